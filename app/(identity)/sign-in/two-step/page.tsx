import type { Metadata } from "next";
import Link from "next/link";
import { FormField } from "@/components/identity/form-field";
import { IdentityFrame } from "@/components/identity/frame";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { safePath } from "@/lib/access/origins";
import { one, type SearchParams } from "../../signed-query";

export const metadata: Metadata = { title: "Second step" };

const problems: Record<string, string> = {
  code: "That code is wrong or was already used. Wait for the next one, or use a backup code.",
  locked: "Too many wrong codes. Wait a quarter of an hour, or sign in with a passkey.",
  wait: "Too many attempts. Wait a minute and try again.",
};

export default async function TwoStepPage(props: { searchParams: SearchParams }) {
  const params = await props.searchParams;
  const request = one(params.request);
  const next = safePath(one(params.next), "/");
  const problem = problems[one(params.problem) ?? ""];
  return (
    <IdentityFrame
      title="Second step"
      below={
        <Link
          className="text-accent-ink underline"
          href={{ pathname: "/sign-in", query: request ? { request } : { next } }}
        >
          Start again
        </Link>
      }
    >
      <form method="post" action="/sign-in/two-step/submit" className="flex flex-col gap-4">
        {problem && <Alert tone="error">{problem}</Alert>}
        <FormField
          label="Code"
          name="code"
          hint="Six digits from your authenticator app, or one of your backup codes."
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
          Go on
        </Button>
      </form>
    </IdentityFrame>
  );
}
