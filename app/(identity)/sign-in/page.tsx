import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import { redirect } from "next/navigation";
import { IdentityFrame } from "@/components/identity/frame";
import { PasskeyButton } from "@/components/identity/passkey-button";
import { SignInForm } from "@/components/identity/sign-in-form";
import { getWords } from "@/components/words/get-words";
import { safePath } from "@/lib/access/origins";
import { currentUser } from "@/lib/access/session";
import en from "@/messages/en/identity.json";
import { readFields } from "../stored-fields";
import { signedQuery, onlyValue, type SearchParams } from "../signed-query";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getWords("identity", en);
  return { title: t("signIn") };
}

export default async function SignInPage(props: { searchParams: SearchParams }) {
  const t = await getWords("identity", en);
  const params = await props.searchParams;
  const request = signedQuery(params);
  const next = safePath(onlyValue(params.next), "/");
  // An authorization request may require a signed-in user to sign in again.
  if (!request && !params.problem && (await currentUser())) redirect(next);
  return (
    <IdentityFrame
      title={t("signIn")}
      below={t.rich("noAccount", {
        create: (chunks) => (
          <Link
            className="text-accent-ink underline"
            href={{ pathname: "/sign-up", query: request ? { request } : {} }}
          >
            {chunks}
          </Link>
        ),
        forgot: (chunks) => (
          <Link className="text-accent-ink underline" href="/forgot-password">
            {chunks}
          </Link>
        ),
      })}
    >
      {request && <p className="mb-4 text-ink-muted">{t("agentAsks")}</p>}
      <SignInForm
        problem={onlyValue(params.problem)}
        done={onlyValue(params.done)}
        email={readFields(await cookies()).email}
        next={request ? undefined : next}
        request={request ?? undefined}
      />
      <PasskeyButton next={request ? undefined : next} request={request ?? undefined} />
    </IdentityFrame>
  );
}
