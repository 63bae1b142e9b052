import { Alert } from "@/components/ui/alert";
import { hasMessage } from "@/components/words/translate";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/identity.json";
import { FormField } from "./form-field";
import { IdentityForm } from "./identity-form";
import { problemText } from "./problem-text";

/** Posts email, password and where to continue (`next` or `request`) to /sign-in/submit. */
export function SignInForm(props: {
  problem?: string;
  done?: string;
  email?: string;
  next?: string;
  request?: string;
}) {
  const t = useWords("identity", en);
  const done = `signIn.done.${props.done}`;
  return (
    <IdentityForm
      action="/sign-in/submit"
      problem={problemText(t, "signIn", props.problem)}
      submit={t("signIn")}
    >
      {hasMessage(en, done) && <Alert>{t(done)}</Alert>}
      <FormField
        label={t("email")}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={props.email}
        autoFocus={!props.email}
      />
      <FormField
        label={t("password")}
        name="password"
        type="password"
        autoComplete="current-password"
        autoFocus={Boolean(props.email)}
      />
      {props.request && <input type="hidden" name="request" value={props.request} />}
      {props.next && <input type="hidden" name="next" value={props.next} />}
    </IdentityForm>
  );
}
