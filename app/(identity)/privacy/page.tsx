import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { env } from "@/lib/env";
import en from "@/messages/en/identity.json";
import { OperatorText } from "../operator-text";

export const generateMetadata = titled("identity", en, "privacy");

/** The page that op_policy_uri in the authorization server's metadata points to (RFC 8414 §2). */
export default async function PrivacyPage() {
  const t = await getWords("identity", en);
  return <OperatorText title={t("privacy")} text={() => env.PRIVACY_POLICY} unset={t("privacy.unset")} />;
}
