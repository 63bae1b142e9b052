import type * as titles from "@/lib/reading/language/job-title";
import { inThread } from "@/lib/platform/threads/in-thread";
import type * as drafts from "./embedded/draft-job";
import type * as judge from "./embedded/embedded-judge";
import type * as jobs from "./embedded/structure-job/structure-job";
import { embedded } from "./judge-versions";
import type { Judge } from "./judging";

export const draftJob = inThread<typeof drafts.draftJob>("draftJob", "queued");
export const structureJob = inThread<typeof jobs.structureJob>("structureJob");
export const startIn = inThread<typeof titles.startIn>("startIn");
export const judgeByRules = inThread<typeof judge.judgeNow>("judgeNow", "queued");

/** The judge without a model, in a text thread. */
export const embeddedJudge: Judge = {
  ...embedded,
  assess: async (dossier, criteria) => ({
    assessments: await judgeByRules(dossier, criteria),
    flags: [],
    usage: [],
  }),
};
