import { step } from "@/lib/platform/access/use-case";
import { asIdentity } from "@/lib/platform/db/as-identity";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { forbidden } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { isOwner } from "../standing";
import { domainOf } from "./email-domains";
import { roleOfGroups } from "./role-of-groups";

type Person = {
  providerId: string;
  rules: { groupRoles: unknown; otherRole: string | null };
  subject: string;
  /** In lower case; null for one that the provider does not stand for. */
  email: string | null;
  name: string | null;
  /** Null where the provider says nothing about them. */
  groups: string[] | null;
};

/**
 * The user whom a provider's subject stands for, as a member of its organization, whose role follows their groups.
 * Somebody new becomes a member if their address is of a domain that the organization has proved, and linked to the
 * subject from then on. An owner's role stays. Throws `forbidden` for everybody else, also somebody who was removed.
 */
export const admitMember = step("admitMember", async (ctx, person: Person): Promise<string> => {
  const { organizationId } = ctx.actor;
  const { providerId, subject } = person;
  const role = roleOfGroups(person.rules, person.groups ?? (await provisionedGroups(ctx.db, person)));
  const { userId, from, to } = await asIdentity(ctx.db, async (identity) => {
    // Of two first sign-ins of one person the second finds what the first has made; removing the provider waits.
    await identity.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`directory:${organizationId}`}))::text`;
    const user = await userOf(identity, organizationId, person);
    const key = { organizationId_userId: { organizationId, userId: user } };
    const member = await identity.member.findUnique({ where: key });
    const given = member && isOwner(member) ? member.role : role;
    if (given === null) throw forbidden("None of your groups gives you access to this organization.");
    if (!member) {
      if ((await identity.formerMember.count({ where: { organizationId, userId: user } })) > 0)
        throw forbidden(
          "You no longer belong to this organization. Its administrators can invite you again.",
        );
      await identity.member.create({ data: { organizationId, userId: user, role: given } });
    } else if (member.role !== given) await identity.member.update({ where: key, data: { role: given } });
    await identity.identityLink.createMany({
      data: [{ organizationId, providerId, subject, userId: user }],
      skipDuplicates: true,
    });
    return { userId: user, from: member?.role ?? null, to: given };
  });
  if (from === null) await record(ctx, "member.provisioned", userId, { providerId, role: to });
  else if (from !== to) await record(ctx, "member.role-changed", userId, { from, to, providerId });
  await record(ctx, "member.signed-in", userId, { providerId });
  return userId;
});

/** The groups that the directory provisioned for a person whom the provider knows already. */
async function provisionedGroups(db: TenantDb, { providerId, subject, email }: Person): Promise<string[]> {
  const linked = { memberships: { some: { identityLinks: { some: { providerId, subject } } } } };
  const groups = await db.provisionedGroup.findMany({
    where: { people: { some: { person: { OR: [{ user: linked }, { user: { email: email ?? "" } }] } } } },
    select: { displayName: true },
  });
  return groups.map(({ displayName }) => displayName);
}

/** The user whom the subject is linked to, or else that of the address, who may be new. */
async function userOf(identity: TenantDb, organizationId: string, person: Person): Promise<string> {
  const { providerId, subject, email, name } = person;
  const link = await identity.identityLink.findUnique({
    where: { providerId_subject: { providerId, subject } },
  });
  if (link) return link.userId;
  const proved =
    email !== null &&
    (await identity.emailDomain.count({
      where: { organizationId, domain: domainOf(email), verifiedAt: { not: null } },
    })) > 0;
  if (!proved)
    throw forbidden(
      "Your e-mail address is not of a domain that this organization has proved to be its own.",
    );
  return findOrCreateUser(identity, { email, name });
}

/**
 * The user of an address that an organization's proved domain stands for. Who is new has no password. That an existing
 * account was confirmed is left as it is: its password may be of somebody who only claimed the address.
 */
export async function findOrCreateUser(
  identity: TenantDb,
  { email, name }: { email: string; name: string | null },
): Promise<string> {
  await identity.user.createMany({
    data: [{ email, name: name ?? email.slice(0, email.indexOf("@")), emailVerified: true }],
    skipDuplicates: true,
  });
  return (await identity.user.findUniqueOrThrow({ where: { email }, select: { id: true } })).id;
}
