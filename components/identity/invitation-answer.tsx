import Link from "next/link";
import { Button } from "@/components/ui/button";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/identity.json";
import { FormField } from "./form-field";
import { IdentityForm } from "./identity-form";
import { NewPasswordField } from "./new-password-field";

/** The next step: join, sign in or out first, or create an account. Posts to /invitation/submit. */
export function InvitationAnswer(props: {
  token: string;
  email: string;
  organization: string;
  hasAccount: boolean;
  signedInAs: string | null;
}) {
  const t = useWords("identity", en);
  const { token, email, organization, signedInAs } = props;
  if (signedInAs && signedInAs.toLowerCase() !== email)
    return (
      <form method="post" action="/sign-out" className="flex flex-col gap-4">
        <p>{t("invitation.otherAccount", { email: signedInAs })}</p>
        <Button type="submit" size="lg">
          {t("signOut")}
        </Button>
      </form>
    );
  if (!signedInAs && props.hasAccount)
    return (
      <Button asChild intent="primary" size="lg">
        <Link href={{ pathname: "/sign-in", query: { next: `/invitation?token=${token}` } }}>
          {t("invitation.signIn")}
        </Link>
      </Button>
    );
  return (
    <IdentityForm
      action="/invitation/submit"
      submit={signedInAs ? t("invitation.join", { organization }) : t("invitation.create")}
    >
      <input type="hidden" name="token" value={token} />
      {!signedInAs && (
        <>
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <FormField label={t("name")} name="name" autoComplete="name" maxLength={120} autoFocus />
          <NewPasswordField />
        </>
      )}
    </IdentityForm>
  );
}
