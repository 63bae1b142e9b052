import { IdentityFrame } from "@/components/identity/frame";
import { IdentityForm } from "@/components/identity/identity-form";
import { NewPasswordField } from "@/components/identity/new-password-field";
import { problemText } from "@/components/identity/problem-text";
import { TextLink } from "@/components/identity/text-link";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import en from "@/messages/en/identity.json";
import { onlyValue, type SearchParams } from "../signed-query";

export const generateMetadata = titled("identity", en, "reset", { robots: { index: false } });

export default async function ResetPasswordPage(props: { searchParams: SearchParams }) {
  const t = await getWords("identity", en);
  const params = await props.searchParams;
  const problem = onlyValue(params.problem);
  if (problem === "link")
    return (
      <IdentityFrame title={t("reset.invalidLink.title")}>
        <p className="mb-4 text-ink-muted">{t("reset.invalidLink")}</p>
        <TextLink href="/forgot-password">{t("reset.again")}</TextLink>
      </IdentityFrame>
    );
  return (
    <IdentityFrame title={t("reset")}>
      <IdentityForm
        action="/reset-password/submit"
        problem={problem && (problemText(t, "reset", problem) ?? t("password.invalid"))}
        submit={t("reset.submit")}
      >
        <p className="text-ink-muted">{t("reset.note")}</p>
        <input type="hidden" name="token" value={onlyValue(params.token) ?? ""} />
        <NewPasswordField label={t("newPassword")} />
      </IdentityForm>
    </IdentityFrame>
  );
}
