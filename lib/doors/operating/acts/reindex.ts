import * as z from "zod";
import { actingIn } from "@/lib/platform/access/system";
import { flow, step } from "@/lib/platform/access/use-case";
import { emit } from "@/lib/platform/events/emit";
import { candidateChanged } from "@/lib/platform/events/events";
import { organizationIds } from "@/lib/hiring/organizations/organization-ids";
import { sentence } from "@/lib/say";
import { recordAct } from "./record-act";

const BATCH = 500;

/** Queues every candidate of the service, or of one organization, to be indexed again. Safe to repeat. */
export const reindex = flow({
  name: "reindex",
  permission: "service:operate",
  input: z.object({ organizationId: z.uuid().nullable().default(null) }),
  output: z.object({ candidates: z.int().describe("Queued.") }),

  async run(actor, { organizationId: only }) {
    let candidates = 0;
    for await (const organizationId of only ? [only] : organizationIds()) {
      for (let after: string | null = null; ;) {
        const queued: { count: number; last: string | null } = await queue(actingIn(organizationId, actor), {
          after,
        });
        candidates += queued.count;
        after = queued.last;
        if (after === null) break;
      }
    }
    await recordAct(actor, {
      act: sentence("re-indexed"),
      subjectId: only ?? undefined,
      particulars: { candidates },
    });
    return { candidates };
  },
});

const queue = step("queue", async (ctx, { after }: { after: string | null }) => {
  const candidates = await ctx.db.candidate.findMany({
    where: after ? { id: { gt: after } } : {},
    orderBy: { id: "asc" },
    take: BATCH,
    select: { id: true },
  });
  for (const { id } of candidates) await emit(ctx, candidateChanged, { candidateId: id });
  return { count: candidates.length, last: candidates.length === BATCH ? candidates.at(-1)!.id : null };
});
