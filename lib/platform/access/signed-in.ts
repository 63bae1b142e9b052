import { createHmac, timingSafeEqual } from "node:crypto";
import { parseCookies } from "better-auth/cookies";
import { Prisma } from "@/lib/platform/db/generated/client";
import { identityDb, identityRows } from "@/lib/platform/db/identity";
import type { Locale } from "@/messages/locales";
import { localeFrom } from "@/messages/locale-from";
import { type AccessRules, accessRules, type Bar, barOf } from "./access-rules";
import type { Actor } from "./actor";
import { auth } from "./auth";
import { clientAddress } from "./client-address";
import type { ChangeCounts } from "./commits";
import { permissionsOfMember, sightOf } from "./role-permissions";

export type Membership = {
  organizationId: string;
  organization: string;
  role: string;
  /** The organization's rule that this session does not meet; null when it may be opened. */
  bar: Bar | null;
};

type User = { id: string; name: string; email: string; serviceAdministrator: boolean };

export type SignedIn = User & {
  sessionId: string;
  /** They took the account back by a mailed link, and have not yet said what may stay. */
  underReview: boolean;
  /** Sorted by the name of the organization. */
  memberships: Membership[];
  /** The membership this browser has open: the one chosen or the only one; null when the user has to choose. */
  active: Membership | null;
  /** Null without an open membership, and while a rule of its organization bars it. */
  actor: Actor | null;
  /** Of the organization that is open. Read before anything else of a page, so never newer than what it shows. */
  changes: ChangeCounts;
};

type Row = User &
  Omit<Membership, "bar"> &
  AccessRules &
  ChangeCounts & {
    identityProviderId: string | null;
    secondStep: boolean;
    openedAt: Date;
    sessionId: string;
    underReview: boolean;
    usedAt: Date;
    chosen: string | null;
    readIn: string | null;
  };

/**
 * The user of the session cookie in these headers, with all their organizations; null when nobody is signed in. A
 * session that an organization's provider opened shows only that organization, and runs no service. One
 * statement instead of better-auth's three through its adapter and Prisma, because every page needs it.
 */
export async function signedInUser(headers: Headers): Promise<SignedIn | null> {
  const token = await sessionToken(headers);
  if (!token) return null;
  const rows = await identityRows<Row>(Prisma.sql`
    SELECT s.id AS "sessionId", s."updatedAt" AS "usedAt", s."activeOrganizationId" AS chosen,
      u.id, u.name, u.email, u."serviceAdministrator" AND s."identityProviderId" IS NULL AS "serviceAdministrator",
      u."reviewSince" IS NOT NULL AS "underReview", u.locale AS "readIn", m."organizationId", o.name AS organization, m.role,
      coalesce(c.work, 0) AS work, coalesce(c.approvals, 0) AS approvals,
      s."identityProviderId", s."secondStep", s."createdAt" AS "openedAt", ${accessRules}
    FROM "Session" s JOIN "User" u ON u.id = s."userId"
      LEFT JOIN "IdentityProvider" i ON i.id = s."identityProviderId"
      LEFT JOIN "Member" m ON m."userId" = u.id AND m."organizationId" = coalesce(i."organizationId", m."organizationId")
      LEFT JOIN "Organization" o ON o.id = m."organizationId"
      LEFT JOIN "ChangeCount" c ON c."organizationId" = o.id
    WHERE s.token = ${token} AND s."expiresAt" > now() ORDER BY o.name, o.id`);
  const [user] = rows;
  if (!user) return null;
  const locale = localeFrom(headers);
  const { id, name, email, serviceAdministrator, sessionId, underReview } = user;
  // A user without an organization has one row, with nulls for the membership.
  const memberships = rows
    .filter(({ organizationId }) => organizationId !== null)
    .map((row) => ({ ...row, bar: barOf(row, row, clientAddress(headers)) }));
  const chosen = memberships.find(({ organizationId }) => organizationId === user.chosen);
  const [first, ...others] = memberships;
  const active = chosen ?? (others.length === 0 ? first : null) ?? null;
  // Otherwise looking at an expired session would renew it.
  if (active?.bar !== "expired") await touch(user, locale);
  const actor = active && !active.bar && { ...memberActor(user, active, locale), sessionId };
  const changes = { work: active?.work ?? 0, approvals: active?.approvals ?? 0 };
  return {
    id,
    name,
    email,
    serviceAdministrator,
    sessionId,
    underReview,
    memberships,
    active,
    actor: actor || null,
    changes,
  };
}

/** A user acting as a member of one of their organizations. */
export const memberActor = (
  { id, serviceAdministrator }: Pick<User, "id" | "serviceAdministrator">,
  { organizationId, role }: Pick<Membership, "organizationId" | "role">,
  locale?: Locale,
): Actor => ({
  kind: "member",
  id,
  organizationId,
  sees: sightOf(role),
  clientId: null,
  permissions: permissionsOfMember(role, serviceAdministrator),
  scopes: [],
  locale,
});

/** The token in the session cookie, if better-auth's signature is right: `token.HMAC-SHA-256 of it in base64`. */
async function sessionToken(headers: Headers): Promise<string | null> {
  const { authCookies, secret } = await auth().$context;
  const cookie = parseCookies(headers.get("cookie") ?? "").get(authCookies.sessionToken.name);
  if (!cookie) return null;
  const end = cookie.lastIndexOf(".");
  const token = cookie.slice(0, Math.max(0, end));
  const signature = Buffer.from(cookie.slice(end + 1), "base64");
  const expected = createHmac("sha256", secret).update(token).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : null;
}

const TOUCH_MS = 5 * 60_000;

/** Stores when a session was last used, at most every five minutes, and the user's language. */
async function touch({ id, sessionId, usedAt, readIn }: Row, locale: Locale) {
  const now = new Date();
  const before = new Date(now.getTime() - TOUCH_MS);
  if (usedAt > before) return;
  await identityDb.session.updateMany({
    where: { id: sessionId, updatedAt: { lte: before } },
    data: { updatedAt: now },
  });
  if (readIn !== locale) await identityDb.user.update({ where: { id }, data: { locale } });
}
