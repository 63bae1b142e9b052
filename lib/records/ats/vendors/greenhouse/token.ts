import * as z from "zod";
import { sha256 } from "@/lib/platform/security/digest";
import { say, sentence } from "@/lib/say";
import { AtsFailure } from "../../failure";
import { call, shaped, type Transport } from "../../http";
import type { Bearer } from "../../login/login";
import { assumed } from "./assumptions";

export const Credentials = z.object({
  clientId: z.string().trim().min(1).max(200),
  clientSecret: z.string().trim().min(1).max(500),
  /** The Greenhouse user to act as: lists require a Site Admin, and notes an author. */
  userId: z.string().trim().regex(/^\d+$/, sentence("must be the number of a Greenhouse user")),
});
export type Credentials = z.output<typeof Credentials>;

export type Token = { value: string; scopes: string[] | null; expiresAt: number };

/** Recorded answers have expires_at; one client reads expires_in. */
const Issued = z.object({
  access_token: z.string(),
  expires_at: z.iso.datetime({ offset: true }).optional(),
  expires_in: z.number().optional(),
});

// A new token may end the previous one, so all connectors of this process share the latest.
const tokens = new Map<string, Token>();

/** Supplies the API's tokens and the acting user. */
export type Tokens = {
  /** A token valid for at least a minute; `stale` is one that the API has just rejected. */
  current(stale?: Token): Promise<Token>;
  /** A token with the current scopes. */
  newest(): Promise<Token>;
  /** The id of the acting user. */
  userId(): Promise<string>;
};

/** Tokens from client credentials that the customer has created. */
export function byKey(transport: Transport, url: string, credentials: Credentials): Tokens {
  const { clientId, clientSecret, userId } = credentials;
  const key = sha256(`${url} ${clientId} ${clientSecret} ${userId}`);
  async function newest() {
    const token = await newToken(transport, url, credentials);
    tokens.set(key, token);
    return token;
  }
  return {
    async current(stale) {
      const shared = tokens.get(key);
      if (shared && shared !== stale && shared.expiresAt > Date.now() + 60_000) return shared;
      return newest();
    },
    newest,
    userId: () => Promise.resolve(userId),
  };
}

/** Tokens from a sign-in: their subject is the user who signed in, or the service account chosen there. */
export function byLogin(bearer: Bearer): Tokens {
  const current = async (stale?: Token) => {
    const value = await bearer(stale?.value);
    return { value, scopes: scopesIn(value), expiresAt: Infinity };
  };
  return {
    current,
    newest: () => current(),
    async userId() {
      const { sub } = claimsIn((await current()).value);
      if (sub && assumed.subjectIsUser.value) return sub;
      throw new AtsFailure("refused", say("Greenhouse does not say which user writes the note."));
    },
  };
}

/** Requests a new token, with the current scopes of the credentials. */
async function newToken(transport: Transport, url: string, credentials: Credentials): Promise<Token> {
  const basic = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString("base64");
  const { status, json } = await call(transport, {
    url,
    method: "POST",
    headers: { authorization: `Basic ${basic}`, "content-type": "application/x-www-form-urlencoded" },
    body: String(new URLSearchParams({ grant_type: "client_credentials", sub: credentials.userId })),
  });
  if (status >= 400)
    throw new AtsFailure("unauthorized", say("Greenhouse issued no token for these credentials."));
  const issued = shaped(Issued, json);
  return {
    value: issued.access_token,
    scopes: scopesIn(issued.access_token),
    expiresAt: issued.expires_at
      ? Date.parse(issued.expires_at)
      : Date.now() + (issued.expires_in ?? 3600) * 1000,
  };
}

/** The scopes in a token's payload; null when it is not a JWT or has none. */
const scopesIn = (jwt: string): string[] | null => claimsIn(jwt).scope?.split(" ") ?? null;

const Claims = z.object({ scope: z.string().optional(), sub: z.coerce.string().regex(/^\d+$/).optional() });

function claimsIn(jwt: string): z.output<typeof Claims> {
  try {
    return Claims.parse(JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString("utf8")));
  } catch {
    return {};
  }
}
