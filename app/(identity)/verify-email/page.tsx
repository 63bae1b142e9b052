import type { Metadata } from "next";
import { IdentityFrame } from "@/components/identity/frame";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { getWords } from "@/components/words/get-words";
import en from "@/messages/en/identity.json";
import { onlyValue, type SearchParams } from "../signed-query";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getWords("identity", en);
  return { title: t("verify"), robots: { index: false } };
}

/** Confirms with a button, not by opening the link, because mail scanners open links too. */
export default async function VerifyEmailPage(props: { searchParams: SearchParams }) {
  const t = await getWords("identity", en);
  const params = await props.searchParams;
  return (
    <IdentityFrame title={t("verify")}>
      {params.problem ? (
        <Alert tone="error">{t("verify.problem")}</Alert>
      ) : (
        <form method="post" action="/verify-email/submit" className="flex flex-col gap-4">
          <p>{t("verify.text")}</p>
          <input type="hidden" name="token" value={onlyValue(params.token) ?? ""} />
          <Button type="submit" intent="primary" size="lg">
            {t("verify.submit")}
          </Button>
        </form>
      )}
    </IdentityFrame>
  );
}
