import * as z from "zod";
import { step, type Context } from "@/lib/platform/access/use-case";
import { asIdentity } from "@/lib/platform/db/as-identity";
import { findOrCreateUser } from "../admit-member";
import { domainOf } from "../email-domains";
import { applyAccess, lockDirectory } from "./apply-access";
import { patched } from "./patch";
import { listed, noSuch, read, resource, ScimProblem, Text } from "./scim";

/** Directories write booleans as texts, too: Microsoft's does unless it is told otherwise. */
const Flag = z.preprocess(
  (value) => (typeof value === "string" ? value.toLowerCase() === "true" : value),
  z.boolean(),
);
const Person = z.object({
  userName: Text.min(1),
  externalId: Text.nullish(),
  name: z.object({ givenName: Text.nullish(), familyName: Text.nullish() }).nullish(),
  displayName: Text.nullish(),
  emails: z.array(z.object({ value: Text, primary: Flag.optional() })).nullish(),
  active: Flag.default(true),
});
type Person = z.output<typeof Person>;

/** A person's main address: what a new member is known by. */
function addressOf({ userName, emails }: Person): string | null {
  const main = emails?.find(({ primary }) => primary) ?? emails?.[0];
  return z.email().safeParse((main?.value ?? userName).toLowerCase()).data ?? null;
}

/**
 * Everybody of the organization's own domains: whom the directory provisioned, active or not, and members whom it has
 * not claimed yet. Members of other domains, such as an agency's, are none of its business.
 */
export const listPeople = step("listProvisionedPeople", async (ctx, query: URLSearchParams) =>
  listed(await peopleOf(ctx), query),
);

export const getPerson = step("getProvisionedPerson", (ctx, id: string) => personOf(ctx, id));

/** Provisions a person, or claims a member. Throws ScimProblem 409 for one who is provisioned already, 400. */
export const createPerson = step("createProvisionedPerson", async (ctx, body: unknown) => {
  await lockDirectory(ctx);
  const person = read(Person, body);
  const email = addressOf(person);
  const proved = await ctx.db.emailDomain.count({
    where: { domain: domainOf(email ?? ""), verifiedAt: { not: null } },
  });
  if (email === null || proved === 0)
    throw new ScimProblem(
      400,
      "The address is not of a domain that the organization has proved.",
      "invalidValue",
    );
  const { name, displayName } = person;
  const full = displayName ?? [name?.givenName, name?.familyName].filter(Boolean).join(" ");
  const userId = await asIdentity(ctx.db, (identity) =>
    findOrCreateUser(identity, { email, name: full?.slice(0, 120) || null }),
  );
  const taken = await ctx.db.provisionedPerson.count({
    where: { OR: [{ userId }, { userName: { equals: person.userName, mode: "insensitive" } }] },
  });
  if (taken > 0) throw new ScimProblem(409, "This user is provisioned already.", "uniqueness");
  return store(ctx, userId, person);
});

/** Replaces a person's attributes, `active` among them. */
export const replacePerson = step("replaceProvisionedPerson", async (ctx, id: string, body: unknown) => {
  await lockDirectory(ctx);
  await personOf(ctx, id);
  return store(ctx, id, read(Person, body));
});

export const patchPerson = step("patchProvisionedPerson", async (ctx, id: string, body: unknown) => {
  await lockDirectory(ctx);
  return store(ctx, id, read(Person, patched(await personOf(ctx, id), body)));
});

/** Ends a person's membership and forgets what the directory said about them. */
export const deletePerson = step("deleteProvisionedPerson", async (ctx, id: string) => {
  await lockDirectory(ctx);
  await personOf(ctx, id);
  await ctx.db.provisionedPerson.deleteMany({ where: { userId: id } });
  await applyAccess(ctx, [id]);
});

async function store(ctx: Context, userId: string, person: Person) {
  const { organizationId } = ctx.actor;
  const { userName, externalId = null, name, displayName = null, active } = person;
  const taken = await ctx.db.provisionedPerson.count({
    where: { userId: { not: userId }, userName: { equals: userName, mode: "insensitive" } },
  });
  if (taken > 0) throw new ScimProblem(409, "Another user has this userName.", "uniqueness");
  const data = {
    userName,
    externalId,
    displayName,
    active,
    givenName: name?.givenName ?? null,
    familyName: name?.familyName ?? null,
  };
  await ctx.db.provisionedPerson.upsert({
    where: { organizationId_userId: { organizationId, userId } },
    create: { userId, ...data },
    update: data,
  });
  await applyAccess(ctx, [userId]);
  return personOf(ctx, userId);
}

async function personOf(ctx: Context, id: string) {
  const [person] = z.uuid().safeParse(id).success ? await peopleOf(ctx, id) : [];
  if (!person) throw noSuch("user");
  return person;
}

async function peopleOf({ db }: Context, userId?: string) {
  const rows = await db.provisionedPerson.findMany({
    where: { userId },
    include: { groups: { include: { group: true } } },
  });
  // Those without a membership, whom a tenant does not see, too.
  const users = await asIdentity(db, (identity) =>
    identity.user.findMany({
      where: { id: { in: rows.map((row) => row.userId) } },
      select: { id: true, email: true },
    }),
  );
  const addresses = new Map(users.map(({ id, email }) => [id, email]));
  const domains = await db.emailDomain.findMany({ where: { verifiedAt: { not: null } } });
  const members = await db.member.findMany({
    where: {
      userId,
      AND: { userId: { notIn: rows.map((row) => row.userId) } },
      OR: domains.map(({ domain }) => ({ user: { email: { endsWith: `@${domain}` } } })),
    },
    include: { user: { select: { name: true, email: true } } },
  });
  const claimed = rows.map(({ groups, ...row }) => ({
    ...row,
    email: addresses.get(row.userId) ?? row.userName,
    groups: groups.map(({ group }) => group),
  }));
  const unclaimed = members.map(({ user, createdAt, userId: id }) => ({
    userId: id,
    userName: user.email,
    email: user.email,
    displayName: user.name,
    externalId: null,
    givenName: null,
    familyName: null,
    active: true,
    createdAt,
    updatedAt: createdAt,
    groups: [],
  }));
  return [...claimed, ...unclaimed]
    .sort((a, b) => (a.userId < b.userId ? -1 : 1))
    .map(({ userId: id, externalId, givenName, familyName, displayName, ...row }) => ({
      ...resource("User", { id, ...row }),
      ...(externalId !== null && { externalId }),
      userName: row.userName,
      ...((givenName ?? familyName) !== null && {
        name: { ...(givenName !== null && { givenName }), ...(familyName !== null && { familyName }) },
      }),
      ...(displayName !== null && { displayName }),
      emails: [{ value: row.email, type: "work", primary: true }],
      active: row.active,
      groups: row.groups.map((group) => ({ value: group.id, display: group.displayName })),
    }));
}
