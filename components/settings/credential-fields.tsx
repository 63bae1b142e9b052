import type * as z from "zod";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { listSystems } from "@/lib/records/ats/list-systems";

/** An ATS that can be connected, with its credential fields. */
export type System = z.output<typeof listSystems.output>["systems"][number];
export type Credentials = { provider: string; [field: string]: string };

/** One input per credential field. */
export const CredentialFields = ({ fields }: { fields: System["fields"] }) =>
  fields.map(({ name, label, kind, hint, optional, choices }) => (
    <Field key={name} label={label} optional={optional} hint={hint}>
      {kind === "choice" ? (
        <Select name={name}>
          {choices?.map(({ value, label: shown }) => (
            <option key={value} value={value}>
              {shown}
            </option>
          ))}
        </Select>
      ) : (
        <Input
          name={name}
          type={kind === "secret" ? "password" : "text"}
          required={!optional}
          maxLength={500}
          autoComplete="off"
          {...(kind === "number" ? { inputMode: "numeric", pattern: "[0-9]*" } : {})}
        />
      )}
    </Field>
  ));

/** Reads the credentials from a form with CredentialFields. Omits empty fields. */
export function credentialsOf({ provider, fields }: System, form: FormData): Credentials {
  const filled = fields.flatMap(({ name }) => {
    const value = (form.get(name) as string | null)?.trim();
    return value ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(filled), provider };
}
