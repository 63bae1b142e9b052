import { open, seal } from "@/lib/platform/security/secrets";

const context = (organizationId: string) => `sign-in provider|${organizationId}`;

/** The client secret of an organization's provider as it is stored, bound to the organization. */
export function sealedClientSecret(organizationId: string, secret: string) {
  const { bytes, keyId } = seal(secret, context(organizationId));
  return { secret: bytes, secretKeyId: keyId };
}

type Stored = { organizationId: string; secret: Uint8Array<ArrayBuffer>; secretKeyId: string };

export const clientSecretOf = ({ organizationId, secret, secretKeyId }: Stored): string =>
  open({ bytes: secret, keyId: secretKeyId }, context(organizationId));
