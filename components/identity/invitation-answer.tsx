import Link from "next/link";
import { Button } from "@/components/ui/button";
import { FormField } from "./form-field";
import { NewPasswordField } from "./new-password-field";

/** What leads in from here: joining, signing in or out first, or an account. Posts to /invitation/submit. */
export function InvitationAnswer(props: {
  token: string;
  email: string;
  organization: string;
  hasAccount: boolean;
  signedInAs: string | null;
}) {
  const { token, email, organization, signedInAs } = props;
  if (signedInAs && signedInAs.toLowerCase() !== email)
    return (
      <form method="post" action="/sign-out" className="flex flex-col gap-4">
        <p>You are signed in as {signedInAs}. Sign out, then open the link in the mail again.</p>
        <Button type="submit" size="lg">
          Sign out
        </Button>
      </form>
    );
  if (!signedInAs && props.hasAccount)
    return (
      <Button asChild intent="primary" size="lg">
        <Link href={{ pathname: "/sign-in", query: { next: `/invitation?token=${token}` } }}>
          Sign in to join
        </Link>
      </Button>
    );
  return (
    <form method="post" action="/invitation/submit" className="flex flex-col gap-4">
      <input type="hidden" name="token" value={token} />
      {!signedInAs && (
        <>
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <FormField label="Name" name="name" autoComplete="name" maxLength={120} autoFocus />
          <NewPasswordField />
        </>
      )}
      <Button type="submit" intent="primary" size="lg">
        {signedInAs ? `Join ${organization}` : "Create account and join"}
      </Button>
    </form>
  );
}
