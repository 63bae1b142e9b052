import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { invalid, notFound } from "@/lib/errors";
import { isSignature, sign } from "@/lib/platform/security/keys";
import { askedOf, selfQuestions } from "@/lib/records/self-reports/questions";
import { storeSelfReports } from "@/lib/records/self-reports/store-self-reports";
import { holderOf } from "./own-link";

/** How long after an application the form beside its confirmation can be sent. */
const formMs = 3_600_000;

/** For the form after an application: lets its holder write what this person says about themselves, and read nothing. */
export function reportToken(organizationId: string, candidateId: string): string {
  const signed = `${organizationId}.${candidateId}.${Date.now() + formMs}`;
  return `${signed}.${sign("self-report", signed)}`;
}

/** Whose report it is: by a mailed link, or the form after an application. Throws not_found. */
async function reporterOf(ctx: Context, token: string): Promise<string> {
  const [organizationId, candidateId, until, signature] = token.split(".");
  if (candidateId === undefined || until === undefined || signature === undefined)
    return holderOf(ctx, token);
  const isGood =
    organizationId === ctx.actor.organizationId &&
    Number(until) > Date.now() &&
    isSignature("self-report", `${organizationId}.${candidateId}.${until}`, signature);
  const where = { id: candidateId, erasedAt: null };
  if (!isGood || (await ctx.db.candidate.count({ where })) === 0) throw notFound("Link");
  return candidateId;
}

/**
 * What candidates say about themselves of their own will, for impact ratios alone. An answer replaces the one before;
 * null takes it back, as does "I prefer not to say". Not in the audit trail: whether somebody has answered is nobody's
 * business who decides. Throws not_found for a link that does not work.
 */
export const reportSelf = useCase({
  name: "reportSelf",
  permission: "candidate:self",
  input: z.object({
    token: z.string().max(300),
    said: z.record(z.string().max(40), z.string().max(80).nullable()).describe("By kind."),
  }),

  async run(ctx, { token, said }) {
    const candidateId = await reporterOf(ctx, token);
    const values = new Map(askedOf(await selfQuestions(ctx)).map(({ kind, values }) => [kind, values]));
    for (const [kind, value] of Object.entries(said))
      if (value !== null && !values.get(kind)?.includes(value)) throw invalid("A field is malformed.");
    await storeSelfReports(ctx, "page", [{ candidateId, said }]);
  },
});
