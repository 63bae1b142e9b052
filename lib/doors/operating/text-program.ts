/**
 * The program of the text threads, bundled into lib/platform/threads/generated/text.mjs: what the threads can do, by the names
 * that each room's in-thread.ts calls.
 */
import { draftJob } from "@/lib/judging/ai/embedded/draft-job";
import { judgeNow } from "@/lib/judging/ai/embedded/embedded-judge";
import { structureJob } from "@/lib/judging/ai/embedded/structure-job/structure-job";
import { readAnswer } from "@/lib/judging/ai/openai/judge-answer";
import { judgeMaterial } from "@/lib/judging/ai/openai/judge-prompt";
import { questionsOn } from "@/lib/judging/ai/openai/judge-questions";
import { mergeAll } from "@/lib/judging/ai/openai/merge-parts";
import { withoutLines } from "@/lib/judging/ai/openai/without-lines";
import { dossiersOf, workStylesOf } from "@/lib/records/candidates/work-styles";
import { maskWithheld } from "@/lib/records/candidates/withheld/mask";
import { needsOfTrade } from "@/lib/judging/drafting/needs-of-trade";
import { makeDossier, maskAll, maskDocument } from "@/lib/judging/evaluation/dossier";
import { assessByRules, conclude, judgePersonByRules, prepare } from "@/lib/judging/evaluation/prepare";
import { startIn } from "@/lib/reading/language/job-title";
import { parseProfile } from "@/lib/reading/profile/parse-profile";
import { ownText, readMail, withoutHistory } from "@/lib/hiring/letters/read-mail";
import { indexableOf } from "@/lib/hiring/talent-pool/index/candidate-terms";
import { maskedExcerpt } from "@/lib/hiring/talent-pool/search/excerpt";
import { estimateOf, matchOf } from "@/lib/hiring/talent-pool/search/match";
import { writeWorkbook } from "@/lib/records/ats/csv/write-workbook";
import { serve } from "@/lib/platform/threads/serve";

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
  maskWithheld,
  matchOf,
  mergeAll,
  needsOfTrade,
  ownText,
  parseProfile,
  prepare,
  questionsOn,
  readAnswer,
  readMail,
  startIn,
  structureJob,
  withoutHistory,
  withoutLines,
  workStylesOf,
  writeWorkbook,
});
