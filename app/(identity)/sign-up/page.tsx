import { cookies } from "next/headers";
import { IdentityFrame } from "@/components/identity/frame";
import { SignUpForm } from "@/components/identity/sign-up-form";
import { TextLink } from "@/components/identity/text-link";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import en from "@/messages/en/identity.json";
import { readFields } from "../stored-fields";
import { signedQuery, onlyValue, type SearchParams } from "../signed-query";

export const generateMetadata = titled("identity", en, "signUp");

export default async function SignUpPage(props: { searchParams: SearchParams }) {
  const t = await getWords("identity", en);
  const params = await props.searchParams;
  const request = signedQuery(params) ?? undefined;
  return (
    <IdentityFrame
      title={t("signUp")}
      below={t.rich("signUp.hasAccount", {
        link: (chunks) => (
          <TextLink href={{ pathname: "/sign-in", query: request ? { request } : {} }}>{chunks}</TextLink>
        ),
      })}
    >
      <SignUpForm problem={onlyValue(params.problem)} typed={readFields(await cookies())} request={request} />
    </IdentityFrame>
  );
}
