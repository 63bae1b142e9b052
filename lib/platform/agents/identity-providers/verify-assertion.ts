import { decodeJwt, errors, jwtVerify } from "jose";
import * as z from "zod";
import { assertionAlgorithms } from "@/lib/platform/access/oauth/client-assertion";
import { keysOf } from "@/lib/platform/access/oauth/keys-of";
import { OauthProblem } from "@/lib/platform/access/oauth/problem";
import { isMcpResource } from "@/lib/platform/access/oauth/protocol";
import { env } from "@/lib/env";

/** In seconds: how long an assertion may live, and how much clocks may differ. */
const LONGEST_LIFE = 3600;
const CLOCK_SKEW = 60;

const Text = z
  .string()
  .min(1)
  .max(1_000)
  .refine((text) => !text.includes("\0"));
const Claims = z.object({
  sub: Text,
  jti: Text,
  exp: z.number(),
  iat: z.number(),
  aud: z.union([z.string(), z.tuple([z.string()])]),
  client_id: Text,
  resource: z.union([z.string(), z.array(z.string()).min(1)]).optional(),
  scope: z.string().optional(),
  tenant: Text.optional(),
  aud_tenant: z.string().optional(),
  email: Text.optional(),
  email_verified: z.unknown(),
  groups: z.union([z.string().transform((group) => [group]), z.array(z.string())]).default([]),
});
export type Claims = z.output<typeof Claims> & {
  /** Until when it could be presented again. */
  presentableUntil: Date;
};

export const refused = (description: string) => new OauthProblem(400, "invalid_grant", description);

/** Who an assertion says has issued it; null for none. Nothing is verified yet. */
export function issuerOf(assertion: string): string | null {
  try {
    return Text.safeParse(decodeJwt(assertion).iss).data ?? null;
  } catch {
    return null;
  }
}

/**
 * The claims of an Identity Assertion JWT Authorization Grant (draft-ietf-oauth-identity-assertion-authz-grant §3 and
 * MCP's Enterprise-Managed Authorization §5.1, §7.4, §7.6): signed by its issuer with an asymmetric key, of the type
 * for this, for this server and its one resource, for the client that presents it, and short-lived. Throws OauthProblem
 * invalid_grant, or what fetching the keys throws.
 */
export async function verifyAssertion(
  assertion: string,
  { issuer, jwksUri, clientId }: { issuer: string; jwksUri: string; clientId: string },
): Promise<Claims> {
  const { payload } = await jwtVerify(assertion, keysOf({ jwks: null, jwksUri }), {
    algorithms: assertionAlgorithms,
    typ: "oauth-id-jag+jwt",
    issuer,
    audience: [env.APP_URL, `${env.APP_URL}/`],
    maxTokenAge: LONGEST_LIFE,
    clockTolerance: CLOCK_SKEW,
  }).catch((error: unknown) => {
    if (error instanceof errors.JOSEError || error instanceof TypeError) throw refused(whatIsWrong(error));
    throw error;
  });
  const parsed = Claims.safeParse(payload);
  if (!parsed.success) throw refused(wrongClaim(String(parsed.error.issues[0]?.path[0])));
  const claims = parsed.data;
  if (claims.client_id !== clientId) throw refused(wrongClaim("client_id"));
  if (![claims.resource ?? []].flat().every(isMcpResource)) throw refused(wrongClaim("resource"));
  if (claims.exp > claims.iat + LONGEST_LIFE) throw refused(wrongClaim("exp"));
  return { ...claims, presentableUntil: new Date((claims.exp + CLOCK_SKEW) * 1000) };
}

const wrongClaim = (claim: string) => `Its claim ${claim} is missing, malformed or not for this request.`;

function whatIsWrong(error: Error): string {
  if (error instanceof errors.JWTExpired) return "It has expired.";
  if (error instanceof errors.JWTClaimValidationFailed) return wrongClaim(error.claim);
  return "It is not signed with a key of its issuer.";
}
