import type { Metadata } from "next";
import Link from "next/link";
import { IdentityFrame } from "@/components/identity/frame";
import { NewPasswordField } from "@/components/identity/new-password-field";
import { problemText } from "@/components/identity/problem-text";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { getWords } from "@/components/words/get-words";
import en from "@/messages/en/identity.json";
import { onlyValue, type SearchParams } from "../signed-query";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getWords("identity", en);
  return { title: t("reset"), robots: { index: false } };
}

export default async function ResetPasswordPage(props: { searchParams: SearchParams }) {
  const t = await getWords("identity", en);
  const params = await props.searchParams;
  const problem = onlyValue(params.problem);
  if (problem === "link")
    return (
      <IdentityFrame title={t("reset.invalidLink.title")}>
        <p className="mb-4 text-ink-muted">{t("reset.invalidLink")}</p>
        <Link className="text-accent-ink underline" href="/forgot-password">
          {t("reset.again")}
        </Link>
      </IdentityFrame>
    );
  return (
    <IdentityFrame title={t("reset")}>
      <form method="post" action="/reset-password/submit" className="flex flex-col gap-4">
        {problem && <Alert tone="error">{problemText(t, "reset", problem) ?? t("password.invalid")}</Alert>}
        <p className="text-ink-muted">{t("reset.note")}</p>
        <input type="hidden" name="token" value={onlyValue(params.token) ?? ""} />
        <NewPasswordField label={t("newPassword")} />
        <Button type="submit" intent="primary" size="lg">
          {t("reset.submit")}
        </Button>
      </form>
    </IdentityFrame>
  );
}
