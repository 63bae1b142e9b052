import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

/** On every page until the address is confirmed. */
export const UnconfirmedAddress = ({ email }: { email: string }) => (
  <Alert
    className="mx-4 mt-4 sm:mx-6"
    title="Confirm your address"
    action={
      <Button asChild size="sm">
        <Link href="/settings/account">Your account</Link>
      </Button>
    }
  >
    We have sent a letter to <span className="break-words">{email}</span>. The trial credits come when you
    open the link in it.
  </Alert>
);
