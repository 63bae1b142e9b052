import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import { redirect } from "next/navigation";
import { IdentityFrame } from "@/components/identity/frame";
import { PasskeyButton } from "@/components/identity/passkey-button";
import { SignInForm } from "@/components/identity/sign-in-form";
import { safePath } from "@/lib/access/origins";
import { currentUser } from "@/lib/access/session";
import { readKept } from "../kept-fields";
import { one, signedQuery, type SearchParams } from "../signed-query";

export const metadata: Metadata = { title: "Sign in" };

export default async function SignInPage(props: { searchParams: SearchParams }) {
  const params = await props.searchParams;
  const request = signedQuery(params);
  const next = safePath(one(params.next), "/");
  // An agent's request may ask for a fresh sign-in of someone who is in already.
  if (!request && !params.problem && (await currentUser())) redirect(next);
  return (
    <IdentityFrame
      title="Sign in"
      below={
        <>
          No account yet?{" "}
          <Link
            className="text-accent-ink underline"
            href={{ pathname: "/sign-up", query: request ? { request } : {} }}
          >
            Create one
          </Link>{" "}
          ·{" "}
          <Link className="text-accent-ink underline" href="/forgot-password">
            Forgot your password?
          </Link>
        </>
      }
    >
      {request && (
        <p className="mb-4 text-ink-muted">An agent is asking for access. Sign in to see what it asks for.</p>
      )}
      <SignInForm
        problem={one(params.problem)}
        done={one(params.done)}
        email={readKept(await cookies()).email}
        next={request ? undefined : next}
        request={request ?? undefined}
      />
      <PasskeyButton next={request ? undefined : next} request={request ?? undefined} />
    </IdentityFrame>
  );
}
