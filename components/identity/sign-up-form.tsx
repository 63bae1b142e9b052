import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/identity.json";
import { FormField } from "./form-field";
import { IdentityForm } from "./identity-form";
import { NewPasswordField } from "./new-password-field";
import { problemText } from "./problem-text";

/** Posts organization, name, email, password and the pending authorization request to /sign-up/submit. */
export function SignUpForm(props: {
  problem?: string;
  typed: { organization?: string; name?: string; email?: string };
  request?: string;
}) {
  const t = useWords("identity", en);
  return (
    <IdentityForm
      action="/sign-up/submit"
      problem={problemText(t, "signUp", props.problem)}
      submit={t("createAccount")}
    >
      <FormField
        label={t("organization")}
        name="organization"
        autoComplete="organization"
        maxLength={120}
        defaultValue={props.typed.organization}
        autoFocus
      />
      <FormField
        label={t("name")}
        name="name"
        autoComplete="name"
        maxLength={120}
        defaultValue={props.typed.name}
      />
      <FormField
        label={t("email")}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={254}
        defaultValue={props.typed.email}
      />
      <NewPasswordField />
      {props.request && <input type="hidden" name="request" value={props.request} />}
    </IdentityForm>
  );
}
