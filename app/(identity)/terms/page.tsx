import type { Metadata } from "next";
import { env } from "@/lib/env";
import { OperatorText } from "../operator-text";

export const metadata: Metadata = { title: "Terms" };

const unset =
  "Whoever operates this service has not set terms of service yet. Ask them what they offer and on what terms before you rely on it.\n\nOperators set them with TERMS_OF_SERVICE.";

/** The address of op_tos_uri in the authorization server's metadata (RFC 8414 §2). */
export default function TermsPage() {
  return <OperatorText title="Terms" text={() => env.TERMS_OF_SERVICE} unset={unset} />;
}
