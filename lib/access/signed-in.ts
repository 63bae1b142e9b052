import { identityDb } from "@/lib/db/identity";
import type { Actor } from "./actor";
import { auth } from "./auth";
import { permissionsOfMember } from "./role-permissions";

export type Membership = { organizationId: string; organization: string; role: string };

export type SignedIn = {
  id: string;
  name: string;
  email: string;
  serviceAdministrator: boolean;
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
  const user = await identityDb.user.findUnique({
    where: { id: current.user.id },
    select: {
      id: true,
      name: true,
      email: true,
      serviceAdministrator: true,
      memberships: {
        select: { organizationId: true, role: true, organization: { select: { name: true } } },
        orderBy: [{ organization: { name: "asc" } }, { organizationId: "asc" }],
      },
    },
  });
  if (!user) return null;
  const memberships = user.memberships.map(({ organizationId, role, organization }) => ({
    organizationId,
    organization: organization.name,
    role,
  }));
  const chosen = memberships.find((each) => each.organizationId === current.session.activeOrganizationId);
  const [first, ...others] = memberships;
  const active = chosen ?? (others.length === 0 ? first : null) ?? null;
  const actor: Actor | null = active && {
    kind: "member",
    id: user.id,
    organizationId: active.organizationId,
    clientId: null,
    permissions: permissionsOfMember(active.role, user.serviceAdministrator),
    scopes: [],
  };
  return { ...user, sessionId: current.session.id, memberships, active, actor };
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
