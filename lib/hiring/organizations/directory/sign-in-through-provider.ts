import { randomBytes } from "node:crypto";
import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { pageUrl } from "@/lib/platform/access/addresses";
import { callAuth } from "@/lib/platform/access/call-auth";
import { openedSession, type SignedInAnswer } from "@/lib/platform/access/opened-session";
import { countCall } from "@/lib/platform/access/rate-limit";
import { systemActor } from "@/lib/platform/access/system";
import { step, useCase } from "@/lib/platform/access/use-case";
import { identityDb } from "@/lib/platform/db/identity";
import { DomainError, forbidden, notFound } from "@/lib/errors";
import { inLanguage } from "@/lib/in-language";
import { shown } from "@/lib/say";
import { record } from "@/lib/platform/events/record";
import { sha256 } from "@/lib/platform/security/digest";
import { open, seal } from "@/lib/platform/security/secrets";
import { admitMember } from "./admit-member";
import { domainOf } from "./email-domains";
import { authorizationUrl, type Begun, type Claims, claimsOf } from "./open-id";
import { clientSecretOf } from "./secret";

/** How long a person may take at their provider. */
const WITHIN_SECONDS = 600;
/** Refusals in an organization's audit trail, so that nobody can flood it. */
const recordedRefusals = { limit: 60, seconds: 60 };

type Continuation = { next?: string; oauthQuery?: string };
type Attempt = Begun & Continuation & { organizationId: string; providerId: string; test: boolean };
const context = "sign-in attempt";

/** The organization whose sign-in an address leads to, by its proved domain; null for most addresses. */
export async function providerForAddress(
  email: string,
): Promise<{ organizationId: string; organization: string } | null> {
  const found = await identityDb.emailDomain.findFirst({
    where: {
      domain: domainOf(email.trim()),
      verifiedAt: { not: null },
      organization: { identityProviders: { some: { signIn: { enabled: true } } } },
    },
    select: { organizationId: true, organization: { select: { name: true } } },
  });
  return found && { organizationId: found.organizationId, organization: found.organization.name };
}

/** Begins a sign-in: where the person goes, and what their browser keeps meanwhile. Throws `not_found`, `invalid`. */
export async function beginSignIn(
  organizationId: string,
  { email, test = false, ...continuation }: Continuation & { email?: string; test?: boolean },
): Promise<{ location: string; state: string; seconds: number }> {
  const row = await providerOf(organizationId);
  if (!row || !(row.enabled || test)) throw notFound("Identity provider");
  const random = () => randomBytes(32).toString("base64url");
  const begun = { state: random(), nonce: random(), verifier: random() };
  const location = await authorizationUrl(
    { ...row, ...row.provider, redirectUri: redirectUri(row) },
    begun,
    email,
  );
  const attempt: Attempt = { ...begun, ...continuation, organizationId, providerId: row.providerId, test };
  const { bytes, keyId } = seal(JSON.stringify(attempt), context);
  await identityDb.verification.create({
    data: {
      identifier: identifierOf(begun.state),
      value: `${keyId} ${Buffer.from(bytes).toString("base64")}`,
      expiresAt: new Date(Date.now() + WITHIN_SECONDS * 1000),
    },
  });
  return { location, state: begun.state, seconds: WITHIN_SECONDS };
}

type Finished = Continuation & { opened: Extract<SignedInAnswer, { userId: string }> | null };

/**
 * Finishes a sign-in with the provider's answer, once, in the browser that began it (`state`, of its cookie): opens a
 * session for the member, who may come in for the first time; none (`opened` is null) for a test. Throws DomainErrors
 * that tell a person what to do; they are in the audit trail once the organization is certain.
 */
export async function finishSignIn(
  organizationId: string,
  { answer, state, tester }: { answer: URLSearchParams; state: string; tester: Actor | null },
  from: Headers,
): Promise<Finished> {
  const attempt = state && answer.get("state") === state ? await takeAttempt(state) : null;
  if (attempt?.organizationId !== organizationId)
    throw forbidden("This sign-in has expired, or was begun in another browser. Begin again.");
  try {
    return await finish(attempt, answer, tester, from);
  } catch (error) {
    if (error instanceof DomainError) await noteRefusal(attempt, error);
    throw error;
  }
}

async function finish(
  attempt: Attempt,
  answer: URLSearchParams,
  tester: Actor | null,
  from: Headers,
): Promise<Finished> {
  const { organizationId, providerId, test, next, oauthQuery } = attempt;
  const row = await providerOf(organizationId);
  if (row?.providerId !== providerId || !(row.enabled || test)) throw notFound("Identity provider");
  const { issuer, tenant } = row.provider;
  const there = {
    issuer,
    clientId: row.clientId,
    secret: clientSecretOf(row),
    redirectUri: redirectUri(row),
  };
  const claims = await claimsOf(there, attempt, answer).catch(refuseAnswer);
  if (tenant && ![claims.tenant, claims.hd, claims.tid].includes(tenant))
    throw forbidden("This account belongs to another company's part of the identity provider.");
  if (test) {
    if (tester?.organizationId !== organizationId)
      throw forbidden("Only an administrator tests the sign-in.");
    await storeTest(tester, { providerId, clientId: row.clientId });
    return { opened: null };
  }
  const directory = systemActor(organizationId, "directory");
  const userId = await admitMember(directory, { providerId, rules: row, ...personOf(claims) });
  const json = { userId, identityProviderId: providerId, organizationId, oauth_query: oauthQuery };
  const opened = await openedSession(await callAuth("/provider-session", { from, json }), oauthQuery);
  if (!("userId" in opened)) throw forbidden("This sign-in has expired. Begin again.");
  return { opened, next };
}

const personOf = ({ sub, email, email_verified, name, groups }: Claims) => ({
  subject: sub,
  // Some providers say nothing about it: then the organization's proved domain has to do.
  email: email_verified === false || email_verified === "false" ? null : email,
  name: name || null,
  groups: groups ?? null,
});

const redirectUri = ({ organizationId }: { organizationId: string }) =>
  pageUrl.providerAnswer(organizationId);
const identifierOf = (state: string) => `sign-in attempt:${sha256(state)}`;

const providerOf = (organizationId: string) =>
  identityDb.signInProvider.findUnique({ where: { organizationId }, include: { provider: true } });

/** An attempt can be finished once: of two concurrent answers one deletes its row. */
async function takeAttempt(state: string): Promise<Attempt | null> {
  const [taken] = await identityDb.$queryRaw<{ value: string }[]>`
    DELETE FROM "Verification" WHERE identifier = ${identifierOf(state)} AND "expiresAt" > now() RETURNING value`;
  if (!taken) return null;
  const [keyId = "", sealed = ""] = taken.value.split(" ");
  return JSON.parse(
    open({ bytes: new Uint8Array(Buffer.from(sealed, "base64")), keyId }, context),
  ) as Attempt;
}

/** What oauth4webapi refuses, and claims of another shape, in words for the person; never what the provider wrote. */
function refuseAnswer(error: unknown): never {
  if (error instanceof DomainError) throw error;
  if (error instanceof z.ZodError || (error instanceof Error && ("code" in error || "error" in error)))
    throw forbidden(
      "The answer of the identity provider could not be accepted. Begin again, or tell your administrator.",
    );
  throw error;
}

const storeTest = useCase({
  name: "storeTest",
  permission: "organization:administer",
  input: z.object({ providerId: z.uuid(), clientId: z.string() }),

  async run(ctx, tested) {
    // Not of one that was changed meanwhile.
    const { count } = await ctx.db.signInProvider.updateMany({
      where: tested,
      data: { testedAt: new Date() },
    });
    if (count > 0) await record(ctx, "sign-in-provider.tested", tested.providerId);
  },
});

/** The reason is ours, never a claim. */
async function noteRefusal({ organizationId, providerId }: Attempt, { said }: DomainError) {
  if (await countCall(`sign-in-refused:${providerId}`, recordedRefusals)) return;
  const directory = systemActor(organizationId, "directory");
  await inLanguage("en", () => storeRefusal(directory, providerId, shown(said)));
}

const storeRefusal = step("storeSignInRefusal", (ctx, providerId: string, reason: string) =>
  record(ctx, "member.sign-in-refused", providerId, { reason }),
);
