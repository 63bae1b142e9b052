import { decodeJwt, errors, jwtVerify } from "jose";
import { env } from "@/lib/env";
import { identityDb } from "@/lib/platform/db/identity";
import type { ClientKeys } from "./client-keys";
import { keysOf } from "./keys-of";
import { storedForm } from "./protocol";

export const ASSERTION_TYPE = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";

/** Asymmetric ones only: a public key must not be usable as a shared secret. */
export const assertionAlgorithms = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
];

/** In seconds: how far ahead an assertion may expire, and how much clocks may differ. */
const LONGEST_LIFE = 3600;
const CLOCK_SKEW = 60;

/** The client that an assertion says it is from; null when it is not a JWT. Nothing is verified yet. */
export function assertedClient(assertion: string): string | null {
  try {
    const { sub } = decodeJwt(assertion);
    return sub && !sub.includes("\0") ? sub : null;
  } catch {
    return null;
  }
}

/**
 * Whether a client signed this assertion for this server (RFC 7523 §3): with one of its keys, about itself, for our
 * issuer or an endpoint of ours, not expired, and never used before, on any instance. Throws OauthProblem when its
 * keys cannot be fetched.
 */
export async function isAssertionOf(clientId: string, assertion: string, keys: ClientKeys): Promise<boolean> {
  try {
    const { payload } = await jwtVerify(assertion, keysOf(keys), {
      algorithms: assertionAlgorithms,
      issuer: clientId,
      subject: clientId,
      audience: [
        env.APP_URL,
        `${env.APP_URL}/`,
        ...["token", "revoke"].map((path) => `${env.APP_URL}/api/auth/mcp/${path}`),
      ],
      requiredClaims: ["exp"],
      clockTolerance: CLOCK_SKEW,
    });
    const expiresAt = new Date((payload.exp! + CLOCK_SKEW) * 1000);
    if (payload.exp! > Date.now() / 1000 + LONGEST_LIFE) return false;
    // Without a jti the assertion itself is what may be used once.
    const id = storedForm(`${clientId}\n${payload.jti ?? assertion}`);
    const { count } = await identityDb.oauthClientAssertion.createMany({
      data: [{ id, expiresAt }],
      skipDuplicates: true,
    });
    return count === 1;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return false;
    throw error;
  }
}
