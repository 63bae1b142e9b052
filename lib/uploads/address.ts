import { env } from "@/lib/env";
import { isSignature, sign } from "@/lib/security/keys";

export type UploadAddress = { organizationId: string; uploadId: string; expires: number; signature: string };

const message = (a: Omit<UploadAddress, "signature">) => `${a.organizationId} ${a.uploadId} ${a.expires}`;

/** The URL a file may be PUT to, once, until it expires. The upload needs no token. */
export function uploadUrl(organizationId: string, uploadId: string, expiresAt: Date): string {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  const url = new URL(`/api/uploads/${organizationId}/${uploadId}`, env.APP_URL);
  url.searchParams.set("expires", String(expires));
  url.searchParams.set("signature", sign("upload", message({ organizationId, uploadId, expires })));
  return url.href;
}

/** Whether an upload URL was signed by us and has not expired. */
export const isValidAddress = ({ signature, ...rest }: UploadAddress, now: Date) =>
  isSignature("upload", message(rest), signature) && rest.expires * 1000 > now.getTime();
