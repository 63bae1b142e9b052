"use client";

import { useState } from "react";
import type * as z from "zod";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/card";
import { PlainCheckbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { connectAts } from "@/lib/records/ats/connect-ats";
import en from "@/messages/en/connections.json";
import { CredentialFields, credentialsOf, type System } from "./credential-fields";
import type { SignIn } from "./sign-in-again";
import { type Webhook, WebhookOnce } from "./webhook-once";

/** Tests and saves credentials, or starts a sign-in with the ATS. Shows the webhook's secret once. */
export function ConnectForm(props: {
  systems: System[];
  /** Whether local simulators are available. */
  simulator: boolean;
  connect: (input: z.input<typeof connectAts.input>) => Promise<ActionState<{ webhook: Webhook | null }>>;
  signIn: SignIn;
}) {
  const t = useWords("connections", en);
  const [provider, setProvider] = useState(props.systems[0]?.provider);
  const system = props.systems.find((each) => each.provider === provider);
  const [simulated, setSimulated] = useState(false);
  const [chosen, setWay] = useState<"sign-in" | "keys" | null>(null);
  const way = chosen ?? (system?.signIn === "offered" ? "sign-in" : "keys");
  const canSignIn = system?.signIn === "offered" || (simulated && system?.signIn === "simulator");
  const signsIn = canSignIn && way === "sign-in";
  const [problem, setProblem] = useState<string | null>(null);
  const [webhook, setWebhook] = useState<Webhook | null>(null);
  const { act, busy } = useAct();

  function submit(form: HTMLFormElement) {
    if (!system) return;
    const data = new FormData(form);
    const name = (data.get("name") as string).trim() || system.name;
    setProblem(null);
    setWebhook(null);
    if (signsIn) {
      act(() => props.signIn({ provider: system.provider, name, simulated }), {
        failed: setProblem,
        then: ({ url }) => window.location.assign(url),
      });
      return;
    }
    act(() => props.connect({ name, credentials: credentialsOf(system, data), simulated }), {
      done: t("connect.done"),
      failed: setProblem,
      then: (connected) => {
        setWebhook(connected.webhook);
        form.reset();
      },
    });
  }

  return (
    <SectionCard title={t("connect")} className="flex flex-col gap-4">
      {problem && (
        <Alert tone="error" title={t("connect.failed")}>
          {t("connect.failed.text", { problem })}
        </Alert>
      )}
      {webhook && <WebhookOnce webhook={webhook} />}
      <form
        className="flex flex-col gap-4"
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("connect.system")}>
            <Select value={provider} onChange={(event) => setProvider(event.target.value)}>
              {props.systems.map((each) => (
                <option key={each.provider} value={each.provider}>
                  {each.name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t("connect.name")} optional>
            <Input name="name" maxLength={80} placeholder={system?.name} />
          </Field>
          {canSignIn && (
            <Field
              label={t("connect.how")}
              hint={t(signsIn ? "connect.signIn.hint" : "connect.keys.hint", { system: system.name })}
            >
              <Select value={way} onChange={(event) => setWay(event.target.value as typeof way)}>
                <option value="sign-in">{t("connect.signIn", { system: system.name })}</option>
                <option value="keys">{t("connect.keys")}</option>
              </Select>
            </Field>
          )}
          {!signsIn && <CredentialFields key={provider} fields={system?.fields ?? []} />}
        </div>
        {props.simulator && (
          <div className="text-sm">
            <label className="flex items-center gap-2">
              <PlainCheckbox
                checked={simulated}
                aria-describedby="simulator-takes"
                onChange={(event) => setSimulated(event.target.checked)}
              />
              {t("connect.simulator")}
            </label>
            <p id="simulator-takes" className="pl-6 text-ink-muted">
              {simulated &&
                system &&
                !signsIn &&
                t("connect.simulator.takes", { credentials: simulatorLogin(system) })}
            </p>
          </div>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button type="submit" intent="primary" busy={busy}>
            {signsIn ? t("connect.signIn", { system: system.name }) : t("connect.test")}
          </Button>
          <p className="text-sm text-ink-muted" aria-live="polite">
            {busy && !signsIn && t("connect.testing")}
          </p>
        </div>
      </form>
    </SectionCard>
  );
}

/** The credentials that the simulator accepts, by field label. */
const simulatorLogin = ({ fields, simulated }: System) =>
  fields.flatMap(({ name, label }) => (simulated[name] ? [`${label} ${simulated[name]}`] : []));
