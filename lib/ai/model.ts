import { env } from "@/lib/env";
import type { Usage } from "./usage";
import type { Judge } from "./judging";
import { type StructuredJob, structureJob as structureByRules } from "./embedded/structure-job/structure-job";
import { draftWithRefusals } from "./embedded/draft/draft-scorecard";
import type { ScorecardContent } from "@/lib/scorecards/scorecard";
import { embeddedJudge } from "./embedded/embedded-judge";
import { openAiConfig } from "./openai/config";
import { draftScorecardWithModel } from "./openai/draft-scorecard";
import { openAiJudge } from "./openai/judge";
import { structureJobWithModel } from "./openai/structure-job";

/** With a key a language model does the thinking; without one the embedded evaluator does. The product is the same. */
const openai = openAiConfig(env);

const judge: Judge = openai ? openAiJudge(openai) : embeddedJudge;

/** Who judges applications in this process. */
export const activeJudge = (): Judge => judge;

/**
 * A scorecard for a job, what its description asks for that no scorecard may, and what was not understood.
 *
 * @throws DomainError `unavailable` when the configured model cannot be reached
 */
export async function draftScorecard(
  job: { title: string; description: string },
  organization: { values: string | null; teamNeeds: string | null },
): Promise<{
  content: ScorecardContent;
  refused: { text: string; reason: string }[];
  leftOut: { text: string; reason: string }[];
  generatedBy: string;
  usage: Usage[];
}> {
  const byRules = draftWithRefusals(job, organization);
  if (!openai) return { ...byRules, generatedBy: embeddedJudge.id, usage: [] };
  const { content, refused, usage } = await draftScorecardWithModel(openai, job, organization);
  const stated = byRules.refused;
  return {
    content,
    refused: [...stated, ...refused.filter(({ text }) => !stated.some((other) => other.text.includes(text)))],
    // A model does not tell what it passed over.
    leftOut: [],
    generatedBy: `openai/${openai.models.draft}`,
    usage: [usage],
  };
}

/**
 * What a job description says of title, department, place and kind of employment.
 *
 * @throws DomainError `unavailable` when the configured model cannot be reached
 */
export async function structureJob(
  text: string,
): Promise<{ job: StructuredJob; structuredBy: string; usage: Usage[] }> {
  if (!openai) return { job: structureByRules(text), structuredBy: embeddedJudge.id, usage: [] };
  const { job, usage } = await structureJobWithModel(openai, text);
  return { job, structuredBy: `openai/${openai.models.structure}`, usage: [usage] };
}
