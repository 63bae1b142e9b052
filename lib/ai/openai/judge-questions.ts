import { invalid } from "@/lib/errors";
import type { Criterion } from "@/lib/scorecards/scorecard";
import type { Dossier } from "../judging";
import type { OpenAiConfig } from "./config";
import { type Part, partsOf } from "./document-parts";
import { newFence } from "./fence";
import { criteriaAsked, datedRoles, judgeInstructions } from "./judge-prompt";
import { tokensAtMost } from "./tokens";

/** Some criteria, asked of a part of the documents: one request to the model. */
export type JudgeQuestion = { part: Part; criteria: Criterion[] };

/** More criteria at once make answers careless. */
const criteriaAtOnce = 16;
/** What an answer takes: a reason, up to four quotes and a question for each criterion. */
const tokensOfAnswer = 300;
/** The control, the answer's schema, the fences and what chat templates put around messages. */
const tokensAround = 900;
/** With less room than this for the documents, fewer criteria are asked at once. */
const shareOfDocuments = 1 / 3;

/**
 * The questions that judge all criteria on all of the documents, each within the model's context: criteria in groups,
 * and the documents in parts where they are long.
 *
 * @throws DomainError `invalid` when the context is too small for the scorecard, or the documents are too long for it
 */
export function questionsOn(
  { contextTokens }: OpenAiConfig,
  dossier: Dossier,
  criteria: readonly Criterion[],
): JudgeQuestion[] {
  const fixed =
    tokensAtMost(judgeInstructions) + tokensAtMost(datedRoles(dossier, newFence())) + tokensAround;
  const roomBeside = (group: readonly Criterion[]) =>
    contextTokens - fixed - tokensAtMost(criteriaAsked(group)) - (group.length + 1) * tokensOfAnswer;
  for (let atOnce = criteriaAtOnce; atOnce >= 1; atOnce = Math.floor(atOnce / 2)) {
    const groups = inGroups(criteria, atOnce);
    const rooms = groups.map(roomBeside);
    if (Math.min(...rooms) < contextTokens * shareOfDocuments) continue;
    return groups.flatMap((group, at) =>
      partsOf(dossier, rooms[at]!).map((part) => ({ part, criteria: group })),
    );
  }
  throw invalid("The language model's context is too small for this scorecard.");
}

const inGroups = (criteria: readonly Criterion[], atOnce: number) =>
  Array.from({ length: Math.ceil(criteria.length / atOnce) }, (_, at) =>
    criteria.slice(at * atOnce, (at + 1) * atOnce),
  );
