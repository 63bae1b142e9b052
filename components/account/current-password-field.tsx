import { FormField } from "@/components/identity/form-field";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/credentials.json";

/** Asks for the current password before an act that could lock the owner out of the account. */
export function CurrentPasswordField() {
  const t = useWords("credentials", en);
  return (
    <FormField
      label={t("currentPassword")}
      name="current"
      type="password"
      autoComplete="current-password"
      maxLength={128}
    />
  );
}
