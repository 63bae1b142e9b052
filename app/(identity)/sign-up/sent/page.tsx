import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import { IdentityFrame } from "@/components/identity/frame";
import { Button } from "@/components/ui/button";
import { readKept } from "../../kept-fields";
import { one, type SearchParams } from "../../signed-query";

export const metadata: Metadata = { title: "Look into your mail" };

export default async function SentPage(props: { searchParams: SearchParams }) {
  const request = one((await props.searchParams).request);
  const { email } = readKept(await cookies());
  return (
    <IdentityFrame title="Look into your mail">
      <p className="mb-3">
        We have sent a letter to {email ? <span className="font-medium break-words">{email}</span> : "you"}.
        Open the link in it to confirm your address; the trial credits come with that.
      </p>
      <p className="mb-5 text-ink-muted">You can sign in and look around already.</p>
      <Button asChild intent="primary" size="lg">
        <Link href={{ pathname: "/sign-in", query: request ? { request } : {} }}>Sign in</Link>
      </Button>
    </IdentityFrame>
  );
}
