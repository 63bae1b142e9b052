import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import { IdentityFrame } from "@/components/identity/frame";
import { SignUpForm } from "@/components/identity/sign-up-form";
import { getWords } from "@/components/words/get-words";
import en from "@/messages/en/identity.json";
import { readFields } from "../stored-fields";
import { signedQuery, onlyValue, type SearchParams } from "../signed-query";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getWords("identity", en);
  return { title: t("signUp") };
}

export default async function SignUpPage(props: { searchParams: SearchParams }) {
  const t = await getWords("identity", en);
  const params = await props.searchParams;
  const request = signedQuery(params) ?? undefined;
  return (
    <IdentityFrame
      title={t("signUp")}
      below={t.rich("signUp.hasAccount", {
        link: (chunks) => (
          <Link
            className="text-accent-ink underline"
            href={{ pathname: "/sign-in", query: request ? { request } : {} }}
          >
            {chunks}
          </Link>
        ),
      })}
    >
      <SignUpForm problem={onlyValue(params.problem)} typed={readFields(await cookies())} request={request} />
    </IdentityFrame>
  );
}
