import { env } from "@/lib/env";
import { sha256 } from "@/lib/platform/security/digest";
import { sign } from "@/lib/platform/security/keys";

const storedForm = (secret: string) => sha256(`reply:${secret}`);

/**
 * The address a letter is answered at, which nobody can guess, and what is stored of it: a hash. Null without a domain
 * for replies. A letter that is sent again has the same address.
 */
export function replyAddress(organizationId: string, letterId: string) {
  if (!env.REPLY_DOMAIN) return null;
  // At most 64 characters before the @ (RFC 5321), in lower case, as mail servers may fold them.
  const secret = sha256(sign("reply", letterId)).slice(0, 32);
  return {
    address: `${organizationId.replaceAll("-", "")}${secret}@${env.REPLY_DOMAIN}`,
    stored: storedForm(secret),
  };
}

/** The organization and the stored form of an address that `replyAddress` made; null for any other address. */
export function addressedTo(address: string): { organizationId: string; stored: string } | null {
  const [, organization, secret, domain] =
    /^([\da-f]{32})([\da-f]{32})@([^@\s]+)$/.exec(address.trim().toLowerCase()) ?? [];
  if (!organization || !secret || domain !== env.REPLY_DOMAIN) return null;
  const organizationId = organization.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  return { organizationId, stored: storedForm(secret) };
}
