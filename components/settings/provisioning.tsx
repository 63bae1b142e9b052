"use client";

import { useState } from "react";
import type * as z from "zod";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { getSignIn } from "@/lib/hiring/organizations/directory/manage-sign-in";
import en from "@/messages/en/sign-in.json";

/** The directory's access: its address and token, which is shown once. */
export function Provisioning(
  props: Pick<z.output<typeof getSignIn.output>, "provisioning" | "scimAddress"> & {
    renew: () => Promise<ActionState<{ token: string }>>;
    end: () => Promise<ActionState>;
  },
) {
  const t = useWords("sign-in", en);
  const { act, busy } = useAct();
  const [token, setToken] = useState<string | null>(null);
  const { provisioning } = props;
  return (
    <>
      <p className="max-w-[72ch] text-sm text-ink-muted">{t("provisioning.text")}</p>
      <p className="text-sm break-all text-ink-muted">
        {t.rich("provisioning.address", {
          address: props.scimAddress,
          code: (chunks) => <code className="select-all">{chunks}</code>,
        })}
      </p>
      {token && (
        <Alert title={t("token.once")}>
          <code className="break-all select-all">{token}</code>
        </Alert>
      )}
      {provisioning && (
        <p className="text-sm text-ink-muted">
          {t("token.since")} <When at={provisioning.since} />
          {provisioning.usedAt && (
            <>
              {" · "}
              {t("token.used")} <When at={provisioning.usedAt} />
            </>
          )}
        </p>
      )}
      <span className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => act(props.renew, { then: (renewed) => setToken(renewed.token) })}>
          {t(provisioning ? "token.renew" : "token.create")}
        </Button>
        {provisioning && (
          <Button
            busy={busy}
            onClick={() => act(props.end, { done: t("token.ended"), then: () => setToken(null) })}
          >
            {t("token.end")}
          </Button>
        )}
      </span>
    </>
  );
}
