import { say } from "@/lib/say";
import * as z from "zod";
import { AtsFailure } from "../failure";
import { call, shaped } from "../http";
import { wire } from "../wire";
import type { Client, LoginTokens } from "./login";

const Issued = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: z.iso.datetime({ offset: true }).optional(),
  expires_in: z.number().optional(),
});

type Grant =
  | { grant_type: "authorization_code"; code: string; redirect_uri: string }
  | { grant_type: "refresh_token"; refresh_token: string };

/**
 * Exchanges a code or a refresh token (RFC 6749, sections 4.1.3 and 6). Throws AtsFailure: refused when the grant has
 * expired, was revoked or has been used; unauthorized when the vendor rejects this service's own client.
 */
export async function exchange(
  address: string,
  client: Client,
  grant: Grant,
  refreshHours: number,
): Promise<LoginTokens> {
  const transport = { fetch: wire.fetch };
  const sentAt = Date.now();
  const basic = Buffer.from(`${client.id}:${client.secret}`).toString("base64");
  const { status, json } = await call(transport, {
    url: address,
    method: "POST",
    headers: { authorization: `Basic ${basic}`, "content-type": "application/x-www-form-urlencoded" },
    body: String(new URLSearchParams(grant)),
  });
  if (status >= 400) throw new AtsFailure("refused", say("The sign-in has expired or was revoked."));
  const issued = shaped(Issued, json);
  const seconds = issued.expires_in ?? 3600;
  return {
    accessToken: issued.access_token,
    refreshToken: issued.refresh_token,
    expiresAt: new Date(issued.expires_at ?? sentAt + seconds * 1000).toISOString(),
    renewAt: new Date(sentAt + (refreshHours * 3_600_000) / 2).toISOString(),
  };
}
