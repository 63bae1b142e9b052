import type { Actor } from "@/lib/platform/access/actor";
import { type Context, step } from "@/lib/platform/access/use-case";
import { embeddedJudge } from "@/lib/judging/ai/in-thread";
import { promptVersion } from "@/lib/judging/ai/judge-versions";
import type { Judge } from "@/lib/judging/ai/judging";
import { withUsageRecorded } from "@/lib/judging/ai/record-usage";
import { OutOfCredits } from "@/lib/platform/credits/ledger";
import { digestOf } from "@/lib/platform/security/digest";
import { judgePerson } from "./in-thread";
import type { Ready, Told } from "./judge-person";
import type { JudgedPerson } from "./prepare";

/**
 * Has a judge assess gathered applications, with no transaction open, and remembers its answers. `failures` holds the
 * errors of those that could not be assessed: OutOfCredits when a model would have to be asked that the credits do not
 * cover, and what the judge throws.
 */
export async function judgeAll(
  evaluator: Actor,
  { ready, affordable }: { ready: Ready[]; affordable: number },
  judge: Judge,
): Promise<{ judged: JudgedPerson[]; failures: Error[] }> {
  const mayAsk = affordable > 0 || judge === embeddedJudge;
  const asked = mayAsk ? judge : { ...judge, assess: () => Promise.reject(new OutOfCredits()) };
  const settled = await Promise.allSettled(
    ready.map((person) =>
      withUsageRecorded(evaluator, person.applicationId, () => judgePerson(person, asked)),
    ),
  );
  const judged = settled.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
  const told = judged.flatMap((one) => one.told ?? []);
  if (told.length > 0) await remember(evaluator, told);
  return {
    judged,
    failures: settled.flatMap((result) => (result.status === "rejected" ? [result.reason as Error] : [])),
  };
}

const remember = step("remember", (ctx, told: Told[]) => storeAnswers(ctx, told));

/**
 * Stores what a judge said, in the caller's transaction, but no answers about candidates who were erased or decided on
 * meanwhile. Work styles are stored beside what the same model read in the same document for other applications, which
 * have other answers; none of candidates who were erased.
 */
export async function storeAnswers({ db }: Context, told: Told[]) {
  const open = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Application" WHERE id = ANY(${told.map(({ answered }) => answered.applicationId)}::uuid[])
      AND disposition = 'active' ORDER BY id FOR KEY SHARE`;
  const ids = new Set(open.map(({ id }) => id));
  await db.storedVerdict.createMany({
    data: told.flatMap(({ answered }) =>
      ids.has(answered.applicationId) ? { ...answered, key: keyOf(answered) } : [],
    ),
    skipDuplicates: true,
  });
  for (const { candidateId, attachmentId, by, styles } of told.toSorted(byCandidate))
    if (styles)
      await db.$executeRaw`
        INSERT INTO "WorkStyleReading" AS r ("candidateId", key, by, version, quotes)
        SELECT id, ${attachmentId}, ${by}, ${promptVersion}, ${JSON.stringify(styles)}::jsonb
        FROM "Candidate" WHERE id = ${candidateId}::uuid AND "erasedAt" IS NULL FOR KEY SHARE
        ON CONFLICT ("candidateId") DO UPDATE SET
          key = excluded.key, by = excluded.by, version = excluded.version, quotes = CASE
            WHEN (r.key, r.by, r.version) <> (excluded.key, excluded.by, excluded.version) THEN excluded.quotes
            ELSE (SELECT coalesce(jsonb_agg(quote ORDER BY place), '[]') FROM (
              SELECT quote, min(place) AS place
              FROM jsonb_array_elements(excluded.quotes || r.quotes) WITH ORDINALITY e(quote, place)
              GROUP BY quote) d)
          END`;
}

const keyOf = ({ applicationId, judged, questions }: Told["answered"]) =>
  digestOf({ applicationId, judged, questions });

/** All callers lock candidates in the same order. */
const byCandidate = (a: Told, b: Told) => a.candidateId.localeCompare(b.candidateId);
