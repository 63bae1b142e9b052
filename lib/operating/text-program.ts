/**
 * The program of the text threads, bundled into lib/threads/generated/text.mjs: what the threads can do, by the names
 * that each room's in-thread.ts calls.
 */
import { draftJob } from "@/lib/ai/embedded/draft-job";
import { judgeNow } from "@/lib/ai/embedded/embedded-judge";
import { structureJob } from "@/lib/ai/embedded/structure-job/structure-job";
import { readAnswer } from "@/lib/ai/openai/judge-answer";
import { judgeMaterial } from "@/lib/ai/openai/judge-prompt";
import { questionsOn } from "@/lib/ai/openai/judge-questions";
import { mergeAll } from "@/lib/ai/openai/merge-parts";
import { withoutLines } from "@/lib/ai/openai/without-lines";
import { dossiersOf, workStylesOf } from "@/lib/candidates/work-styles";
import { needsOfTrade } from "@/lib/drafting/needs-of-trade";
import { makeDossier, maskAll, maskDocument } from "@/lib/evaluation/dossier";
import { assessByRules, conclude, judgePersonByRules, prepare } from "@/lib/evaluation/prepare";
import { startIn } from "@/lib/language/job-title";
import { parseProfile } from "@/lib/profile/parse-profile";
import { indexableOf } from "@/lib/talent-pool/index/candidate-terms";
import { maskedExcerpt } from "@/lib/talent-pool/search/excerpt";
import { estimateOf, matchOf } from "@/lib/talent-pool/search/match";
import { serve } from "@/lib/threads/serve";

serve({
  assessByRules,
  conclude,
  dossiersOf,
  draftJob,
  estimateOf,
  indexableOf,
  judgeMaterial,
  judgeNow,
  judgePersonByRules,
  makeDossier,
  maskAll,
  maskDocument,
  maskedExcerpt,
  matchOf,
  mergeAll,
  needsOfTrade,
  parseProfile,
  prepare,
  questionsOn,
  readAnswer,
  startIn,
  structureJob,
  withoutLines,
  workStylesOf,
});
