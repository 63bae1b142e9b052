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
  return { address: addressWith(organizationId, secret), stored: storedForm(secret) };
}

/** An address where mail for an organization arrives, by a secret of 128 bits in hexadecimal or as a UUID. */
export const addressWith = (organizationId: string, secret: string) =>
  `${`${organizationId}${secret}`.replaceAll("-", "")}@${env.REPLY_DOMAIN}`;

/** What an address that `addressWith` made has in it, and a reply's secret as it is stored; null for any other. */
export function addressedTo(
  address: string,
): { organizationId: string; secret: string; stored: string } | null {
  const [, organization, secret, domain] =
    /^([\da-f]{32})([\da-f]{32})@([^@\s]+)$/.exec(address.trim().toLowerCase()) ?? [];
  if (!organization || !secret || domain !== env.REPLY_DOMAIN) return null;
  return { organizationId: asUuid(organization), secret: asUuid(secret), stored: storedForm(secret) };
}

const asUuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
