import type { Metadata } from "next";
import Link from "next/link";
import { FormField } from "@/components/identity/form-field";
import { IdentityFrame } from "@/components/identity/frame";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { getWords } from "@/components/words/get-words";
import en from "@/messages/en/identity.json";
import type { SearchParams } from "../signed-query";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getWords("identity", en);
  return { title: t("forgot") };
}

export default async function ForgotPasswordPage(props: { searchParams: SearchParams }) {
  const t = await getWords("identity", en);
  const { done, problem } = await props.searchParams;
  return (
    <IdentityFrame
      title={t(done ? "forgot.sent.title" : "forgot")}
      below={
        <Link className="text-accent-ink underline" href="/sign-in">
          {t("backToSignIn")}
        </Link>
      }
    >
      {done ? (
        <p>{t("forgot.sent")}</p>
      ) : (
        <form method="post" action="/forgot-password/submit" className="flex flex-col gap-4">
          {problem && <Alert tone="error">{t("forgot.wait")}</Alert>}
          <FormField
            label={t("email")}
            name="email"
            type="email"
            autoComplete="username"
            maxLength={254}
            autoFocus
          />
          <Button type="submit" intent="primary" size="lg">
            {t("forgot.submit")}
          </Button>
        </form>
      )}
    </IdentityFrame>
  );
}
