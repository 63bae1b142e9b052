import { setImmediate as nextTurn } from "node:timers/promises";
import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { useCase } from "@/lib/access/use-case";
import { embeddedJudge } from "@/lib/ai/embedded/embedded-judge";
import { Profile } from "@/lib/profile/profile";
import { assessDossier } from "@/lib/evaluation/assess-dossier";
import { makeDossier } from "@/lib/evaluation/dossier";
import type { ScorecardContent } from "@/lib/scorecards/scorecard";
import { digestOf } from "@/lib/security/digest";

/** The embedded evaluator's scores of a stored CV; overall is null without any evidence. */
export type Estimate = { overall: number | null; low: number | null; high: number | null };

const batch = 20;

const StoredCv = z.object({
  candidateId: z.uuid(),
  attachmentId: z.uuid(),
  text: z.string(),
  profile: Profile,
  readOn: z.iso.date(),
  knownNames: z.array(z.string()),
});
type StoredCv = z.output<typeof StoredCv>;

/** The newest readable CV of each candidate, for at most 20 candidates at a time. */
export const newestCvs = useCase({
  name: "newestCvs",
  permission: "candidate:read",
  input: z.object({ candidateIds: z.array(z.uuid()).max(batch) }),
  output: z.object({ cvs: z.array(StoredCv) }),

  async run({ db }, { candidateIds }) {
    const candidates = await db.candidate.findMany({
      where: { id: { in: candidateIds } },
      select: {
        id: true,
        fullName: true,
        attachments: {
          where: { kind: "cv", documentText: { isNot: null } },
          orderBy: { id: "desc" },
          take: 1,
          include: { documentText: { select: { text: true, profile: true, createdAt: true } } },
        },
      },
    });
    return {
      cvs: candidates.flatMap(({ id, fullName, attachments: [cv] }) =>
        cv?.documentText?.profile
          ? {
              candidateId: id,
              attachmentId: cv.id,
              text: cv.documentText.text,
              profile: Profile.parse(cv.documentText.profile),
              readOn: cv.documentText.createdAt.toISOString().slice(0, 10),
              knownNames: fullName === null ? [] : [fullName],
            }
          : [],
      ),
    };
  },
});

type Job = { description: string; content: ScorecardContent };

/** Judges stored CVs with the embedded evaluator, as every evaluation does, but without storing or charging it. */
export const estimate = cached(20_000, async (cv, job): Promise<Estimate> => {
  const { overall, low, high } = (await judgeStored(cv, job)).totals;
  return { overall, low, high };
});

/**
 * Makes a function that judges the newest CV of each candidate. It caches at most `most` results by CV, scorecard and
 * evaluator: previews and pages that are open while evaluations run ask again and again.
 */
export function cached<T extends object>(most: number, judge: (cv: StoredCv, job: Job) => Promise<T>) {
  const cache = new Map<string, T>();
  return async (actor: Actor, job: Job, candidateIds: readonly string[]): Promise<Map<string, T>> => {
    const digest = digestOf({ ...job, version: embeddedJudge.version });
    const results = new Map<string, T>();
    for await (const cv of everyNewestCv(actor, candidateIds)) {
      const key = `${cv.attachmentId}/${digest}/${digestOf(cv.knownNames)}`;
      let result = cache.get(key);
      if (!result) {
        result = await judge(cv, job);
        if (cache.size >= most) cache.clear();
        cache.set(key, result);
        // Yield: hundreds of these must not block other requests.
        await nextTurn();
      }
      results.set(cv.candidateId, result);
    }
    return results;
  };
}

/** The newest readable CV of each of any number of candidates. */
async function* everyNewestCv(actor: Actor, candidateIds: readonly string[]) {
  for (let from = 0; from < candidateIds.length; from += batch)
    yield* (await newestCvs(actor, { candidateIds: candidateIds.slice(from, from + batch) })).cvs;
}

/** Evaluates a stored CV with the embedded evaluator: always the same for the same CV and scorecard. */
export function judgeStored(cv: StoredCv, { description, content }: Job) {
  const { text, profile, knownNames, readOn } = cv;
  const dossier = { ...makeDossier({ text }, profile, [], knownNames), asOf: readOn };
  return assessDossier({ dossier, pages: [], jobDescription: description, content, judge: embeddedJudge });
}
