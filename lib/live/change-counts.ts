import * as z from "zod";
import { reading } from "@/lib/access/use-case";
import { Prisma } from "@/lib/db/generated/client";
import { statementsInTenant, wholeOrganization } from "@/lib/db/tenant";
import type { Change } from "@/lib/access/commits";

const Counts = z.object({ work: z.int(), approvals: z.int() });
/** Counts of changes to what open pages show: a number other than the last one seen means news. */
export type Counts = z.output<typeof Counts>;
export const noChanges: Counts = { work: 0, approvals: 0 };

/** How often pages refresh for members who are not told of changes. */
const refreshMs = 15_000;

/**
 * The counts of the actor's organization. A member who sees only shared jobs must not learn that anything happened in
 * it: their counts are the time, in steps.
 */
export const getChangeCounts = reading({
  name: "getChangeCounts",
  permission: "organization:read",
  input: z.object({}),
  output: Counts,

  async run({ actor, read }) {
    const step = Math.floor(Date.now() / refreshMs);
    if (actor.sees !== "organization") return { work: step, approvals: step };
    const [[counts]] = await read<[Counts]>([Prisma.sql`SELECT work, approvals FROM "ChangeCount"`]);
    return counts ?? noChanges;
  },
});

/** Counts a change, in its own transaction, so that use cases do not wait for each other on this one row. */
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
