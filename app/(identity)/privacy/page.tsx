import type { Metadata } from "next";
import { env } from "@/lib/env";
import { OperatorText } from "../operator-text";

export const metadata: Metadata = { title: "Privacy" };

const unset =
  "Whoever operates this service has not set a privacy policy yet. Ask them what they keep, for how long and why before you entrust personal data to it.\n\nOperators set it with PRIVACY_POLICY.";

/** The address of op_policy_uri in the authorization server's metadata (RFC 8414 §2). */
export default function PrivacyPage() {
  return <OperatorText title="Privacy" text={() => env.PRIVACY_POLICY} unset={unset} />;
}
