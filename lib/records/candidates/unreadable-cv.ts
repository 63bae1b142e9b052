import * as z from "zod";
import { memberName } from "@/lib/platform/access/member-name";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { say } from "@/lib/say";

/** The CV of a candidate none of whose CVs could be read, and the member who has read the original, if any. */
export const UnreadableCv = z.object({
  attachmentId: z.uuid(),
  readBy: z.object({ name: z.string(), at: z.string() }).nullable(),
});
type Unreadable = { id: string; readBy: string | null; readByAt: Date | null };
type File = Unreadable & { kind: string; readStatus: string };

/** The newest CV of each of these candidates who have CVs, all of which failed to be read. */
export async function unreadableCvs(
  db: TenantDb,
  candidateIds: readonly string[],
): Promise<Map<string, Unreadable>> {
  const cvs = await db.attachment.findMany({
    where: { kind: "cv", candidateId: { in: [...candidateIds] } },
    orderBy: { id: "asc" },
    select: { id: true, candidateId: true, kind: true, readStatus: true, readBy: true, readByAt: true },
  });
  const byCandidate = Map.groupBy(cvs, ({ candidateId }) => candidateId);
  return new Map(
    [...byCandidate].flatMap(([candidateId, files]) => {
      const cv = unreadableAmong(files);
      return candidateId && cv ? [[candidateId, cv]] : [];
    }),
  );
}

/** The newest CV of one candidate's files, the oldest first, if none could be read. */
function unreadableAmong(files: readonly File[]): Unreadable | undefined {
  const cvs = files.filter(({ kind }) => kind === "cv");
  return cvs.every(({ readStatus }) => readStatus === "failed") ? cvs.at(-1) : undefined;
}

/** The same, with the name of the member who has read it. */
export async function unreadableCv(
  db: TenantDb,
  files: readonly File[],
): Promise<z.input<typeof UnreadableCv> | null> {
  const cv = unreadableAmong(files);
  if (!cv) return null;
  const { id: attachmentId, readBy, readByAt } = cv;
  if (!readBy || !readByAt) return { attachmentId, readBy: null };
  const name = (await memberName(db, [readBy]))(readBy);
  return { attachmentId, readBy: { name, at: readByAt.toISOString() } };
}

/** Why a candidate with this unreadable CV cannot be accepted yet; null when they can. */
export const whyNotAcceptable = (cv: { readBy: string | null } | undefined) =>
  cv && cv.readBy === null
    ? say(
        "The CV could not be read, and nobody has looked at it yet. Somebody has to read the original and confirm it, or add a CV that can be read.",
      )
    : null;
