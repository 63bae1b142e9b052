import { invalid } from "@/lib/errors";
import type { Criterion } from "@/lib/judging/scorecards/scorecard";
import type { Asked, Dossier } from "../judging";
import { type Part, partsOf } from "./document-parts";
import { newFence } from "./fence";
import { judgeInstructions } from "./judge-instructions";
import { criteriaAsked, datedRoles, stylesAsked } from "./judge-prompt";
import { tokensAtMost, tokensOfProse } from "./tokens";

/** Some criteria, and work styles, and the part of the documents they are judged on: one request to the model. */
export type JudgeQuestion = { part: Part; criteria: Criterion[]; asked: Asked };

/** Most criteria in one request: with more, answers get careless. */
const criteriaAtOnce = 16;
/** Tokens reserved for each criterion's answer: quotes, facts, a reason and a question. */
const tokensOfAnswer = 250;
/** Tokens reserved for the answer about work styles. */
const tokensOfStyles = 400;
/** Tokens reserved for the control criterion, the answer's schema, the fences and the chat template. */
const tokensAround = 900;
/** Minimum share of the context for the documents: with less, fewer criteria go into a request. */
const shareOfDocuments = 1 / 4;

/**
 * The questions that judge all criteria on all of the documents, each within the model's context: criteria in groups,
 * and the documents in parts where they are long. Work styles are asked for with the first criteria of each
 * part, if the context has room for them.
 *
 * @throws DomainError `invalid` when the context is too small for the scorecard, or the documents are too long for it
 */
export function questionsOn(
  contextTokens: number,
  dossier: Dossier,
  criteria: readonly Criterion[],
  asked: Asked,
): JudgeQuestion[] {
  const fixed =
    tokensOfProse(judgeInstructions) + tokensAtMost(datedRoles(dossier, newFence())) + tokensAround;
  const plain = { ...asked, styles: false };
  const roomBeside = (group: readonly Criterion[]) =>
    contextTokens - fixed - tokensAtMost(criteriaAsked(group, plain)) - (group.length + 1) * tokensOfAnswer;
  const forStyles = tokensOfProse(stylesAsked) + tokensOfStyles;
  const isRoom = (room: number) => room >= contextTokens * shareOfDocuments;
  for (let atOnce = criteriaAtOnce; atOnce >= 1; atOnce = Math.floor(atOnce / 2)) {
    const groups = inGroups(criteria, atOnce);
    const rooms = groups.map(roomBeside);
    if (!rooms.every(isRoom)) continue;
    const styles = asked.styles && isRoom(rooms[0]! - forStyles);
    if (styles) rooms[0]! -= forStyles;
    return groups.flatMap((group, at) =>
      partsOf(dossier, rooms[at]!).map((part) => ({
        part,
        criteria: group,
        asked: { ...asked, styles: styles && at === 0 },
      })),
    );
  }
  throw invalid("The language model's context is too small for this scorecard.");
}

const inGroups = (criteria: readonly Criterion[], atOnce: number) =>
  Array.from({ length: Math.ceil(criteria.length / atOnce) }, (_, at) =>
    criteria.slice(at * atOnce, (at + 1) * atOnce),
  );
