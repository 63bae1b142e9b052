"use client";

import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Confirmation } from "@/components/ui/confirmation";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "@/components/ui/menu";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/connections.json";
import type { Connection } from "./connection";
import type { Credentials, System } from "./credential-fields";
import { ReplaceCredentials } from "./replace-credentials";

export type ConnectionAct = "test" | "sync" | "full-sync" | "pause" | "resume" | "subscribe" | "remove";

/** Buttons and menu of a connection. A connection made of imported files can only be removed. */
export function ConnectionActs(props: {
  connection: Pick<Connection, "name" | "status">;
  /** Undefined for imported files. */
  system: System | undefined;
  act: (act: ConnectionAct) => Promise<ActionState>;
  replace: (credentials: Credentials) => Promise<ActionState>;
}) {
  const t = useWords("connections", en);
  const { name, status } = props.connection;
  const [asking, setAsking] = useState<"replace" | "remove" | null>(null);
  const { act, busy } = useAct();
  const run = (kind: Exclude<ConnectionAct, "remove" | "subscribe">) =>
    act(() => props.act(kind), { done: t(`act.${kind}.done`) });
  const { system } = props;
  const isSynced = system !== undefined;
  const paused = status === "paused";
  return (
    <div className="flex gap-2">
      {isSynced && (
        <Button size="sm" busy={busy} onClick={() => run(paused ? "resume" : "sync")}>
          {t(paused ? "act.resume" : "act.sync")}
        </Button>
      )}
      <Menu>
        <MenuTrigger asChild>
          <Button size="icon-sm" aria-label={t("menu", { name })}>
            <Ellipsis aria-hidden />
          </Button>
        </MenuTrigger>
        <MenuContent align="end">
          {isSynced && (
            <>
              {!paused && <MenuItem onSelect={() => run("full-sync")}>{t("act.full-sync")}</MenuItem>}
              <MenuItem onSelect={() => run("test")}>{t("act.test")}</MenuItem>
              <MenuItem onSelect={() => setAsking("replace")}>{t("act.replace")}</MenuItem>
              {!paused && <MenuItem onSelect={() => run("pause")}>{t("act.pause")}</MenuItem>}
              <MenuSeparator />
            </>
          )}
          <MenuItem onSelect={() => setAsking("remove")}>{t("act.remove")}</MenuItem>
        </MenuContent>
      </Menu>
      {system && (
        <ReplaceCredentials
          name={name}
          system={system}
          open={asking === "replace"}
          onOpenChange={(open) => setAsking(open ? "replace" : null)}
          replace={props.replace}
        />
      )}
      <Dialog open={asking === "remove"} onOpenChange={(open) => setAsking(open ? "remove" : null)}>
        <DialogContent title={t("remove.question", { name })}>
          <Confirmation
            text={t("remove.text")}
            yes={t("act.remove")}
            no={t("keep")}
            act={() => props.act("remove")}
            done={t("remove.done")}
            close={() => setAsking(null)}
          />
        </DialogContent>
      </Dialog>
    </div>
  );
}
