import type { Metadata } from "next";
import Link from "next/link";
import { FormField } from "@/components/identity/form-field";
import { IdentityFrame } from "@/components/identity/frame";
import { problemText } from "@/components/identity/problem-text";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { getWords } from "@/components/words/get-words";
import { safePath } from "@/lib/access/origins";
import en from "@/messages/en/identity.json";
import { onlyValue, type SearchParams } from "../../signed-query";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getWords("identity", en);
  return { title: t("twoStep") };
}

export default async function TwoStepPage(props: { searchParams: SearchParams }) {
  const t = await getWords("identity", en);
  const params = await props.searchParams;
  const request = onlyValue(params.request);
  const next = safePath(onlyValue(params.next), "/");
  const problem = problemText(t, "twoStep", onlyValue(params.problem));
  return (
    <IdentityFrame
      title={t("twoStep")}
      below={
        <Link
          className="text-accent-ink underline"
          href={{ pathname: "/sign-in", query: request ? { request } : { next } }}
        >
          {t("twoStep.restart")}
        </Link>
      }
    >
      <form method="post" action="/sign-in/two-step/submit" className="flex flex-col gap-4">
        {problem && <Alert tone="error">{problem}</Alert>}
        <FormField
          label={t("code")}
          name="code"
          hint={t("twoStep.hint")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          autoFocus
        />
        {request ? (
          <input type="hidden" name="request" value={request} />
        ) : (
          <input type="hidden" name="next" value={next} />
        )}
        <Button type="submit" intent="primary" size="lg">
          {t("twoStep.submit")}
        </Button>
      </form>
    </IdentityFrame>
  );
}
