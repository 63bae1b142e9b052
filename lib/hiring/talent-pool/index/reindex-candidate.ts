import type { Actor } from "@/lib/platform/access/actor";
import { step } from "@/lib/platform/access/use-case";
import { emit } from "@/lib/platform/events/emit";
import { candidateChanged } from "@/lib/platform/events/events";
import { Prisma } from "@/lib/platform/db/generated/client";
import { Profile } from "@/lib/reading/profile/profile";
import { storeSketch } from "@/lib/records/candidates/signals/store-sketch";
import { indexableOf } from "./in-thread";
import type { Indexable } from "./candidate-terms";
import { indexCandidate, leavePool } from "./write-delta";

const newestOf = (candidateId: string) => ({
  where: { attachment: { candidateId, kind: "cv" as const } },
  orderBy: { attachmentId: "desc" as const },
});

const find = step("findToIndex", async ({ db }, { candidateId }: { candidateId: string }) => {
  const text = await db.documentText.findFirst({
    ...newestOf(candidateId),
    include: { attachment: { select: { candidate: { select: { fullName: true } } } } },
  });
  if (!text?.profile) return { cv: null };
  return {
    cv: {
      id: text.attachmentId,
      text: text.text,
      profile: Profile.parse(text.profile),
      fullName: text.attachment.candidate?.fullName ?? null,
    },
  };
});

type Indexed = {
  candidateId: string;
  /** The CV that `indexable` was read from. */
  cvId: string | null;
  indexable: Indexable | null;
  /** The name that `indexable` masks. */
  maskedName: string | null;
};

const write = step("write", async (ctx, { candidateId, cvId, indexable, maskedName }: Indexed) => {
  // Locked, so that an opt-out takes effect either before this or after.
  await ctx.db.$queryRaw`SELECT 1 FROM "Candidate" WHERE id = ${candidateId}::uuid FOR UPDATE`;
  const candidate = await ctx.db.candidate.findUnique({ where: { id: candidateId } });
  if (!candidate) return { indexed: false, overtaken: false };
  const newest = await ctx.db.documentText.findFirst({
    ...newestOf(candidateId),
    select: { attachmentId: true },
  });
  const renamed = indexable !== null && candidate.fullName !== maskedName;
  if ((newest?.attachmentId ?? null) !== cvId || renamed) return { indexed: false, overtaken: true };
  // A record merged into another is not indexed: the other one is found.
  const merged = await ctx.db.candidateAlias.count({ where: { kind: "merged", value: candidateId } });
  const known = indexable !== null && merged === 0 && !candidate.erasedAt;
  await storeSketch(ctx, candidateId, known ? indexable.sketch : null);
  const indexed = known && !candidate.optedOutAt;
  if (indexed) await indexCandidate(ctx, candidate, indexable);
  else await leavePool(ctx, candidate);
  return { indexed, overtaken: false };
});

/** Indexes a candidate by the newest readable CV; removes candidates who are erased, opted out or merged away. */
export async function reindexCandidate(indexer: Actor, candidateId: string): Promise<{ indexed: boolean }> {
  for (;;) {
    const { cv } = await find(indexer, { candidateId });
    const maskedName = cv?.fullName ?? null;
    const indexable = cv && (await indexableOf(cv, cv.profile, maskedName ? [maskedName] : []));
    const cvId = cv?.id ?? null;
    const { indexed, overtaken } = await write(indexer, { candidateId, cvId, indexable, maskedName });
    // Retry otherwise: meanwhile a newer CV was read, the name was corrected, or records were merged or separated.
    if (!overtaken) return { indexed };
  }
}

const batch = 50;
/** How many are requested to be indexed again at once. */
const mostRequested = 1_000;

/** Requests that people whom a version before facts indexed are indexed again, a thousand at a time, newest first. */
export const requestFacts = step("requestFacts", async (ctx) => {
  const rows = await ctx.db.candidateWords.findMany({
    where: { facts: { equals: Prisma.DbNull } },
    orderBy: { candidateId: "desc" },
    take: mostRequested,
    select: { candidateId: true },
  });
  for (const { candidateId } of rows) await emit(ctx, candidateChanged, { candidateId });
  return rows.length;
});

const unindexed = step("unindexed", async ({ db }, { after }: { after: string | null }) => {
  const rows = await db.candidate.findMany({
    where: {
      ...(after && { id: { gt: after } }),
      words: null,
      erasedAt: null,
      optedOutAt: null,
      attachments: { some: { kind: "cv", readStatus: "read" } },
    },
    orderBy: { id: "asc" },
    take: batch,
    select: { id: true },
  });
  return { candidateIds: rows.map(({ id }) => id) };
});

/** Indexes candidates whose CVs an earlier version of the service read but did not index. Usually there are none. */
export async function indexMissing(indexer: Actor): Promise<{ indexed: number }> {
  let indexed = 0;
  let after: string | null = null;
  do {
    const { candidateIds }: { candidateIds: string[] } = await unindexed(indexer, { after });
    for (const id of candidateIds) indexed += Number((await reindexCandidate(indexer, id)).indexed);
    after = candidateIds.at(-1) ?? null;
  } while (after !== null);
  return { indexed };
}
