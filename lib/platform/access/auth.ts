import "server-only";
import { mcp } from "@better-auth/mcp";
import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { APIError } from "better-auth/api";
import { prismaAdapter } from "better-auth/adapters/prisma";
import { jwt, twoFactor } from "better-auth/plugins";
import { authDb, identityDb } from "@/lib/platform/db/identity";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { hashing } from "./account/hashing";
import { PASSWORD_MAX, PASSWORD_MIN } from "./account/password";
import { consentingOrganization, withGrantedScopes } from "./oauth/consenting-organization";
import { CODE_SECONDS, TOKEN_SECONDS, mcpResource } from "./oauth/protocol";
import { ownOrigins } from "./origins";
import { scopes } from "./permissions";
import { providerSession } from "./provider-session";

const SESSION_SECONDS = 14 * 24 * 3600;

/**
 * better-auth with our settings. Its routes are not served: each door in app/ calls the ones it needs through
 * `callAuth`. The reasons for the OAuth provider's settings are in docs/decisions and the tests in tests/access.
 */
function configure() {
  return betterAuth({
    appName: "Shortlist",
    baseURL: env.APP_URL,
    basePath: "/api/auth",
    secret: env.BETTER_AUTH_SECRET,
    trustedOrigins: ownOrigins(),
    database: prismaAdapter(authDb, { provider: "postgresql" }),
    telemetry: { enabled: false },
    logger: { level: "error", log: (_, ...entry) => logLibrary(entry) },
    // Our own limiter counts in one statement, with a limit for each door: lib/platform/access/rate-limit.ts.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      // Refused like a wrong password: otherwise signing in would reveal, as sign-up does not, who has an account.
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: hashing,
    },
    // freshAge 0: where better-auth would require a fresh session, our doors ask for the password instead.
    session: {
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
      freshAge: 0,
      additionalFields: {
        activeOrganizationId: { type: "string", required: false, input: false },
        identityProviderId: { type: "string", required: false, input: false },
        secondStep: { type: "boolean", required: false, input: false, defaultValue: false },
      },
    },
    user: {
      additionalFields: { serviceAdministrator: { type: "boolean", input: false, defaultValue: false } },
    },
    advanced: {
      cookiePrefix: "shortlist",
      // The schema generates the ids (default: uuid v7).
      database: { generateId: false },
      ipAddress: { ipAddressHeaders: ["x-shortlist-address"] },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, ctx) => ({
            data: { ...session, ...(await openedWith(session, ctx?.path, ctx?.context.session?.session)) },
          }),
        },
      },
      verification: { create: { before: async (verification) => ({ data: shortLived(verification) }) } },
    },
    plugins: [
      // Before the OAuth provider, which continues an authorization request once there is a session.
      twoFactor({ issuer: "Shortlist" }),
      passkey({
        rpName: "Shortlist",
        rpID: new URL(env.APP_URL).hostname,
        origin: env.APP_URL,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        registration: {
          afterVerification: ({ verification }) =>
            verifiedByOwner(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) =>
            verifiedByOwner(verification.authenticationInfo.userVerified),
        },
      }),
      providerSession(),
      // RS256 is the only algorithm that OpenID Connect Discovery requires of every client.
      jwt({
        jwt: { issuer: env.APP_URL },
        jwks: { keyPairConfig: { alg: "RS256" } },
        disableSettingJwtHeader: true,
      }),
      mcp({
        loginPage: "/sign-in",
        consentPage: "/consent",
        postLogin: {
          page: "/choose-organization",
          shouldRedirect: () => false,
          consentReferenceId: ({ user, scopes: requested }) => consentingOrganization(user?.id, requested),
        },
        resource: mcpResource(),
        resources: [{ identifier: mcpResource(), name: "Shortlist MCP", allowedScopes: [...scopes] }],
        scopes: [...scopes],
        grantTypes: ["authorization_code", "refresh_token"],
        allowPublicClientPrelogin: true,
        codeExpiresIn: 600,
        accessTokenExpiresIn: TOKEN_SECONDS.access,
        refreshTokenExpiresIn: TOKEN_SECONDS.refresh,
        // oauth/refresh.ts repeats responses. The plugin's would be encrypted with our secret, be missing while the
        // first request or after a crash, and a late use would end grants in other organizations, too.
        refreshTokenReuseInterval: 0,
      }),
    ],
  });
}

/**
 * Shortens the lifetime of authorization codes. The plugin has one lifetime for both the request a person is reading,
 * which takes minutes, and the code that follows, which is redeemed within seconds.
 */
function shortLived<V extends { value: string; expiresAt: Date }>(verification: V): V {
  if (!verification.value.includes('"type":"authorization_code"')) return verification;
  const expiresAt = new Date(Date.now() + CODE_SECONDS * 1000);
  return { ...verification, value: withGrantedScopes(verification.value), expiresAt };
}

/** Routes that ask for a second step of our own; a passkey counts as both. */
const secondSteps = [
  "/two-factor/verify-totp",
  "/two-factor/verify-backup-code",
  "/passkey/verify-authentication",
];

/**
 * What a new session opens with. One that replaces another, when the password or the second step changes, keeps its
 * organization, provider and second step; otherwise it opens the user's only organization.
 */
async function openedWith(
  session: { userId: string } & Record<string, unknown>,
  path: string | undefined,
  current?: Record<string, unknown>,
) {
  // It says which organization it opens.
  if (session.identityProviderId) return {};
  const replaced = current?.userId === session.userId ? current : {};
  const { activeOrganizationId: open, identityProviderId = null, secondStep } = replaced;
  return {
    activeOrganizationId: typeof open === "string" ? open : await soleOrganization(session.userId),
    identityProviderId,
    secondStep: secondStep === true || secondSteps.includes(path ?? ""),
  };
}

/** A passkey counts as both steps of signing in, so the device must have checked a fingerprint, a face or a PIN. */
function verifiedByOwner(userVerified: boolean | undefined) {
  if (!userVerified) throw new APIError("UNAUTHORIZED", { message: "The device did not verify its owner." });
}

/** Logs in our format, without the library's text, which may quote an address or a row. */
const logLibrary = (entry: unknown[]) =>
  log.error("identity library", entry.find((each) => each instanceof Error) ?? new Error());

let configured: ReturnType<typeof configure> | undefined;

/**
 * Created on the first call, because it seeds the protected resource and a build has no database. If that fails, for
 * example because the database is unreachable, the next call tries again.
 */
export function auth() {
  if (configured) return configured;
  const created = configure();
  configured = created;
  created.$context.catch(() => {
    if (configured === created) configured = undefined;
  });
  return created;
}

/** The organization of a user who belongs to exactly one; null for any other. */
async function soleOrganization(userId: string): Promise<string | null> {
  const memberships = await identityDb.member.findMany({
    where: { userId },
    select: { organizationId: true },
    take: 2,
  });
  return memberships.length === 1 ? (memberships[0]?.organizationId ?? null) : null;
}
