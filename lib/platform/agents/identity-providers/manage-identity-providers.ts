import * as z from "zod";
import { isDocumentUrl, parseDocumentUrl } from "@/lib/platform/access/oauth/cimd/document-url";
import { OauthProblem } from "@/lib/platform/access/oauth/problem";
import { mcpResource } from "@/lib/platform/access/oauth/protocol";
import { countCall } from "@/lib/platform/access/rate-limit";
import { findMembers } from "@/lib/platform/access/find-members";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { asIdentity } from "@/lib/platform/db/as-identity";
import { identityDb } from "@/lib/platform/db/identity";
import { env } from "@/lib/env";
import { conflict, invalid, notFound, rateLimited } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { discoverKeys } from "./discover-keys";

/** The most identity providers of an organization. */
const most = 10;

const Names = z.array(z.string().trim().min(1).max(300)).max(100);
const Provider = z.object({
  issuer: z.url({ protocol: /^https?$/ }).max(500),
  tenant: z.string().trim().max(200).default("").describe("Its tenant claim, for an issuer with several."),
  clientIds: Names.min(1).describe("The agents it may vouch for, as they are registered here."),
  readGroups: Names.describe("Groups whose people's agents may read."),
  writeGroups: Names.describe("Groups for whom they may write, too."),
});

/** Those that vouch for agents; people only sign in through the others. */
const vouching = { NOT: { clientIds: { isEmpty: true } } };

export const listIdentityProviders = useCase({
  name: "listIdentityProviders",
  permission: "organization:administer",
  output: z.object({
    providers: z.array(Provider.extend({ providerId: z.uuid(), people: z.int() })),
    audience: z.string().describe("What an assertion's aud has to be."),
    resource: z.string().describe("What its resource has to be, if it has one."),
  }),

  async run({ db }) {
    const rows = await db.identityProvider.findMany({
      where: vouching,
      include: { _count: { select: { links: true } } },
      orderBy: { id: "asc" },
    });
    return {
      audience: env.APP_URL,
      resource: mcpResource(),
      providers: rows.map(({ id, _count, ...row }) => ({ ...row, providerId: id, people: _count.links })),
    };
  },
});

const input = Provider.extend({
  people: z
    .array(z.object({ subject: z.string().trim().min(1).max(255), member: z.string().trim().min(1) }))
    .max(1_000)
    .default([])
    .describe("Members whose assertions carry no verified e-mail address, by subject."),
});

/**
 * Lets an identity provider vouch for agents and members from now on. Throws `invalid` for an issuer that cannot be
 * discovered, an agent that has not registered or nobody's group; `conflict` for one that is there already.
 */
export const addIdentityProvider = flow({
  name: "addIdentityProvider",
  permission: "organization:administer",
  input,
  output: z.object({ providerId: z.uuid() }),

  async run(actor, provider) {
    if (provider.readGroups.length + provider.writeGroups.length === 0)
      throw invalid("Name at least one group.");
    await requireClients(provider.clientIds);
    const wait = await countCall(`identity-provider:${actor.organizationId}`, { limit: 20, seconds: 600 });
    if (wait) throw rateLimited(wait);
    return store(actor, { ...provider, jwksUri: await discoverKeys(provider.issuer) });
  },
});

const store = useCase({
  name: "storeIdentityProvider",
  permission: "organization:administer",
  input: input.extend({ jwksUri: z.url() }),
  output: z.object({ providerId: z.uuid() }),

  async run(ctx, { people, ...provider }) {
    const { actor, db } = ctx;
    const { issuer, tenant, ...agents } = provider;
    await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`identity:${actor.organizationId}`}))::text`;
    if ((await db.identityProvider.count()) >= most)
      throw conflict("There are {most} identity providers already. Remove one first.", { most });
    if ((await db.identityProvider.count({ where: { issuer, tenant, ...vouching } })) > 0)
      throw conflict("This identity provider is there already. Remove it to change it.");
    // People may sign in through it already.
    const key = { organizationId_issuer_tenant: { organizationId: actor.organizationId, issuer, tenant } };
    const { id } = await db.identityProvider.upsert({
      where: key,
      create: { ...provider, createdBy: actor.id },
      update: agents,
    });
    for (const { subject, member } of people) {
      const [found] = await findMembers(db, [member]);
      if (found)
        await db.identityLink.createMany({
          data: [{ providerId: id, subject, userId: found.userId }],
          skipDuplicates: true,
        });
    }
    await record(ctx, "identity-provider.added", id, { issuer, clientIds: agents.clientIds });
    return { providerId: id };
  },
});

/** Agents with a document register when they first come. */
async function requireClients(clientIds: string[]) {
  for (const clientId of clientIds) {
    const isKnown = isDocumentUrl(clientId)
      ? isDocumentAddress(clientId)
      : await identityDb.oauthClient.count({ where: { clientId } });
    if (!isKnown)
      throw invalid(
        "{clientId} is neither the id of a registered agent nor the address of an agent's document.",
        {
          clientId,
        },
      );
  }
}

function isDocumentAddress(clientId: string): boolean {
  try {
    return parseDocumentUrl(clientId) !== null;
  } catch (error) {
    if (error instanceof OauthProblem) return false;
    throw error;
  }
}

/**
 * Ends what a provider vouched for: tokens and grants end immediately. One that people sign in through stays for that.
 * Throws `not_found`.
 */
export const removeIdentityProvider = useCase({
  name: "removeIdentityProvider",
  permission: "organization:administer",
  input: z.object({ providerId: z.uuid() }),

  async run(ctx, { providerId: id }) {
    const { count: removed } = await ctx.db.identityProvider.deleteMany({ where: { id, signIn: null } });
    const none = { clientIds: [], readGroups: [], writeGroups: [] };
    const { count: silenced } = await ctx.db.identityProvider.updateMany({
      where: { id, ...vouching },
      data: none,
    });
    if (removed + silenced === 0) throw notFound("Identity provider");
    if (silenced > 0)
      await asIdentity(ctx.db, async (identity) => {
        await identity.oauthAccessToken.deleteMany({ where: { identityProviderId: id } });
        await identity.oauthConsent.deleteMany({ where: { identityProviderId: id } });
      });
    await record(ctx, "identity-provider.removed", id);
  },
});
