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
export type StoredCv = z.output<typeof StoredCv>;

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

/** The same for any number of candidates. */
export async function* everyNewestCv(actor: Actor, candidateIds: readonly string[]) {
  for (let from = 0; from < candidateIds.length; from += batch)
    yield* (await newestCvs(actor, { candidateIds: candidateIds.slice(from, from + batch) })).cvs;
}

/** Cached by CV, scorecard and evaluator: a repeated preview is not computed again. */
const cache = new Map<string, Estimate>();
const mostCached = 20_000;

export type Job = { description: string; content: ScorecardContent };

/** Evaluates a stored CV with the embedded evaluator: always the same for the same CV and scorecard. */
export function judgeStored(cv: StoredCv, { description, content }: Job) {
  const { text, profile, knownNames, readOn } = cv;
  const dossier = { ...makeDossier({ text }, profile, [], knownNames), asOf: readOn };
  return assessDossier({ dossier, pages: [], jobDescription: description, content, judge: embeddedJudge });
}

/** Judges stored CVs with the embedded evaluator, as every evaluation does, but without storing or charging it. */
export async function estimate(
  actor: Actor,
  job: Job,
  candidateIds: readonly string[],
): Promise<Map<string, Estimate>> {
  const digest = digestOf({ ...job, version: embeddedJudge.version });
  const estimates = new Map<string, Estimate>();
  for await (const cv of everyNewestCv(actor, candidateIds)) {
    const key = `${cv.attachmentId}/${digest}/${digestOf(cv.knownNames)}`;
    let score = cache.get(key);
    if (!score) {
      const { overall, low, high } = (await judgeStored(cv, job)).totals;
      score = { overall, low, high };
      if (cache.size >= mostCached) cache.clear();
      cache.set(key, score);
      // Yield: hundreds of these must not block other requests.
      await nextTurn();
    }
    estimates.set(cv.candidateId, score);
  }
  return estimates;
}
