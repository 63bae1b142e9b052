import type { Judge, Usage } from "@/lib/evaluation/evaluation";
import type { JobDescription } from "@/lib/jobs/job-description";
import { structureJob as structureByRules } from "@/lib/jobs/structure-job";
import { draftWithRefusals } from "@/lib/scorecards/draft-scorecard";
import type { ScorecardContent } from "@/lib/scorecards/scorecard";
import { embeddedJudge } from "./embedded/embedded-judge";

// The one place that decides who thinks: a language model when one is configured, else the embedded evaluator.

/** The judge of new evaluations. */
export function activeJudge(): Judge {
  return embeddedJudge;
}

type Drafted = {
  content: ScorecardContent;
  refused: { text: string; reason: string }[];
  generatedBy: string;
  usage: Usage[];
};

/** Turns a job description into a draft scorecard. Throws unavailable when a model is configured and down. */
export async function draftScorecard(
  job: { title: string; description: string },
  organization: { values: string | null; teamNeeds: string | null },
): Promise<Drafted> {
  return { ...draftWithRefusals(job, organization), generatedBy: embeddedJudge.id, usage: [] };
}

/** Tells title, place and kind of a job from its text. */
export async function structureJob(
  text: string,
): Promise<{ job: Partial<JobDescription>; structuredBy: string; usage: Usage[] }> {
  return { job: structureByRules(text), structuredBy: embeddedJudge.id, usage: [] };
}
