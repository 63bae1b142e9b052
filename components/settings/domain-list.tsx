"use client";

import type * as z from "zod";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PageForm } from "@/components/ui/page-form";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { getSignIn } from "@/lib/hiring/organizations/directory/manage-sign-in";
import en from "@/messages/en/sign-in.json";

/** The organization's domains of e-mail addresses, each with the DNS record that proves it. */
export function DomainList(props: {
  domains: z.output<typeof getSignIn.output>["domains"];
  change: (domain: string, act: "add" | "verify" | "remove") => Promise<ActionState>;
}) {
  const t = useWords("sign-in", en);
  const { act, busy } = useAct();
  const button = (domain: string, kind: "verify" | "remove") => (
    <Button
      size="sm"
      busy={busy}
      aria-label={t("which", { act: t(`domain.${kind}`), name: domain })}
      onClick={() => act(() => props.change(domain, kind), { done: t(`domain.${kind}.done`) })}
    >
      {t(`domain.${kind}`)}
    </Button>
  );
  return (
    <>
      <p className="max-w-[72ch] text-sm text-ink-muted">{t("domains.text")}</p>
      {props.domains.length > 0 && (
        <ul className="flex flex-col">
          {props.domains.map(({ domain, verified, name, value }) => (
            <li key={domain} className="flex flex-col gap-1 border-b border-line py-2 text-sm">
              <span className="flex flex-wrap items-center gap-2">
                <span className="font-medium break-all">{domain}</span>
                <Badge tone="outline">{t(verified ? "domain.verified" : "domain.unverified")}</Badge>
              </span>
              {!verified && (
                <span className="break-all text-ink-muted">
                  {t.rich("domain.record", {
                    name,
                    value,
                    code: (chunks) => <code className="select-all">{chunks}</code>,
                  })}
                </span>
              )}
              <span className="flex flex-wrap gap-2">
                {!verified && button(domain, "verify")}
                {button(domain, "remove")}
              </span>
            </li>
          ))}
        </ul>
      )}
      <PageForm
        send={(form) => props.change(new FormData(form).get("domain") as string, "add")}
        submit={t("domain.add")}
        done={t("domain.add.done")}
      >
        <Field label={t("domain")}>
          <Input name="domain" required maxLength={253} autoComplete="off" />
        </Field>
      </PageForm>
    </>
  );
}
