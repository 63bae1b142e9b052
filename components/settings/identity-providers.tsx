"use client";

import type * as z from "zod";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type {
  addIdentityProvider,
  listIdentityProviders,
} from "@/lib/platform/agents/identity-providers/manage-identity-providers";
import en from "@/messages/en/connections.json";

const listed = ["clientIds", "readGroups", "writeGroups"] as const;

/** Identity providers that vouch for agents and members: lists, adds and removes them. */
export function IdentityProviders({
  providers,
  audience,
  resource,
  add,
  remove,
}: z.output<typeof listIdentityProviders.output> & {
  add: (provider: z.input<typeof addIdentityProvider.input>) => Promise<ActionState>;
  remove: (providerId: string) => Promise<ActionState>;
}) {
  const t = useWords("connections", en);
  const { act, busy } = useAct();
  return (
    <section aria-label={t("identity")} className="flex flex-col gap-4">
      <div>
        <h2 className="text-base font-semibold">{t("identity")}</h2>
        <p className="text-sm text-ink-muted">{t("identity.text")}</p>
        <p className="text-sm break-all text-ink-muted">
          {t.rich("identity.address", { audience, resource, code: (chunks) => <code>{chunks}</code> })}
        </p>
      </div>
      <ul className="flex flex-col">
        {providers.map(({ providerId, issuer, tenant, people, ...lists }) => (
          <li key={providerId} className="flex flex-col gap-1 border-b border-line py-2 text-sm">
            <span className="font-medium break-all">{[issuer, tenant].filter(Boolean).join(" · ")}</span>
            {listed.map(
              (name) =>
                lists[name].length > 0 && (
                  <span key={name} className="break-all text-ink-muted">
                    {t("identity.list", { name: t(`identity.${name}`), values: lists[name].join(", ") })}
                  </span>
                ),
            )}
            <span className="text-ink-muted">{t("identity.people", { people })}</span>
            <Button
              size="sm"
              busy={busy}
              className="self-start"
              aria-label={t("identity.remove.which", { issuer })}
              onClick={() => act(() => remove(providerId), { done: t("identity.removed") })}
            >
              {t("identity.remove")}
            </Button>
          </li>
        ))}
      </ul>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const data = new FormData(form);
          const text = (name: string) => data.get(name) as string;
          const lines = (name: string) =>
            text(name)
              .split("\n")
              .map((line) => line.trim())
              .filter(Boolean);
          const people = lines("links").map((line) => {
            const at = line.lastIndexOf("=");
            return { subject: line.slice(0, Math.max(at, 0)).trim(), member: line.slice(at + 1).trim() };
          });
          act(
            () =>
              add({
                issuer: text("issuer"),
                tenant: text("tenant"),
                clientIds: lines("clientIds"),
                readGroups: lines("readGroups"),
                writeGroups: lines("writeGroups"),
                people,
              }),
            { done: t("identity.added"), then: () => form.reset() },
          );
        }}
      >
        <Field label={t("identity.issuer")}>
          <Input name="issuer" type="url" required maxLength={500} />
        </Field>
        <Field label={t("identity.tenant")} hint={t("identity.tenant.hint")} optional>
          <Input name="tenant" maxLength={200} />
        </Field>
        {listed.map((name) => (
          <Field key={name} label={t(`identity.${name}`)} hint={t(`identity.${name}.hint`)}>
            <Textarea name={name} rows={2} required={name === "clientIds"} />
          </Field>
        ))}
        <Field label={t("identity.links")} hint={t("identity.links.hint")} optional>
          <Textarea name="links" rows={2} />
        </Field>
        <Button type="submit" busy={busy} className="self-start">
          {t("identity.add")}
        </Button>
      </form>
    </section>
  );
}
