import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { IdentityFrame } from "@/components/identity/frame";
import { PasskeyButton } from "@/components/identity/passkey-button";
import { ProviderLink } from "@/components/identity/provider-link";
import { SignInForm } from "@/components/identity/sign-in-form";
import { TextLink } from "@/components/identity/text-link";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { env } from "@/lib/env";
import { safePath } from "@/lib/platform/access/origins";
import { currentUser } from "@/lib/platform/access/session";
import en from "@/messages/en/identity.json";
import { readFields } from "../stored-fields";
import { signedQuery, onlyValue, type SearchParams } from "../signed-query";

export const generateMetadata = titled("identity", en, "signIn");

export default async function SignInPage(props: { searchParams: SearchParams }) {
  const t = await getWords("identity", en);
  const params = await props.searchParams;
  const request = signedQuery(params);
  const next = safePath(onlyValue(params.next), "/");
  const continuation = request ? { request } : { next };
  // An authorization request may require a signed-in user to sign in again.
  if (!request && !params.problem && (await currentUser())) redirect(next);
  return (
    <IdentityFrame
      title={t("signIn")}
      below={t.rich(env.SIGN_UP === "open" ? "noAccount" : "noAccount.closed", {
        create: (chunks) => (
          <TextLink href={{ pathname: "/sign-up", query: request ? { request } : {} }}>{chunks}</TextLink>
        ),
        forgot: (chunks) => <TextLink href="/forgot-password">{chunks}</TextLink>,
      })}
    >
      {request && <p className="mb-4 text-ink-muted">{t("agentAsks")}</p>}
      <SignInForm
        problem={onlyValue(params.problem)}
        done={onlyValue(params.done)}
        email={readFields(await cookies()).email}
        {...continuation}
      />
      <ProviderLink {...continuation} />
      <PasskeyButton {...continuation} />
    </IdentityFrame>
  );
}
