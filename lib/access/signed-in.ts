import { Prisma } from "@/lib/db/generated/client";
import { identityDb, identityRows } from "@/lib/db/identity";
import type { Actor } from "./actor";
import { auth } from "./auth";
import { permissionsOfMember } from "./role-permissions";

export type Membership = { organizationId: string; organization: string; role: string };

type User = { id: string; name: string; email: string; serviceAdministrator: boolean };

export type SignedIn = User & {
  sessionId: string;
  /** By the name of the organization. */
  memberships: Membership[];
  /** The membership this browser shows: the one chosen or the only one; null when there is a choice to make. */
  active: Membership | null;
  actor: Actor | null;
};

/** The user of the session cookie among these headers, with all their organizations; null when nobody is signed in. */
export async function signedInUser(headers: Headers): Promise<SignedIn | null> {
  if (!headers.get("cookie")) return null;
  const current = await auth().api.getSession({ headers });
  if (!current) return null;
  await touch(current.session);
  const rows = await identityRows<User & Membership>(Prisma.sql`
    SELECT u.id, u.name, u.email, u."serviceAdministrator", m."organizationId", o.name AS organization, m.role
    FROM "User" u LEFT JOIN "Member" m ON m."userId" = u.id LEFT JOIN "Organization" o ON o.id = m."organizationId"
    WHERE u.id = ${current.user.id}::uuid ORDER BY o.name, o.id`);
  const [user] = rows;
  if (!user) return null;
  const { id, name, email, serviceAdministrator } = user;
  const memberships = rows
    // Somebody without any has one row, of themselves alone.
    .filter(({ organizationId }) => organizationId !== null)
    .map(({ organizationId, organization, role }) => ({ organizationId, organization, role }));
  const chosen = memberships.find((each) => each.organizationId === current.session.activeOrganizationId);
  const [first, ...others] = memberships;
  const active = chosen ?? (others.length === 0 ? first : null) ?? null;
  const actor: Actor | null = active && {
    kind: "member",
    id,
    organizationId: active.organizationId,
    clientId: null,
    permissions: permissionsOfMember(active.role, serviceAdministrator),
    scopes: [],
  };
  return { id, name, email, serviceAdministrator, sessionId: current.session.id, memberships, active, actor };
}

const TOUCH_MS = 5 * 60_000;

/** Notes when a session was used last, at most every five minutes. */
async function touch({ id, updatedAt }: { id: string; updatedAt: Date }) {
  const now = new Date();
  const before = new Date(now.getTime() - TOUCH_MS);
  if (updatedAt > before) return;
  await identityDb.session.updateMany({
    where: { id, updatedAt: { lte: before } },
    data: { updatedAt: now },
  });
}
