import * as z from "zod";
import { env } from "@/lib/env";
import { forbidden, invalid } from "@/lib/errors";
import { isSignature, sign } from "./keys";

const Address = z.object({
  organizationId: z.uuid(),
  uploadId: z.uuid(),
  expires: z.coerce.number().int(),
  signature: z.string().max(100),
});

const message = ({ organizationId, uploadId, expires }: Omit<z.output<typeof Address>, "signature">) =>
  `${organizationId} ${uploadId} ${expires}`;

export const notValid = () =>
  forbidden("This upload address is not valid or has expired. Ask for a new one.");

/** The URL a file may be PUT to, once, until it expires. The upload needs no token. */
export function uploadUrl(organizationId: string, uploadId: string, expiresAt: Date): string {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  const url = new URL(`/api/uploads/${organizationId}/${uploadId}`, env.APP_URL);
  url.searchParams.set("expires", String(expires));
  url.searchParams.set("signature", sign("upload", message({ organizationId, uploadId, expires })));
  return url.href;
}

/** The upload that a URL is for. Throws `invalid` for another URL, `forbidden` for a forged or expired one. */
export function uploadAt(url: string): { organizationId: string; uploadId: string } {
  const { pathname, searchParams } = new URL(url, env.APP_URL);
  const [, , , organizationId, uploadId] = pathname.split("/");
  const address = Address.safeParse({ organizationId, uploadId, ...Object.fromEntries(searchParams) });
  if (!address.success) throw invalid("This is not an upload address. Ask for one first.");
  const { signature, ...upload } = address.data;
  if (!isSignature("upload", message(upload), signature) || upload.expires * 1000 <= Date.now())
    throw notValid();
  return upload;
}
