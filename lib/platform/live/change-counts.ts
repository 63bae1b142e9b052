import type { Change, ChangeCounts } from "@/lib/platform/access/commits";
import type { SignedIn } from "@/lib/platform/access/signed-in";
import { Prisma } from "@/lib/platform/db/generated/client";
import { statementsInTenant, wholeOrganization } from "@/lib/platform/db/tenant";

/** How often pages refresh for members who are not told of changes. */
const refreshMs = 15_000;

/**
 * The change counts an open page goes by. A member who sees only shared jobs must not learn that anything happened in
 * the organization: their counts are the time, in steps.
 */
export function pageCounts({ actor, changes }: Pick<SignedIn, "actor" | "changes">): ChangeCounts {
  const step = Math.floor(Date.now() / refreshMs);
  return actor?.sees === "organization" ? changes : { work: step, approvals: step };
}

/** Counts a change, in its own transaction, so that use cases do not wait for each other on this one row. */
export async function addChange(organizationId: string, changed: ReadonlySet<Change>): Promise<ChangeCounts> {
  const work = Number(changed.has("work"));
  const approvals = Number(changed.has("approvals"));
  const [[counts]] = await statementsInTenant<[ChangeCounts]>(wholeOrganization(organizationId), [
    Prisma.sql`
      INSERT INTO "ChangeCount" AS c ("organizationId", work, approvals)
      VALUES (${organizationId}::uuid, ${work}, ${approvals})
      ON CONFLICT ("organizationId") DO UPDATE
        SET work = c.work + excluded.work, approvals = c.approvals + excluded.approvals
      RETURNING work, approvals`,
  ]);
  return counts ?? { work, approvals };
}
