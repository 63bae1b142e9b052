import { IdentityFrame } from "@/components/identity/frame";
import { IdentityForm } from "@/components/identity/identity-form";
import { problemText } from "@/components/identity/problem-text";
import { Alert } from "@/components/ui/alert";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import en from "@/messages/en/identity.json";
import { onlyValue, type SearchParams } from "../signed-query";

export const generateMetadata = titled("identity", en, "verify", { robots: { index: false } });

/** Confirms with a button, not by opening the link, because mail scanners open links too. */
export default async function VerifyEmailPage(props: { searchParams: SearchParams }) {
  const t = await getWords("identity", en);
  const params = await props.searchParams;
  const problem = onlyValue(params.problem);
  return (
    <IdentityFrame title={t("verify")}>
      {problem === "link" ? (
        <Alert tone="error">{t("verify.problem")}</Alert>
      ) : (
        <IdentityForm
          action="/verify-email/submit"
          problem={problemText(t, "verify", problem)}
          submit={t("verify.submit")}
        >
          <p>{t("verify.text")}</p>
          <input type="hidden" name="token" value={onlyValue(params.token) ?? ""} />
        </IdentityForm>
      )}
    </IdentityFrame>
  );
}
