import * as z from "zod";
import { pageUrl } from "@/lib/platform/access/addresses";
import { countCall } from "@/lib/platform/access/rate-limit";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { asIdentity } from "@/lib/platform/db/as-identity";
import { conflict, invalid, notFound, rateLimited } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { AccessRules } from "./choose-access-rules";
import { proofOf } from "./email-domains";
import { scimBase } from "./provisioning/scim";
import { discover } from "./open-id";
import { GroupRules } from "./role-of-groups";
import { sealedClientSecret } from "./secret";

const Provider = GroupRules.extend({
  issuer: z.url({ protocol: /^https?$/ }).max(500),
  tenant: z
    .string()
    .trim()
    .max(200)
    .default("")
    .describe("Its tenant, hd or tid claim, for an issuer with several."),
  clientId: z.string().trim().min(1).max(500),
});

/** Issuers for whoever has an account there, where only a claim says which company somebody belongs to. */
const sharedIssuers = ["https://accounts.google.com"];

/** How the organization's people sign in: its domains with their proofs, and its provider if it has one. */
export const getSignIn = useCase({
  name: "getSignIn",
  permission: "organization:administer",
  output: z.object({
    redirectUri: z.string().describe("Where the provider sends people back to."),
    domains: z.array(
      z.object({ domain: z.string(), verified: z.boolean(), name: z.string(), value: z.string() }),
    ),
    provider: Provider.extend({
      testedAt: z.string().nullable(),
      enabled: z.boolean(),
      required: z.boolean(),
      people: z.int().describe("How many members have signed in through it, or are known to it."),
    }).nullable(),
    rules: AccessRules,
    scimAddress: z.string().describe("What the directory calls to provision people."),
    provisioning: z.object({ since: z.string(), usedAt: z.string().nullable() }).nullable(),
  }),

  async run({ actor, db }) {
    const domains = await db.emailDomain.findMany({ orderBy: { domain: "asc" } });
    const row = await db.signInProvider.findFirst({
      include: { provider: { include: { _count: { select: { links: true } } } } },
    });
    const rules = await db.organization.findUniqueOrThrow({
      where: { id: actor.organizationId },
      select: {
        secondStepRequired: true,
        sessionHours: true,
        idleMinutes: true,
        ipRanges: true,
        ipRangesForAgents: true,
      },
    });
    const token = await db.provisioningToken.findFirst();
    return {
      rules,
      scimAddress: scimBase(),
      provisioning: token && {
        since: token.createdAt.toISOString(),
        usedAt: token.usedAt?.toISOString() ?? null,
      },
      redirectUri: pageUrl.providerAnswer(actor.organizationId),
      domains: domains.map((each) => ({
        domain: each.domain,
        verified: each.verifiedAt !== null,
        ...proofOf(each),
      })),
      provider: row && {
        ...row,
        ...GroupRules.parse(row),
        issuer: row.provider.issuer,
        tenant: row.provider.tenant,
        testedAt: row.testedAt?.toISOString() ?? null,
        people: row.provider._count.links,
      },
    };
  },
});

const input = Provider.extend({
  secret: z.string().trim().min(1).max(1_000).optional().describe("Left out, the stored one stays."),
});

/**
 * Has the organization's people sign in through this OpenID provider, once it has been tested and turned on. Another
 * issuer, client or secret has to be tested anew. Throws `invalid` for an issuer that cannot be discovered, or without a
 * secret; `rate_limited`.
 */
export const setSignInProvider = flow({
  name: "setSignInProvider",
  permission: "organization:administer",
  input,

  async run(actor, provider) {
    if (sharedIssuers.includes(provider.issuer) && !provider.tenant)
      throw invalid("Anybody can have an account at {issuer}: name the company's domain as its tenant.", {
        issuer: provider.issuer,
      });
    const wait = await countCall(`identity-provider:${actor.organizationId}`, { limit: 20, seconds: 600 });
    if (wait) throw rateLimited(wait);
    const { jwks_uri: jwksUri = "" } = await discover(provider.issuer);
    await store(actor, { ...provider, jwksUri });
  },
});

const store = useCase({
  name: "storeSignInProvider",
  permission: "organization:administer",
  input: input.extend({ jwksUri: z.url() }),

  async run(ctx, { issuer, tenant, clientId, secret, jwksUri, ...rules }) {
    const { actor, db } = ctx;
    const { organizationId } = actor;
    await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`identity:${organizationId}`}))::text`;
    const before = await db.signInProvider.findFirst({ include: { provider: true } });
    const isSame =
      before?.clientId === clientId && before.provider.issuer === issuer && before.provider.tenant === tenant;
    if (secret === undefined && !isSame) throw invalid("Enter the client secret.");
    const key = { organizationId_issuer_tenant: { organizationId, issuer, tenant } };
    const { id: providerId } = await db.identityProvider.upsert({
      where: key,
      create: {
        issuer,
        tenant,
        jwksUri,
        createdBy: actor.id,
        clientIds: [],
        readGroups: [],
        writeGroups: [],
      },
      update: {},
    });
    const sealed = secret === undefined ? null : sealedClientSecret(organizationId, secret);
    const untested = isSame && !sealed ? {} : { testedAt: null, enabled: false, required: false };
    const data = { providerId, clientId, ...rules, ...untested };
    if (before) await db.signInProvider.updateMany({ data: { ...data, ...sealed } });
    else await db.signInProvider.create({ data: { ...data, ...sealed! } });
    if (before && before.providerId !== providerId) await forget(db, before.providerId);
    await record(ctx, before ? "sign-in-provider.changed" : "sign-in-provider.added", providerId, {
      issuer,
      clientId,
      roles: rules.groupRoles.length,
    });
  },
});

/**
 * Turns the provider on or off; requires it of members of verified domains, or no longer; or removes it, which ends the
 * sessions it opened. Throws `conflict` for one that has not been tested, `not_found`.
 */
export const changeSignIn = useCase({
  name: "changeSignIn",
  permission: "organization:administer",
  input: z.object({ act: z.enum(["enable", "disable", "require", "allow-others", "remove"]) }),

  async run(ctx, { act }) {
    const { db } = ctx;
    const row = await db.signInProvider.findFirst();
    if (!row) throw notFound("Identity provider");
    if (act === "remove") {
      const { count } = await db.signInProvider.deleteMany();
      if (count === 0) throw notFound("Identity provider");
      await forget(db, row.providerId);
    } else {
      const changes = {
        enable: { enabled: true },
        disable: { enabled: false, required: false },
        require: { required: true },
        "allow-others": { required: false },
      };
      // In the WHERE: a change of the provider, which undoes its test, may come first.
      const where =
        act === "enable" ? { testedAt: { not: null } } : act === "require" ? { enabled: true } : {};
      const { count } = await db.signInProvider.updateMany({ where, data: changes[act] });
      if (count === 0)
        throw conflict(
          act === "enable"
            ? "Sign in through it as a test first."
            : "Turn the sign-in on before you require it.",
        );
    }
    await record(ctx, `sign-in-provider.${act}`, row.providerId);
  },
});

/** Ends what a provider opened for people; it goes altogether unless it vouches for agents. */
async function forget(db: Parameters<typeof asIdentity>[0], providerId: string) {
  await asIdentity(db, (identity) =>
    identity.session.deleteMany({ where: { identityProviderId: providerId } }),
  );
  await db.identityProvider.deleteMany({ where: { id: providerId, clientIds: { isEmpty: true } } });
}
