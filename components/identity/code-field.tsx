import { FormField } from "@/components/identity/form-field";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/identity.json";

/** Asks for the code of the second step; unless `appOnly`, a backup code will do too. */
export function CodeField(props: { appOnly?: boolean; required?: boolean; autoFocus?: boolean }) {
  const { appOnly = false, ...input } = props;
  const t = useWords("identity", en);
  return (
    <FormField
      label={t("code")}
      name="code"
      hint={t(appOnly ? "code.ofApp" : "code.ofAppOrBackup")}
      inputMode={appOnly ? "numeric" : undefined}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={appOnly ? 7 : 20}
      {...input}
    />
  );
}
