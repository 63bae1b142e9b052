import { randomBytes } from "node:crypto";
import { Resolver } from "node:dns/promises";
import { domainToASCII } from "node:url";
import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { countCall } from "@/lib/platform/access/rate-limit";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { conflict, invalid, notFound, rateLimited } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";

/** The most domains of an organization. */
const most = 50;

const Domain = z.object({
  domain: z
    .string()
    .trim()
    .max(253)
    .transform((domain) => domainToASCII(domain.replace(/^@/, "")))
    .refine((domain) => /^(?=.{4,253}$)([a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(domain)),
});

/** The record in DNS that proves a domain. */
export const proofOf = ({ domain, token }: { domain: string; token: string }) => ({
  name: `_shortlist.${domain}`,
  value: `shortlist-verification=${token}`,
});

/** The domain of an e-mail address, as it is stored. */
export const domainOf = (email: string) => domainToASCII(email.slice(email.lastIndexOf("@") + 1));

/** Says that a domain is the organization's own, which `verifyDomain` proves. Throws `invalid`, `conflict` beyond 50. */
export const addDomain = useCase({
  name: "addDomain",
  permission: "organization:administer",
  input: Domain,

  async run(ctx, { domain }) {
    if ((await ctx.db.emailDomain.count()) >= most)
      throw conflict("There are {most} domains already. Remove one first.", { most });
    const token = randomBytes(24).toString("base64url");
    await ctx.db.emailDomain.createMany({ data: [{ domain, token }], skipDuplicates: true });
    await record(ctx, "email-domain.added", null, { domain });
  },
});

/** Takes a domain away: its addresses no longer lead to this organization's sign-in. Throws `not_found`. */
export const removeDomain = useCase({
  name: "removeDomain",
  permission: "organization:administer",
  input: Domain,

  async run(ctx, { domain }) {
    const { count } = await ctx.db.emailDomain.deleteMany({ where: { domain } });
    if (count === 0) throw notFound("Domain");
    await record(ctx, "email-domain.removed", null, { domain });
  },
});

/**
 * Looks for a domain's proof in DNS. Throws `invalid` as long as it is not there, `conflict` for a domain that another
 * organization has proved, `not_found`, `rate_limited`.
 */
export const verifyDomain = flow({
  name: "verifyDomain",
  permission: "organization:administer",
  input: Domain,

  run: (actor, { domain }) => proveDomain(actor, domain),
});

/** The same, for tests with a resolver of their own. */
export async function proveDomain(actor: Actor, domain: string, resolve = texts): Promise<void> {
  const wait = await countCall(`email-domain:${actor.organizationId}`, { limit: 60, seconds: 600 });
  if (wait) throw rateLimited(wait);
  const proof = await readProof(actor, { domain });
  if (!(await resolve(proof.name)).includes(proof.value))
    throw invalid("{name} has no TXT record {value} yet. DNS can take hours to show a new record.", proof);
  await storeProved(actor, { domain });
}

const readProof = useCase({
  name: "readProof",
  permission: "organization:administer",
  input: Domain,
  output: z.object({ name: z.string(), value: z.string() }),

  async run({ db }, { domain }) {
    const row = await db.emailDomain.findFirst({ where: { domain } });
    if (!row) throw notFound("Domain");
    return proofOf(row);
  },
});

const storeProved = useCase({
  name: "storeProved",
  permission: "organization:administer",
  input: Domain,

  async run(ctx, { domain }) {
    // Of two organizations that prove it together, the index lets one.
    const { count } = await ctx.db.emailDomain
      .updateMany({ where: { domain, verifiedAt: null }, data: { verifiedAt: new Date() } })
      .catch((error: { code?: string }) => {
        if (error.code === "P2002") throw conflict("Another organization has proved this domain.");
        throw error;
      });
    if (count > 0) await record(ctx, "email-domain.verified", null, { domain });
  },
});

/** The TXT records of a name, possibly none. */
async function texts(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const records = await resolver.resolveTxt(name).catch(() => []);
  return records.map((parts) => parts.join(""));
}
