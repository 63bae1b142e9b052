import type { Context } from "@/lib/platform/access/use-case";
import { type Compared, isOther, present } from "./compared";
import { likeness } from "./sketch";

/** A burst: so many applications of different people for a job within a day … */
const fewest = 5;
const hours = 24;
/** … with CVs that have this share of their five-word runs in common … */
const alike = 0.5;
/** … and so many times what the job usually gets in a day, in the four weeks before. */
const timesUsual = 3;
const usualDays = 28;
/** The most applications of a day compared, newest first, and the most jobs of one candidate. */
const mostCompared = 500;
const mostJobs = 10;

/** Adds a signal to each application of a burst that this candidate is in; returns for how many jobs. */
export async function bursts({ db }: Context, self: Compared): Promise<number> {
  const { sketch } = self;
  if (!sketch) return 0;
  const applied = await db.application.findMany({
    where: { candidateId: self.id, source: "applied" },
    orderBy: { appliedAt: "desc" },
    take: mostJobs,
    select: { jobId: true, appliedAt: true },
  });
  let found = 0;
  for (const { jobId, appliedAt } of applied) {
    const day = await db.$queryRaw<(Compared & { sketch: number[] })[]>`
      SELECT c.id, c."fullName", s.hashes AS sketch FROM (
        SELECT "candidateId" FROM "Application" a
        WHERE a."jobId" = ${jobId}::uuid AND a."appliedAt" <= ${appliedAt}
          AND a."appliedAt" > ${appliedAt}::timestamptz - make_interval(hours => ${hours})
        ORDER BY a."appliedAt" DESC LIMIT ${mostCompared}) a
      JOIN "CvSketch" s ON s."candidateId" = a."candidateId" JOIN "Candidate" c ON c.id = a."candidateId"
      WHERE c.id <> ${self.id}::uuid AND c."erasedAt" IS NULL`;
    const others = day.filter((other) => isOther(self, other) && likeness(sketch, other.sketch) >= alike);
    const count = others.length + 1;
    if (count < fewest) continue;
    const [before] = await db.$queryRaw<{ usual: number }[]>`
      SELECT count(*) / greatest(1, least(${usualDays}, extract(epoch FROM max(b.until) - min(a."appliedAt")) / 86400))::float8
        AS usual
      FROM (SELECT ${appliedAt}::timestamptz - make_interval(hours => ${hours}) AS until) b
      JOIN "Application" a ON a."jobId" = ${jobId}::uuid AND a."appliedAt" <= b.until
        AND a."appliedAt" > b.until - make_interval(days => ${usualDays})`;
    const usual = Math.round((before?.usual ?? 0) * 10) / 10;
    if (count < timesUsual * usual) continue;
    const members = [...(await present({ db }, [self.id, ...others.map(({ id }) => id)]))];
    const about = { kind: "burst" as const, jobId };
    const evidence = { count, hours, usual };
    await db.signal.updateMany({
      where: { ...about, candidateId: { in: members }, dismissedAt: null },
      data: { evidence },
    });
    await db.signal.createMany({
      data: members.map((candidateId) => ({ ...about, candidateId, evidence })),
      skipDuplicates: true,
    });
    found++;
  }
  return found;
}
