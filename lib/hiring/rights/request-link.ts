import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { emit } from "@/lib/platform/events/emit";
import { candidateLinkRequested } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { locales } from "@/messages/locales";

/** Records of one person that nobody has merged: each gets its own letter. */
const mostRecords = 5;

/**
 * Has a link to their own page mailed to whoever has this address on record. Returns the same whether or not anybody
 * has, so that nobody learns who applied.
 */
export const requestLink = useCase({
  name: "requestLink",
  permission: "candidate:self",
  input: z.object({ email: z.string().trim().toLowerCase().max(254), locale: z.enum(locales) }),

  async run(ctx, { email, locale }) {
    const found = await ctx.db.$queryRaw<{ id: string }[]>`
      SELECT c.id FROM "Candidate" c
      WHERE lower(c.email) = ${email} AND c."erasedAt" IS NULL AND NOT EXISTS (
        SELECT FROM "CandidateAlias" m WHERE m.kind = 'merged' AND m.value = c.id::text)
      ORDER BY c.id DESC LIMIT ${mostRecords}`;
    for (const { id } of email ? found : []) {
      await record(ctx, "candidate.link-requested", id);
      await emit(ctx, candidateLinkRequested, { candidateId: id, locale, answered: false });
    }
  },
});
