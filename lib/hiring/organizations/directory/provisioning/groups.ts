import * as z from "zod";
import { step, type Context } from "@/lib/platform/access/use-case";
import { applyAccess, lockDirectory } from "./apply-access";
import { patched } from "./patch";
import { listed, noSuch, read, resource, ScimProblem, Text } from "./scim";

const Group = z.object({
  displayName: Text.min(1),
  externalId: Text.nullish(),
  members: z
    .array(z.object({ value: z.uuid() }))
    .max(10_000)
    .nullish(),
});

/** The groups of the organization's directory. Without `members` where the query leaves them out. */
export const listGroups = step("listProvisionedGroups", async (ctx, query: URLSearchParams) => {
  const found = listed(await groupsOf(ctx), query);
  const leavesOut = query.get("excludedAttributes")?.split(",").includes("members");
  return leavesOut
    ? { ...found, Resources: found.Resources.map(({ members: _, ...group }) => group) }
    : found;
});

export const getGroup = step("getProvisionedGroup", (ctx, id: string) => groupOf(ctx, id));

/** Throws ScimProblem 409 for a name that another group has, 400. */
export const createGroup = step("createProvisionedGroup", async (ctx, body: unknown) => {
  await lockDirectory(ctx);
  return store(ctx, null, read(Group, body));
});

export const replaceGroup = step("replaceProvisionedGroup", async (ctx, id: string, body: unknown) => {
  await lockDirectory(ctx);
  return store(ctx, await groupOf(ctx, id), read(Group, body));
});

export const patchGroup = step("patchProvisionedGroup", async (ctx, id: string, body: unknown) => {
  await lockDirectory(ctx);
  const before = await groupOf(ctx, id);
  return store(ctx, before, read(Group, patched(before, body)));
});

/** Its people lose the role it gave. */
export const deleteGroup = step("deleteProvisionedGroup", async (ctx, id: string) => {
  await lockDirectory(ctx);
  const { members } = await groupOf(ctx, id);
  await ctx.db.provisionedGroup.deleteMany({ where: { id } });
  await applyAccess(
    ctx,
    members.map(({ value }) => value),
  );
});

type Before = Awaited<ReturnType<typeof groupOf>> | null;

/** Stores a group and its people, who get the roles that follow. */
async function store(ctx: Context, before: Before, group: z.output<typeof Group>) {
  const { db } = ctx;
  const { displayName, externalId = null, members } = group;
  const same = await db.provisionedGroup.findFirst({ where: { displayName } });
  if (same && same.id !== before?.id)
    throw new ScimProblem(409, "Another group has this name.", "uniqueness");
  const data = { displayName, externalId };
  const { id } = before
    ? await db.provisionedGroup.update({ where: { id: before.id }, data })
    : await db.provisionedGroup.create({ data });
  const now = [...new Set(members?.map(({ value }) => value))];
  const people = await db.provisionedPerson.findMany({
    where: { userId: { in: now } },
    select: { userId: true },
  });
  if (people.length < now.length)
    throw new ScimProblem(
      400,
      "A member is not provisioned: provision people before their groups.",
      "invalidValue",
    );
  await db.groupMembership.deleteMany({ where: { groupId: id, userId: { notIn: now } } });
  await db.groupMembership.createMany({
    data: now.map((userId) => ({ groupId: id, userId })),
    skipDuplicates: true,
  });
  const then = before?.members.map(({ value }) => value) ?? [];
  const renamed = before?.displayName !== displayName;
  const changed = [...then, ...now].filter(
    (userId) => renamed || then.includes(userId) !== now.includes(userId),
  );
  await applyAccess(ctx, changed);
  return groupOf(ctx, id);
}

async function groupOf(ctx: Context, id: string) {
  const [group] = z.uuid().safeParse(id).success ? await groupsOf(ctx, id) : [];
  if (!group) throw noSuch("group");
  return group;
}

async function groupsOf({ db }: Context, id?: string) {
  const rows = await db.provisionedGroup.findMany({
    where: { id },
    include: { people: { include: { person: true } } },
    orderBy: { id: "asc" },
  });
  return rows.map(({ displayName, externalId, people, ...row }) => ({
    ...resource("Group", row),
    displayName,
    ...(externalId !== null && { externalId }),
    members: people.map(({ userId, person }) => ({
      value: userId,
      display: person.displayName ?? person.userName,
    })),
  }));
}
