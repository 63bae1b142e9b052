import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/identity.json";
import { FormField } from "./form-field";

/** Input for a new password, with the limits of lib/platform/access/account/password.ts. */
export function NewPasswordField({ label }: { label?: string }) {
  const t = useWords("identity", en);
  return (
    <FormField
      label={label ?? t("password")}
      name="password"
      type="password"
      autoComplete="new-password"
      minLength={10}
      maxLength={128}
      hint={t("password.hint")}
    />
  );
}
