import { daysBefore } from "@/lib/platform/access/account/recent";
import { challengedUser, endSecondStepLater } from "@/lib/platform/access/account/second-step";
import { listSessions, type OpenSession } from "@/lib/platform/access/account/sessions";
import { tookBackHere } from "@/lib/platform/access/account/took-back";
import { redirectHost } from "@/lib/platform/access/oauth/redirect-uri";
import { memberActor, type Membership, type SignedIn, signedInUser } from "@/lib/platform/access/signed-in";
import { disconnectAgent } from "@/lib/platform/agents/disconnect-agent";
import { identityDb } from "@/lib/platform/db/identity";
import { DomainError } from "@/lib/errors";
import { withdrawInvitation } from "./open-invitations";

export type ReviewItem = {
  kind: "passkey" | "secondStep" | "session" | "agent" | "invitation";
  id: string;
  /** What it is called, or the invited address; empty where the kind says it all. */
  name: string;
  /** The hosts an agent's codes go to, or a session's IP address. */
  place: string;
  /** Of a session. */
  device?: Pick<OpenSession, "browser" | "system">;
  /** Of an agent or an invitation. */
  membership?: Membership;
  since: string;
  /** Of a second step that the owner does not have: when it is turned off unless its code is entered before. */
  endsAt?: string;
  /** Added in the last days before the account was taken back, or after. */
  recent: boolean;
};

export type Reviewer = Pick<
  SignedIn,
  "id" | "email" | "serviceAdministrator" | "memberships" | "sessionId"
> & {
  /** They are signed in. Otherwise their password was accepted, and they owe the code of the second step. */
  proven: boolean;
};

/**
 * Who may review an account: its signed-in user, or whoever took it back in this browser and owes a code that perhaps
 * only an attacker has. Null for others, also those who merely know the new password.
 */
export async function reviewerOf(headers: Headers): Promise<Reviewer | null> {
  const signedIn = await signedInUser(headers);
  if (signedIn) return { ...signedIn, proven: true };
  const id = await challengedUser(headers);
  if (!id || !(await tookBackHere(id, headers))) return null;
  const user = await identityDb.user.findUnique({
    where: { id, reviewSince: { not: null } },
    include: { memberships: { include: { organization: true } } },
  });
  if (!user) return null;
  const memberships = user.memberships.map(({ organizationId, role, organization }) => {
    return { organizationId, role, organization: organization.name, bar: null };
  });
  const { email, serviceAdministrator } = user;
  return { id, email, serviceAdministrator, memberships, sessionId: "", proven: false };
}

/**
 * Lists what can still reach an account that its owner took back: passkeys, the second step of signing in, other
 * sessions, agents, and open invitations that the account sent. Each kind newest first. Null when there is nothing to
 * answer.
 */
export async function listReview(user: Reviewer): Promise<ReviewItem[] | null> {
  const added = await identityDb.user.findUniqueOrThrow({
    where: { id: user.id },
    select: {
      reviewSince: true,
      passkeys: { orderBy: { createdAt: "desc" } },
      twoFactor: true,
      consents: { include: { client: true }, orderBy: { updatedAt: "desc" } },
      invitations: { where: { status: "pending" }, orderBy: { createdAt: "desc" } },
    },
  });
  if (!added.reviewSince) return null;
  const suspect = daysBefore(added.reviewSince);
  const item = (kind: ReviewItem["kind"], id: string, at: Date, name = "", place = ""): ReviewItem => {
    return { kind, id, name, place, since: at.toISOString(), recent: at > suspect };
  };
  const membershipIn = (id: string | null) => user.memberships.filter((each) => each.organizationId === id);
  const sessions = (await listSessions(user)).filter(({ isThis }) => !isThis);
  const second = added.twoFactor;
  return [
    ...added.passkeys.map(({ id, createdAt, name }) => item("passkey", id, createdAt, name ?? "Passkey")),
    ...(second
      ? [
          {
            ...item("secondStep", second.id, second.confirmedAt ?? new Date()),
            endsAt: second.endsAt?.toISOString(),
          },
        ]
      : []),
    ...sessions.map(({ id, signedInAt, address, browser, system }) => ({
      ...item("session", id, new Date(signedInAt), "", address ?? ""),
      device: { browser, system },
    })),
    ...added.consents.flatMap(({ id, updatedAt, client, referenceId }) => {
      const hosts = [...new Set(client.redirectUris.map(redirectHost))].join(", ");
      const agent = item("agent", id, updatedAt, client.name ?? "Unnamed agent", hosts);
      return membershipIn(referenceId).map((membership) => ({ ...agent, membership }));
    }),
    ...added.invitations.flatMap(({ id, createdAt, email, organizationId }) =>
      membershipIn(organizationId)
        .filter((membership) => memberActor(user, membership).permissions.has(withdrawInvitation.permission))
        .map((membership) => ({ ...item("invitation", id, createdAt, email), membership })),
    ),
  ];
}

/**
 * Removes what the owner chose, and ends the review: what stays works again. Returns false, and leaves the review open,
 * when there is something that they were not shown, or when they owe the code of the second step: then the second step
 * itself is removed in a week, the rest at once. Ids of what is gone or another user's have no effect.
 */
export async function answerReview(
  user: Reviewer,
  { shown, removed }: { shown: readonly string[]; removed: readonly string[] },
): Promise<boolean> {
  const { updatedAt } = await identityDb.user.findUniqueOrThrow({ where: { id: user.id } });
  for (const item of (await listReview(user)) ?? [])
    if (removed.includes(item.id)) await remove(user, item).catch(unlessGone);
  if (!user.proven) return false;
  const left = await listReview(user);
  if (!left?.every(({ id }) => shown.includes(id))) return left === null;
  const twoFactorEnabled = left.some(({ kind }) => kind === "secondStep");
  // Not once another link has taken the account back meanwhile, which updates the row.
  const where = { id: user.id, updatedAt };
  const { count } = await identityDb.user.updateMany({
    where,
    data: { reviewSince: null, twoFactorEnabled },
  });
  await identityDb.twoFactor.updateMany({ where: { userId: user.id }, data: { endsAt: null } });
  return count > 0;
}

async function remove(user: Reviewer, { kind, id, membership }: ReviewItem): Promise<unknown> {
  const own = { where: { id, userId: user.id } };
  if (kind === "passkey") return identityDb.passkey.deleteMany(own);
  if (kind === "secondStep" && !user.proven) return endSecondStepLater(user);
  if (kind === "secondStep") return identityDb.twoFactor.deleteMany(own);
  if (kind === "session") return identityDb.session.deleteMany(own);
  const actor = memberActor(user, membership!);
  return kind === "agent"
    ? disconnectAgent(actor, { grantId: id })
    : withdrawInvitation(actor, { invitationId: id });
}

/** Removed by a concurrent answer. */
function unlessGone(error: unknown) {
  if (!(error instanceof DomainError && error.code === "not_found")) throw error;
}
