import type { Metadata } from "next";
import { IdentityFrame } from "@/components/identity/frame";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { one, type SearchParams } from "../signed-query";

export const metadata: Metadata = { title: "Confirm your address", robots: { index: false } };

/** A button and not the link itself confirms: mail programs open links to look at them. */
export default async function VerifyEmailPage(props: { searchParams: SearchParams }) {
  const params = await props.searchParams;
  return (
    <IdentityFrame title="Confirm your address">
      {params.problem ? (
        <Alert tone="error">
          This link has expired, was used, or belongs to another account than the one signed in here. Choose a
          new password to get another e-mail: its link confirms the address, too.
        </Alert>
      ) : (
        <form method="post" action="/verify-email/submit" className="flex flex-col gap-4">
          <p>You asked us to write to this address. Confirm that it is yours.</p>
          <input type="hidden" name="token" value={one(params.token) ?? ""} />
          <Button type="submit" intent="primary" size="lg">
            Confirm this address
          </Button>
        </form>
      )}
    </IdentityFrame>
  );
}
