import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";

export type Credentials =
  | { provider: "greenhouse"; clientId: string; clientSecret: string; userId?: string }
  | { provider: "ashby"; apiKey: string }
  | { provider: "teamtailor"; apiKey: string; region: "eu" | "na" | "au" };
export type Provider = Credentials["provider"];

export const providerNames: Record<Provider, string> = {
  greenhouse: "Greenhouse",
  ashby: "Ashby",
  teamtailor: "Teamtailor",
};

/** What one provider wants from an administrator. Left empty each time: what is kept is never shown. */
export function CredentialFields({ provider }: { provider: Provider }) {
  const secret = { type: "password", required: true, autoComplete: "off", maxLength: 500 } as const;
  if (provider === "greenhouse")
    return (
      <>
        <Field label="Client ID">
          {(wiring) => <Input {...wiring} name="clientId" required maxLength={200} autoComplete="off" />}
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

/** What a form with CredentialFields was given. */
export function credentialsOf(provider: Provider, form: FormData): Credentials {
  const text = (name: string) => (form.get(name) as string | null)?.trim() ?? "";
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
