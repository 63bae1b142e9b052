import type { Usage } from "./usage";
import type { StructuredJob } from "./embedded/structure-job/structure-job";
import type { DescribedJob } from "./embedded/draft-job";
import type { Draft, OrganizationInput } from "./embedded/draft/draft-scorecard";
import { draftJob, embeddedJudge, structureJob as structureByRules } from "./in-thread";
import type { OpenAiConfig } from "./openai/config";
import { draftScorecardWithModel } from "./openai/draft-scorecard";
import { structureJobWithModel } from "./openai/structure-job";

/**
 * Drafts a scorecard for a job. `refused`: what no scorecard may ask for. `leftOut`: statements that did not become
 * criteria. `asked`: what a person has to answer; by rules, whichever model drafts.
 *
 * @throws DomainError `unavailable` when the configured model cannot be reached
 */
export async function draftScorecard(
  model: OpenAiConfig | null,
  job: DescribedJob,
  organization: OrganizationInput,
): Promise<Draft & { generatedBy: string; usage: Usage[] }> {
  const byRules = await draftJob(job, organization);
  if (!model) return { ...byRules, generatedBy: embeddedJudge.id, usage: [] };
  const { content, refused, leftOut, usage } = await draftScorecardWithModel(model, job, organization);
  const stated = byRules.refused;
  return {
    content,
    refused: [...stated, ...refused.filter(({ text }) => !stated.some((other) => other.text.includes(text)))],
    leftOut,
    asked: byRules.asked,
    generatedBy: `${model.provider}/${model.models.draft}`,
    usage,
  };
}

/**
 * Extracts title, department, location, employment type and start from a job description.
 *
 * @throws DomainError `unavailable` when the configured model cannot be reached
 */
export async function structureJob(
  model: OpenAiConfig | null,
  text: string,
): Promise<{ job: StructuredJob; structuredBy: string; usage: Usage[] }> {
  if (!model) return { job: await structureByRules(text), structuredBy: embeddedJudge.id, usage: [] };
  const { job, usage } = await structureJobWithModel(model, text);
  return { job, structuredBy: `${model.provider}/${model.models.structure}`, usage };
}
