"use client";

import { useState } from "react";
import type * as z from "zod";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { PlainCheckbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { changeWebhook, listWebhooks } from "@/lib/platform/webhooks/manage-webhooks";
import en from "@/messages/en/connections.json";
import { WebhookOnce } from "./webhook-once";

type Listed = z.output<typeof listWebhooks.output>;
type Act = z.input<typeof changeWebhook.input>["act"];
export type WebhookActs = {
  add: (url: string, kinds: string[]) => Promise<ActionState<{ secret: string }>>;
  change: (webhookId: string, act: Act) => Promise<ActionState<{ secret: string | null }>>;
};

/** Addresses that are told of changes: adds them, shows how they fare, and a new secret once. */
export function WebhookList({ webhooks, kinds, acts }: Listed & { acts: WebhookActs }) {
  const t = useWords("connections", en);
  const { act, busy } = useAct();
  const [shown, setShown] = useState<{ url: string; secret: string } | null>(null);
  const change = ({ webhookId, url }: Listed["webhooks"][number], kind: Act) =>
    act(() => acts.change(webhookId, kind), {
      done: t(`outgoing.${kind}.done`),
      then: ({ secret }) => setShown(secret === null ? null : { url, secret }),
    });
  return (
    <section aria-label={t("outgoing")} className="flex flex-col gap-4">
      <div>
        <h2 className="text-base font-semibold">{t("outgoing")}</h2>
        <p className="text-sm text-ink-muted">{t("outgoing.text")}</p>
      </div>
      {shown && <WebhookOnce webhook={shown} />}
      <ul className="flex flex-col">
        {webhooks.map((webhook) => (
          <li key={webhook.webhookId} className="flex flex-col gap-1 border-b border-line py-2 text-sm">
            <span className="font-medium break-all">{webhook.url}</span>
            <span className="text-ink-muted">{webhook.kinds.join(", ")}</span>
            <span className="flex flex-wrap items-center gap-2 text-ink-muted">
              {webhook.disabledAt && <Badge tone="outline">{t("outgoing.disabled")}</Badge>}
              {webhook.deliveredAt ? (
                <>
                  {t("outgoing.delivered")} <When at={webhook.deliveredAt} />
                </>
              ) : (
                t("outgoing.undelivered")
              )}
            </span>
            {webhook.problem && <Alert tone="error">{webhook.problem}</Alert>}
            <span className="flex flex-wrap gap-2">
              {([webhook.disabledAt ? "enable" : "disable", "replay", "renew-secret", "remove"] as const).map(
                (kind) => (
                  <Button
                    key={kind}
                    size="sm"
                    busy={busy}
                    aria-label={t("outgoing.which", { act: t(`outgoing.${kind}`), url: webhook.url })}
                    onClick={() => change(webhook, kind)}
                  >
                    {t(`outgoing.${kind}`)}
                  </Button>
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const data = new FormData(form);
          const url = data.get("url") as string;
          act(() => acts.add(url, data.getAll("kind") as string[]), {
            done: t("outgoing.added"),
            then({ secret }) {
              setShown({ url, secret });
              form.reset();
            },
          });
        }}
      >
        <Field label={t("outgoing.url")}>
          <Input name="url" type="url" required maxLength={2000} />
        </Field>
        <fieldset>
          <legend className="text-sm font-medium">{t("outgoing.kinds")}</legend>
          <div className="grid gap-1 pt-1 sm:grid-cols-2">
            {kinds.map((kind) => (
              <label key={kind} className="flex items-center gap-2 text-sm">
                <PlainCheckbox name="kind" value={kind} />
                <code>{kind}</code>
              </label>
            ))}
          </div>
        </fieldset>
        <Button type="submit" busy={busy} className="self-start">
          {t("outgoing.add")}
        </Button>
      </form>
    </section>
  );
}
