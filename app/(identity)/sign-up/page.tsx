import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import { IdentityFrame } from "@/components/identity/frame";
import { SignUpForm } from "@/components/identity/sign-up-form";
import { readKept } from "../kept-fields";
import { one, signedQuery, type SearchParams } from "../signed-query";

export const metadata: Metadata = { title: "Create an account" };

export default async function SignUpPage(props: { searchParams: SearchParams }) {
  const params = await props.searchParams;
  const request = signedQuery(params) ?? undefined;
  return (
    <IdentityFrame
      title="Create an account"
      below={
        <>
          Already have an account?{" "}
          <Link
            className="text-accent-ink underline"
            href={{ pathname: "/sign-in", query: request ? { request } : {} }}
          >
            Sign in
          </Link>
        </>
      }
    >
      <SignUpForm problem={one(params.problem)} typed={readKept(await cookies())} request={request} />
    </IdentityFrame>
  );
}
