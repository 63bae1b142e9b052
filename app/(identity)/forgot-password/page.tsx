import { FormField } from "@/components/identity/form-field";
import { IdentityFrame } from "@/components/identity/frame";
import { IdentityForm } from "@/components/identity/identity-form";
import { problemText } from "@/components/identity/problem-text";
import { TextLink } from "@/components/identity/text-link";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import en from "@/messages/en/identity.json";
import { onlyValue, type SearchParams } from "../signed-query";

export const generateMetadata = titled("identity", en, "forgot");

export default async function ForgotPasswordPage(props: { searchParams: SearchParams }) {
  const t = await getWords("identity", en);
  const { done, problem } = await props.searchParams;
  return (
    <IdentityFrame
      title={t(done ? "forgot.sent.title" : "forgot")}
      below={<TextLink href="/sign-in">{t("backToSignIn")}</TextLink>}
    >
      {done ? (
        <p>{t("forgot.sent")}</p>
      ) : (
        <IdentityForm
          action="/forgot-password/submit"
          problem={problemText(t, "forgot", onlyValue(problem))}
          submit={t("forgot.submit")}
        >
          <FormField
            label={t("email")}
            name="email"
            type="email"
            autoComplete="username"
            maxLength={254}
            autoFocus
          />
        </IdentityForm>
      )}
    </IdentityFrame>
  );
}
