import { open, seal } from "@/lib/platform/security/secrets";

const context = (organizationId: string) => `outgoing webhook|${organizationId}`;

/** A webhook's signing secret as it is stored, bound to its organization. */
export function sealedSecret(organizationId: string, secret: string) {
  const { bytes, keyId } = seal(secret, context(organizationId));
  return { secret: bytes, secretKeyId: keyId };
}

type Stored = { organizationId: string; secret: Uint8Array<ArrayBuffer>; secretKeyId: string };

export const secretOf = ({ organizationId, secret, secretKeyId }: Stored): string =>
  open({ bytes: secret, keyId: secretKeyId }, context(organizationId));
