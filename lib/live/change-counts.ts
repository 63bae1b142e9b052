import * as z from "zod";
import { reading } from "@/lib/access/use-case";
import { Prisma } from "@/lib/db/generated/client";
import { statementsInTenant, wholeOrganization } from "@/lib/db/tenant";
import type { Change } from "@/lib/access/commits";

const Counts = z.object({ work: z.int(), approvals: z.int() });
/** How often what pages follow has changed: another number than the one that was seen is news. */
export type Counts = z.output<typeof Counts>;
export const noChanges: Counts = { work: 0, approvals: 0 };

/** How often the pages of those who are told nothing look again. */
const lookMs = 15_000;

/**
 * The counts of the actor's organization. Who sees only the jobs shared with them is not told that anything happened in
 * it: for them the counts are the time, in steps.
 */
export const getChangeCounts = reading({
  name: "getChangeCounts",
  permission: "organization:read",
  input: z.object({}),
  output: Counts,

  async run({ actor, read }) {
    const step = Math.floor(Date.now() / lookMs);
    if (actor.sees !== "organization") return { work: step, approvals: step };
    const [[counts]] = await read<[Counts]>([Prisma.sql`SELECT work, approvals FROM "ChangeCount"`]);
    return counts ?? noChanges;
  },
});

/** Counts a change, in a transaction of its own: nobody's work waits for another's on the one row. */
export async function addChange(organizationId: string, changed: ReadonlySet<Change>): Promise<Counts> {
  const work = Number(changed.has("work"));
  const approvals = Number(changed.has("approvals"));
  const [[counts]] = await statementsInTenant<[Counts]>(wholeOrganization(organizationId), [
    Prisma.sql`
      INSERT INTO "ChangeCount" AS c ("organizationId", work, approvals)
      VALUES (${organizationId}::uuid, ${work}, ${approvals})
      ON CONFLICT ("organizationId") DO UPDATE
        SET work = c.work + excluded.work, approvals = c.approvals + excluded.approvals
      RETURNING work, approvals`,
  ]);
  return counts ?? noChanges;
}
