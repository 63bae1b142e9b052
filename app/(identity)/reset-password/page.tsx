import type { Metadata } from "next";
import Link from "next/link";
import { IdentityFrame } from "@/components/identity/frame";
import { NewPasswordField } from "@/components/identity/new-password-field";
import { passwordProblems } from "@/components/identity/password-problems";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { one, type SearchParams } from "../signed-query";

export const metadata: Metadata = { title: "Choose a new password", robots: { index: false } };

export default async function ResetPasswordPage(props: { searchParams: SearchParams }) {
  const params = await props.searchParams;
  const problem = one(params.problem);
  if (problem === "link")
    return (
      <IdentityFrame title="This link does not work">
        <p className="mb-4 text-ink-muted">It has expired or was used. Your password is as it was.</p>
        <Link className="text-accent-ink underline" href="/forgot-password">
          Ask for another e-mail
        </Link>
      </IdentityFrame>
    );
  return (
    <IdentityFrame title="Choose a new password">
      <form method="post" action="/reset-password/submit" className="flex flex-col gap-4">
        {problem && <Alert tone="error">{passwordProblems[problem] ?? passwordProblems.invalid}</Alert>}
        <p className="text-ink-muted">Every browser that is signed in to the account will be signed out.</p>
        <input type="hidden" name="token" value={one(params.token) ?? ""} />
        <NewPasswordField label="New password" />
        <Button type="submit" intent="primary" size="lg">
          Set this password
        </Button>
      </form>
    </IdentityFrame>
  );
}
