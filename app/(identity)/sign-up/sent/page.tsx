import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import Link from "next/link";
import { IdentityFrame } from "@/components/identity/frame";
import { Button } from "@/components/ui/button";
import { readMailbox } from "@/lib/access/read-mailbox";
import { readKept } from "../../kept-fields";
import { one, type SearchParams } from "../../signed-query";

export const metadata: Metadata = { title: "Check your e-mail" };

export default async function SentPage(props: { searchParams: SearchParams }) {
  const request = one((await props.searchParams).request);
  const { email } = readKept(await cookies());
  const keptHere = (await readMailbox(await headers())) !== null;
  return (
    <IdentityFrame title="Check your e-mail">
      <p className="mb-3">
        We have sent an e-mail to {email ? <span className="font-medium break-words">{email}</span> : "you"}.
        Open the link in it to confirm your address; the trial credits come with that.
      </p>
      <p className="mb-5 text-ink-muted">
        {keptHere ? (
          <>
            This installation sends no mail: it is kept at{" "}
            <Link className="text-accent-ink underline" href="/dev/mail">
              /dev/mail
            </Link>
            .
          </>
        ) : (
          "Then come back here and sign in."
        )}
      </p>
      <Button asChild intent="primary" size="lg">
        <Link href={{ pathname: "/sign-in", query: request ? { request } : {} }}>Sign in</Link>
      </Button>
    </IdentityFrame>
  );
}
