import * as z from "zod";
import { type Draft, type DraftInput, type OrganizationInput } from "../embedded/draft/draft-scorecard";
import type { Usage } from "../usage";
import { findProtectedCriteria } from "@/lib/judging/scorecards/protected-criteria";
import {
  dimensions,
  ScorecardContent,
  skillWords,
  draftThresholds,
} from "@/lib/judging/scorecards/scorecard";
import { outOfHundred } from "@/lib/judging/scorecards/shares";
import { unavailable } from "@/lib/errors";
import { sentence, stored, toStore } from "@/lib/say";
import { uuidOf } from "@/lib/platform/security/digest";
import { ask } from "./ask";
import type { OpenAiConfig } from "./config";
import { fenceRule, newFence } from "./fence";
import { passagesOf } from "./passages";

const mostCriteria = 40;

const Answer = z.object({
  criteria: z.array(
    z.object({
      dimension: z.enum(dimensions),
      name: z.string().describe("The requirement in at most eight words."),
      description: z.string().describe("What in a CV would count as evidence, in one sentence."),
      importance: z.enum(["must", "nice"]),
      weight: z.number().describe("1 to 10, how much it counts next to the others."),
      knockOut: z.boolean().describe("Only for what the text makes a legal or unconditional requirement."),
      minimumYears: z.number().nullable().describe("Only if the text gives a number."),
      skills: z.array(z.object({ name: z.string(), aliases: z.array(z.string()) })),
      source: z.string().describe("The words of the text it rests on, copied letter for letter."),
    }),
  ),
  leftOut: z
    .array(z.string())
    .describe(
      "Sentences of the job description that ask for something, made no criterion, letter for letter.",
    ),
});
type Drafted = z.infer<typeof Answer>["criteria"][number];

const mostLeftOut = 20;
const notUnderstood = sentence("The language model did not turn this into a criterion.");
const tooMany = stored(
  "reason",
  toStore("A scorecard can have at most {count, number} criteria.", { count: mostCriteria }),
);

/**
 * Drafts a scorecard with a model from a job description and the organization's texts about itself. Criteria that do
 * not quote these texts are dropped, protected ones refused; code computes ids and weights.
 *
 * @throws Unanswered as `ask` does; DomainError `unavailable` when no criterion is usable
 */
export async function draftScorecardWithModel(
  config: OpenAiConfig,
  job: DraftInput,
  organization: OrganizationInput,
): Promise<Omit<Draft, "asked"> & { usage: Usage[] }> {
  const fence = newFence();
  const { answer, usage } = await ask(config, {
    task: "draft_scorecard",
    model: config.models.draft,
    name: "scorecard",
    schema: Answer,
    accept: ({ criteria }) => criteria.length > 0,
    instructions,
    material: [
      fence.notice,
      `Job title:\n${fence.around("job_title", job.title)}`,
      `Job description:\n${fence.around("job_description", job.description)}`,
      organization.values && `The organization's values:\n${fence.around("values", organization.values)}`,
      organization.teamNeeds && `What the team needs:\n${fence.around("team_needs", organization.teamNeeds)}`,
    ]
      .filter(Boolean)
      .join("\n\n"),
  });
  const sources = {
    hard_skills: `${job.title}\n${job.description}`,
    soft_skills: `${job.title}\n${job.description}`,
    culture_fit: organization.values ?? "",
    team_fit: organization.teamNeeds ?? "",
  };
  const grounded = answer.criteria.filter(
    (one) => passagesOf(one.source, [sources[one.dimension]]).length > 0,
  );
  const checked = grounded.map((one) => {
    const words = [one.name, one.description, one.source, ...skillWords(one)];
    return { one, ground: findProtectedCriteria(words.join("\n")) };
  });
  const allowed = checked.filter(({ ground }) => !ground).map(({ one }) => one);
  const content = toContent(job.title, allowed.slice(0, mostCriteria));
  if (!content) throw unavailable("The language model drafted nothing based on the job description.");
  return {
    content,
    refused: checked.flatMap(({ one, ground }) =>
      ground ? [{ text: one.name.slice(0, 160), reason: ground.reason }] : [],
    ),
    leftOut: [
      ...passedOver(answer.leftOut, job.description).map((text) => ({ text, reason: notUnderstood })),
      ...allowed.slice(mostCriteria).map(({ name }) => ({ text: name.slice(0, 160), ...tooMany })),
    ].slice(0, mostLeftOut),
    usage,
  };
}

/** The left-out sentences that are in the description, without protected ones, which count as refused. */
const passedOver = (sentences: readonly string[], description: string) => {
  const passages = sentences.flatMap((sentence) => passagesOf(sentence, [description]));
  return [...new Set(passages)]
    .filter((passage) => !findProtectedCriteria(passage))
    .map((passage) => passage.slice(0, 300));
};

const instructions = `You draft a scorecard for a job: what candidates' documents will be assessed against.

${fenceRule}

- hard_skills and soft_skills come only from the job description. culture_fit comes only from the organization's values, team_fit only from what the team needs; without those texts leave these dimensions empty.
- The first criterion is the work itself, as a must: its name the occupation, its description the duties the text lists, minimumYears if it asks for years of this work.
- One requirement for each other criterion, at most ${mostCriteria}; split lists of unrelated skills, merge repetitions. Alternatives ("Silae or ADP") are one criterion with a skill of that name for each. Leave out benefits, boilerplate, praise of the company, and place, contract and start.
- "must" for what is required, "nice" for what is called a plus or preferred.
- Every criterion names its source letter for letter. Add nothing the text does not ask for.
- What asks for something and becomes no criterion goes to leftOut, sentence by sentence, so that a person sees it.
- aliases are other spellings of the same skill, never related skills.
- Never ask for age, sex, origin, nationality, family, religion, health, native language, a photo, an address, years of graduation or anything that stands in for them.
- Write in the language of the job description.`;

function toContent(title: string, drafted: readonly Drafted[]): ScorecardContent | null {
  const weights = outOfHundred(drafted.map(({ weight }) => Math.min(10, Math.max(1, weight || 1))));
  const parsed = ScorecardContent.safeParse({
    thresholds: draftThresholds,
    criteria: drafted.map((one, index) => ({
      ...one,
      id: uuidOf(`${title}\n${one.dimension}\n${one.name}\n${index}`),
      name: one.name.trim().slice(0, 160),
      description: one.description.trim().slice(0, 600),
      weight: weights[index]!,
      knockOut: one.knockOut && one.importance === "must",
      minimumYears:
        one.minimumYears !== null && one.minimumYears > 0 && one.minimumYears <= 50 ? one.minimumYears : null,
      skills: one.skills
        .map(({ name, aliases }) => ({ name: name.trim().slice(0, 80), aliases: spellings(aliases) }))
        .filter(({ name }) => name)
        .slice(0, 30),
    })),
  });
  return parsed.success ? parsed.data : null;
}

const spellings = (aliases: readonly string[]) =>
  [...new Set(aliases.map((alias) => alias.trim().slice(0, 80)).filter(Boolean))].slice(0, 20);
