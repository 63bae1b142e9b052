"use client";

import type * as z from "zod";
import { assignableRoles, roleName } from "@/components/member/roles";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PageForm } from "@/components/ui/page-form";
import { SelectField } from "@/components/ui/select-field";
import { Textarea } from "@/components/ui/textarea";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type {
  changeSignIn,
  getSignIn,
  setSignInProvider,
} from "@/lib/hiring/organizations/directory/manage-sign-in";
import en from "@/messages/en/sign-in.json";
import member from "@/messages/en/member.json";

type Shown = z.output<typeof getSignIn.output>;
type Act = z.input<typeof changeSignIn.input>["act"];
type Rules = z.input<typeof setSignInProvider.input>;

/** Leaves for the provider: no page of ours. */
const testPath = "/settings/sign-in/test";

/** The provider that people sign in through: how it fares, its acts, and a form that adds or changes it. */
export function SignInProvider({
  provider,
  redirectUri,
  ...acts
}: Pick<Shown, "provider" | "redirectUri"> & {
  save: (provider: Rules) => Promise<ActionState>;
  change: (act: Act) => Promise<ActionState>;
}) {
  const t = useWords("sign-in", en);
  const roles = useWords("member", member);
  const { act, busy } = useAct();
  const possible: Act[] = provider
    ? [
        ...(provider.testedAt && !provider.enabled ? (["enable"] as const) : []),
        ...(provider.enabled ? ([provider.required ? "allow-others" : "require", "disable"] as const) : []),
        "remove",
      ]
    : [];
  return (
    <>
      <p className="max-w-[72ch] text-sm text-ink-muted">{t("provider.text")}</p>
      <p className="text-sm break-all text-ink-muted">
        {t.rich("provider.redirect", {
          address: redirectUri,
          code: (chunks) => <code className="select-all">{chunks}</code>,
        })}
      </p>
      {provider && (
        <div className="flex flex-col gap-2 text-sm">
          <span className="flex flex-wrap items-center gap-2">
            <span className="font-medium break-all">{provider.issuer}</span>
            <Badge tone="outline">
              {t(provider.required ? "state.required" : provider.enabled ? "state.on" : "state.off")}
            </Badge>
          </span>
          <span className="text-ink-muted">{t("provider.people", { people: provider.people })}</span>
          {!provider.testedAt && <Alert>{t("provider.untested")}</Alert>}
          <span className="flex flex-wrap gap-2">
            <Button asChild size="sm">
              <a href={testPath}>{t("provider.test")}</a>
            </Button>
            {possible.map((kind) => (
              <Button
                key={kind}
                size="sm"
                busy={busy}
                onClick={() => act(() => acts.change(kind), { done: t(`provider.${kind}.done`) })}
              >
                {t(`provider.${kind}`)}
              </Button>
            ))}
          </span>
        </div>
      )}
      <PageForm
        send={(form) => acts.save(readRules(form))}
        submit={t("provider.save")}
        done={t("provider.saved")}
      >
        <Field label={t("issuer")} hint={t("issuer.hint")}>
          <Input name="issuer" type="url" required maxLength={500} defaultValue={provider?.issuer} />
        </Field>
        <Field label={t("tenant")} hint={t("tenant.hint")} optional>
          <Input name="tenant" maxLength={200} defaultValue={provider?.tenant} autoComplete="off" />
        </Field>
        <Field label={t("clientId")}>
          <Input
            name="clientId"
            required
            maxLength={500}
            defaultValue={provider?.clientId}
            autoComplete="off"
          />
        </Field>
        <Field label={t("secret")} hint={provider && t("secret.stays")} optional={provider !== null}>
          <Input
            name="secret"
            type="password"
            required={!provider}
            maxLength={1000}
            autoComplete="new-password"
          />
        </Field>
        {assignableRoles.map((role) => (
          <Field
            key={role}
            label={t("groups", { role: roleName(roles, role) })}
            hint={t("groups.hint")}
            optional
          >
            <Textarea
              name={role}
              rows={2}
              defaultValue={provider?.groupRoles
                .filter((each) => each.role === role)
                .map(({ group }) => group)
                .join("\n")}
            />
          </Field>
        ))}
        <SelectField
          name="otherRole"
          label={t("otherRole")}
          any={t("otherRole.none")}
          chosen={provider?.otherRole ?? undefined}
          options={assignableRoles.map((role) => [role, roleName(roles, role)])}
        />
      </PageForm>
    </>
  );
}

function readRules(form: HTMLFormElement): Rules {
  const data = new FormData(form);
  const text = (name: string) => ((data.get(name) as string | null) ?? "").trim();
  return {
    issuer: text("issuer"),
    tenant: text("tenant"),
    clientId: text("clientId"),
    secret: text("secret") || undefined,
    groupRoles: assignableRoles.flatMap((role) =>
      text(role)
        .split("\n")
        .map((group) => ({ group: group.trim(), role }))
        .filter(({ group }) => group),
    ),
    otherRole: assignableRoles.find((role) => role === text("otherRole")) ?? null,
  };
}
