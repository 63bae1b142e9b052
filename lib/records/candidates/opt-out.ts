import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { candidateChanged } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { sentence } from "@/lib/say";

const about = { permission: "candidate:write", input: z.object({ candidateId: z.uuid() }) } as const;
const output = z.object({ candidateId: z.uuid(), optedOutAt: z.string().nullable() });

/** Records that a person does not want to be proposed for other roles. Open applications continue. */
export const optOut = useCase({
  name: "optOut",
  ...about,
  output,

  async run(ctx, { candidateId }) {
    const optedOutAt = await leavePool(ctx, candidateId);
    if (!optedOutAt) throw await whyNot(ctx, candidateId, sentence("This candidate has already opted out."));
    return { candidateId, optedOutAt: optedOutAt.toISOString() };
  },
});

/** Opts a person out, and returns since when; null for one who is erased or has opted out before. */
export async function leavePool(ctx: Context, candidateId: string): Promise<Date | null> {
  const optedOutAt = new Date();
  const { count } = await ctx.db.candidate.updateMany({
    where: { id: candidateId, erasedAt: null, optedOutAt: null },
    data: { optedOutAt },
  });
  if (count === 0) return null;
  await changed(ctx, candidateId, "candidate.opted-out");
  return optedOutAt;
}

/** Records that a person may be proposed again. Throws conflict for a candidate the ATS no longer has. */
export const undoOptOut = useCase({
  name: "undoOptOut",
  ...about,
  output,

  async run(ctx, { candidateId }) {
    const { count } = await ctx.db.candidate.updateMany({
      where: { id: candidateId, erasedAt: null, optedOutAt: { not: null }, atsRemovedAt: null },
      data: { optedOutAt: null },
    });
    if (count === 0)
      throw await whyNot(
        ctx,
        candidateId,
        sentence("This candidate has not opted out, or the applicant tracking system no longer has them."),
      );
    await changed(ctx, candidateId, "candidate.opted-in");
    return { candidateId, optedOutAt: null };
  },
});

async function whyNot({ db }: Context, id: string, message: string) {
  const existing = await db.candidate.count({ where: { id, erasedAt: null } });
  return existing > 0 ? conflict(message) : notFound("Candidate");
}

async function changed(ctx: Context, candidateId: string, name: `${string}.${string}`) {
  await record(ctx, name, candidateId);
  await emit(ctx, candidateChanged, { candidateId });
}
