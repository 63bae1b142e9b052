import type { Actor } from "@/lib/platform/access/actor";
import { embedded } from "@/lib/judging/ai/judge-versions";
import { digestOf } from "@/lib/platform/security/digest";
import { TooComplex } from "@/lib/platform/threads/too-complex";
import { estimateOf, matchOf } from "./in-thread";
import type { Job } from "./match";
import { batch, newestCvs, type StoredCv } from "./newest-cvs";

/** Judges stored CVs with the embedded evaluator, as every evaluation does, but without storing or charging it. */
export const estimate = cached(20_000, estimateOf);

/** Why people were found, by their newest CVs. */
export const explainMatches = cached(2_000, matchOf);

/**
 * Makes a function that judges the newest CV of each candidate; candidates without one, or whose CV takes too long,
 * are left out. It caches at most `most` results by CV, scorecard and evaluator: previews and pages that are open
 * while evaluations run ask again and again.
 */
function cached<T extends object>(most: number, judge: (cv: StoredCv, job: Job) => Promise<T>) {
  const cache = new Map<string, T | null>();
  return async (actor: Actor, job: Job, candidateIds: readonly string[]): Promise<Map<string, T>> => {
    const digest = digestOf({ ...job, version: embedded.version });
    const judgeOnce = async (cv: StoredCv) => {
      const key = `${cv.attachmentId}/${digest}/${digestOf(cv.knownNames)}`;
      const known = cache.get(key);
      if (known !== undefined) return known;
      const result = await judge(cv, job).catch(nullIfTooComplex);
      if (cache.size >= most) cache.clear();
      cache.set(key, result);
      return result;
    };
    const results = new Map<string, T>();
    for (let from = 0; from < candidateIds.length; from += batch) {
      const { cvs } = await newestCvs(actor, { candidateIds: candidateIds.slice(from, from + batch) });
      const judged = await Promise.all(cvs.map(judgeOnce));
      for (const [i, { candidateId }] of cvs.entries()) if (judged[i]) results.set(candidateId, judged[i]);
    }
    return results;
  };
}

function nullIfTooComplex(error: unknown): null {
  if (error instanceof TooComplex) return null;
  throw error;
}
