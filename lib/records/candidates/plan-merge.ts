import type { Context } from "@/lib/platform/access/use-case";
import { conflict, invalid, notFound } from "@/lib/errors";
import { digestOf } from "@/lib/platform/security/digest";
import { judgedCv } from "@/lib/judging/evaluation/show";
import { applicationsOf, lockPair, Moved, personFields } from "./moved";

type Pair = { candidateId: string; mergedId: string };

/**
 * What a merge would move, and the applications whose CV would change. Locks both records. `revision` is a digest of
 * everything the plan depends on. Throws as `mergeCandidates` does.
 */
export async function planMerge(ctx: Context, { candidateId, mergedId }: Pair) {
  const { db } = ctx;
  if (candidateId === mergedId) throw invalid("mergedId: this is the record to keep.");
  const [survivor, other] = await lockPair(ctx, candidateId, mergedId);
  const already = await db.candidateAlias.findFirst({
    where: { kind: "merged", value: { in: [candidateId, mergedId] } },
  });
  if (already)
    throw conflict("One of these records has already been merged. Read them again to see where it is now.");
  if (other.employee)
    throw conflict(
      survivor.employee
        ? "Both records are employees and cannot be merged."
        : "The other record is an employee's. Keep that one and merge this one into it.",
    );

  const own = await db.application.findMany({ where: { candidateId }, select: { id: true, jobId: true } });
  const onJobs = new Set(own.map(({ jobId }) => jobId));
  const theirs = await db.application.findMany({
    where: { candidateId: mergedId },
    orderBy: { id: "asc" },
    select: { id: true, jobId: true },
  });
  const files = await db.attachment.findMany({
    where: { candidateId: mergedId },
    orderBy: { id: "asc" },
    select: { id: true },
  });
  const moved: Moved = {
    attachments: files.map(({ id }) => id),
    applications: theirs.filter(({ jobId }) => !onJobs.has(jobId)).map(({ id }) => id),
    filled: Object.fromEntries(
      personFields.flatMap((field) =>
        survivor[field] === null && other[field] ? [[field, other[field]]] : [],
      ),
    ),
    optedOut: survivor.optedOutAt === null && other.optedOutAt !== null,
  };
  const cvs = [await judgedCv(ctx, candidateId), await judgedCv(ctx, mergedId)];
  // Ids grow with time: after the merge the larger one is the CV that is evaluated.
  const newest =
    cvs
      .flatMap((id) => id ?? [])
      .sort()
      .at(-1) ?? null;
  return {
    survivor,
    other,
    moved,
    left: theirs.length - moved.applications.length,
    toJudge: [
      ...(newest === cvs[0] ? [] : own.map(({ id }) => id)),
      ...(newest === cvs[1] ? [] : moved.applications),
    ],
    revision: digestOf({ candidateId, mergedId, moved, cvs, own }),
  };
}

/** What undoing a merge would move back. Locks both records. Throws as `undoMerge` does. */
export async function planUndo(ctx: Context, mergedId: string) {
  const { db } = ctx;
  const alias = await db.candidateAlias.findFirst({ where: { kind: "merged", value: mergedId } });
  if (!alias) throw notFound("Merge");
  if (alias.moved === null)
    throw conflict("The applicant tracking system merged these records. To undo it, separate them there.");
  const { candidateId } = alias;
  const [survivor, other] = await lockPair(ctx, candidateId, mergedId);
  const above = await db.candidateAlias.findFirst({ where: { kind: "merged", value: candidateId } });
  if (above) throw conflict("The kept record has itself been merged since. Undo that merge first.");
  const moved = Moved.parse(alias.moved);
  return {
    aliasId: alias.id,
    survivor,
    other,
    moved,
    emptied: personFields.filter(
      (field) => moved.filled[field] !== undefined && survivor[field] === moved.filled[field],
    ),
    /** Whether the opt-out that the merge moved is still that one: the person may have opted out again since. */
    optsIn: moved.optedOut && survivor.optedOutAt?.getTime() === other.optedOutAt?.getTime(),
    revision: digestOf({ alias: alias.id, moved, own: await applicationsOf(ctx, candidateId) }),
  };
}
