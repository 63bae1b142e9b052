import { startIn as findStart } from "@/lib/language/job-title";
import { inThread } from "@/lib/threads/in-thread";
import { draftJob as draft } from "./embedded/draft-job";
import { judgeNow } from "./embedded/embedded-judge";
import { structureJob as structure } from "./embedded/structure-job/structure-job";
import { embedded } from "./judge-versions";
import type { Judge } from "./judging";

export const draftJob = inThread("draftJob", draft, "queued");
export const structureJob = inThread("structureJob", structure);
export const startIn = inThread("startIn", findStart);
export const judgeByRules = inThread("judgeByRules", judgeNow, "queued");

/** The judge without a model, in a text thread. */
export const embeddedJudge: Judge = {
  ...embedded,
  assess: async (dossier, criteria) => ({
    assessments: await judgeByRules(dossier, criteria),
    flags: [],
    usage: [],
  }),
};
