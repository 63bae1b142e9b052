"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";

type Credentials =
  | { provider: "greenhouse"; clientId: string; clientSecret: string; userId?: string }
  | { provider: "ashby"; apiKey: string }
  | { provider: "teamtailor"; apiKey: string; region: "eu" | "na" | "au" };
type Webhook = { url: string; secret: string };
type Provider = Credentials["provider"];

const names: Record<Provider, string> = {
  greenhouse: "Greenhouse",
  ashby: "Ashby",
  teamtailor: "Teamtailor",
};

/** Takes credentials, has them tried, and shows the webhook's secret this once. */
export function ConnectForm(props: {
  connect: (given: { name: string; credentials: Credentials }) => Promise<ActionState<{ webhook: Webhook }>>;
}) {
  const [provider, setProvider] = useState<Provider>("greenhouse");
  const [problem, setProblem] = useState<string | null>(null);
  const [webhook, setWebhook] = useState<Webhook | null>(null);
  const { act, busy } = useAct();

  function submit(form: HTMLFormElement) {
    const said = new FormData(form);
    const text = (name: string) => (said.get(name) as string | null)?.trim() ?? "";
    setProblem(null);
    setWebhook(null);
    act(
      () =>
        props.connect({ name: text("name") || names[provider], credentials: credentialsOf(provider, text) }),
      {
        done: "Connected. The import has begun.",
        failed: setProblem,
        then: (brought) => {
          setWebhook(brought.webhook);
          form.reset();
        },
      },
    );
  }

  return (
    <Card>
      <CardHeader>
        <h2 className="text-base font-semibold">Connect an applicant tracking system</h2>
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        {problem && (
          <Alert tone="error" title="It is not connected">
            {problem} Nothing was kept.
          </Alert>
        )}
        {webhook && (
          <Alert title="Paste this into the ATS now: the secret is shown once">
            <span className="block break-all">
              Address <code>{webhook.url}</code>
            </span>
            <span className="block break-all">
              Secret <code>{webhook.secret}</code>
            </span>
          </Alert>
        )}
        <form
          className="flex flex-col gap-4"
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            submit(event.currentTarget);
          }}
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="System">
              {(wiring) => (
                <Select
                  {...wiring}
                  value={provider}
                  onChange={(event) => setProvider(event.target.value as Provider)}
                >
                  {Object.entries(names).map(([value, name]) => (
                    <option key={value} value={value}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="Name" optional>
              {(wiring) => <Input {...wiring} name="name" maxLength={80} placeholder={names[provider]} />}
            </Field>
            <CredentialFields key={provider} provider={provider} />
          </div>
          <div>
            <Button type="submit" intent="primary" busy={busy}>
              Test and connect
            </Button>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}

function CredentialFields({ provider }: { provider: Provider }) {
  const secret = { type: "password", required: true, autoComplete: "off", maxLength: 500 } as const;
  if (provider === "greenhouse")
    return (
      <>
        <Field label="Client ID">
          {(wiring) => <Input {...wiring} name="clientId" required maxLength={200} />}
        </Field>
        <Field label="Client secret">
          {(wiring) => <Input {...wiring} {...secret} name="clientSecret" />}
        </Field>
        <Field label="User ID" optional hint="The Greenhouse user in whose name notes are written.">
          {(wiring) => <Input {...wiring} name="userId" inputMode="numeric" pattern="[0-9]*" />}
        </Field>
      </>
    );
  return (
    <>
      <Field label="API key">{(wiring) => <Input {...wiring} {...secret} name="apiKey" />}</Field>
      {provider === "teamtailor" && (
        <Field label="Region">
          {(wiring) => (
            <Select {...wiring} name="region">
              <option value="eu">Europe</option>
              <option value="na">North America</option>
              <option value="au">Australia</option>
            </Select>
          )}
        </Field>
      )}
    </>
  );
}

function credentialsOf(provider: Provider, text: (name: string) => string): Credentials {
  if (provider === "ashby") return { provider, apiKey: text("apiKey") };
  if (provider === "teamtailor")
    return { provider, apiKey: text("apiKey"), region: (text("region") || "eu") as "eu" | "na" | "au" };
  const userId = text("userId");
  return {
    provider,
    clientId: text("clientId"),
    clientSecret: text("clientSecret"),
    ...(userId ? { userId } : {}),
  };
}
