import * as z from "zod";
import { memberName } from "@/lib/access/member-name";
import type { TenantDb } from "@/lib/db/tenant";
import { say } from "@/lib/say";

/** The CV of somebody of whom no CV could be read, and who has read it for themselves, as far as anybody has. */
export const UnreadableCv = z.object({
  attachmentId: z.uuid(),
  readBy: z.object({ name: z.string(), at: z.string() }).nullable(),
});
type Unreadable = { id: string; readBy: string | null; readByAt: Date | null };

/** The newest CV of each of these people of whom there is one, and none that was read or is being read. */
export async function unreadableCvs(
  db: TenantDb,
  candidateIds: readonly string[],
): Promise<Map<string, Unreadable>> {
  const cvs = await db.attachment.findMany({
    where: { kind: "cv", candidateId: { in: [...candidateIds] } },
    orderBy: { id: "asc" },
    select: { id: true, candidateId: true, readStatus: true, readBy: true, readByAt: true },
  });
  const hopeful = new Set(cvs.flatMap((cv) => (cv.readStatus === "failed" ? [] : cv.candidateId)));
  return new Map(
    cvs.flatMap(({ candidateId, ...cv }) =>
      candidateId && !hopeful.has(candidateId) ? [[candidateId, cv] as const] : [],
    ),
  );
}

/** The same of one person, as pages show it. */
export async function unreadableCv(
  db: TenantDb,
  candidateId: string,
): Promise<z.input<typeof UnreadableCv> | null> {
  const cv = (await unreadableCvs(db, [candidateId])).get(candidateId);
  if (!cv) return null;
  const { id: attachmentId, readBy, readByAt } = cv;
  if (!readBy || !readByAt) return { attachmentId, readBy: null };
  const name = (await memberName(db, [readBy]))(readBy);
  return { attachmentId, readBy: { name, at: readByAt.toISOString() } };
}

/** Why somebody with this CV is not accepted yet; null where nothing is in the way. */
export const whyNotAcceptable = (cv: { readBy: string | null } | undefined) =>
  cv && cv.readBy === null
    ? say(
        "The CV could not be read, and nobody has looked at it yet. Somebody has to read the original and confirm it, or add a CV that can be read.",
      )
    : null;
