import type { Metadata } from "next";
import Link from "next/link";
import { FormField } from "@/components/identity/form-field";
import { IdentityFrame } from "@/components/identity/frame";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { SearchParams } from "../signed-query";

export const metadata: Metadata = { title: "Forgot your password" };

export default async function ForgotPasswordPage(props: { searchParams: SearchParams }) {
  const { done, problem } = await props.searchParams;
  return (
    <IdentityFrame
      title={done ? "Check your e-mail" : "Forgot your password"}
      below={
        <Link className="text-accent-ink underline" href="/sign-in">
          Back to signing in
        </Link>
      }
    >
      {done ? (
        <p>
          If the address has an account, an e-mail is on its way. The link in it leads to a new password; it
          works once, for half an hour.
        </p>
      ) : (
        <form method="post" action="/forgot-password/submit" className="flex flex-col gap-4">
          {problem && <Alert tone="error">Too many attempts. Wait a minute and try again.</Alert>}
          <FormField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            maxLength={254}
            autoFocus
          />
          <Button type="submit" intent="primary" size="lg">
            Send a link
          </Button>
        </form>
      )}
    </IdentityFrame>
  );
}
