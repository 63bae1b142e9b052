"use client";

import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "@/components/ui/menu";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";
import type { Credentials, System } from "./credential-fields";
import { RemoveConnection } from "./remove-connection";
import { ReplaceCredentials } from "./replace-credentials";

export type Deed = "test" | "sync" | "full-sync" | "pause" | "resume" | "subscribe" | "remove";

/** What can be done with a connection. An import from files can only be removed. */
export function ConnectionActs(props: {
  connection: { name: string; status: "active" | "paused" | "failing" };
  /** Undefined for imports from files. */
  system: System | undefined;
  act: (deed: Deed) => Promise<ActionState>;
  replace: (credentials: Credentials) => Promise<ActionState>;
}) {
  const { name, status } = props.connection;
  const [asking, setAsking] = useState<"replace" | "remove" | null>(null);
  const { act, busy } = useAct();
  const run = (deed: Deed, done: string) => act(() => props.act(deed), { done });
  const { system } = props;
  const isSynced = system !== undefined;
  const paused = status === "paused";
  return (
    <div className="flex gap-2">
      {isSynced && (
        <Button
          size="sm"
          busy={busy}
          onClick={() => (paused ? run("resume", "Resumed") : run("sync", "Sync started"))}
        >
          {paused ? "Resume" : "Sync now"}
        </Button>
      )}
      <Menu>
        <MenuTrigger asChild>
          <Button size="icon-sm" aria-label={`More for ${name}`}>
            <Ellipsis aria-hidden />
          </Button>
        </MenuTrigger>
        <MenuContent align="end">
          {isSynced && (
            <>
              {!paused && (
                <MenuItem onSelect={() => run("full-sync", "Everything is read again")}>
                  Read everything again
                </MenuItem>
              )}
              <MenuItem onSelect={() => run("test", "Tested. The permissions are those of now.")}>
                Test the credentials
              </MenuItem>
              <MenuItem onSelect={() => setAsking("replace")}>Replace the credentials</MenuItem>
              {!paused && <MenuItem onSelect={() => run("pause", "Paused")}>Pause</MenuItem>}
              <MenuSeparator />
            </>
          )}
          <MenuItem onSelect={() => setAsking("remove")}>Remove</MenuItem>
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
      <RemoveConnection
        name={name}
        open={asking === "remove"}
        onOpenChange={(open) => setAsking(open ? "remove" : null)}
        remove={() => props.act("remove")}
      />
    </div>
  );
}
