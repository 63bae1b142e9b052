import { foldMasks, type Span } from "@/lib/reading/language/mask";
import type { Dossier } from "../judging";
import { tooLong } from "./failures";
import { tokensAtMost } from "./tokens";

/** The part of a dossier shown in one question: a span of the document, and answers or spans of them. */
export type Part = Span & { answers: (Span & { id: string })[] };

/** A document that needs more parts than this is rejected: no real application is that long. */
const mostParts = 24;

/**
 * Splits a dossier into as few parts as the model's context allows, leaving nothing out. Splits before a role, else
 * at an empty line, a line end or a space. `room` is the number of tokens available for the texts of one question.
 *
 * @throws DomainError `invalid` when it would need too many parts
 */
export function partsOf(dossier: Dossier, room: number): Part[] {
  const { text, answers } = dossier;
  const wholeAnswers = answers.map((answer) => ({ id: answer.id, start: 0, end: answer.text.length }));
  const totalTokens = answers.reduce(
    (sum, { question, text }) => sum + tokensAtMost(question) + tokensAtMost(text),
    0,
  );
  const roles = dossier.profile.roles.map(({ span }) => span.start);
  if (totalTokens <= room / 2) {
    const [first, ...rest] = stretches(text, [room - totalTokens, room], roles);
    return bounded([first!, ...rest].map((span, at) => ({ ...span, answers: at === 0 ? wholeAnswers : [] })));
  }
  const answerSpans = answers.flatMap((answer) => {
    const left = Math.max(1, room - tokensAtMost(answer.question));
    return stretches(answer.text, [left], []).map((span) => ({ ...span, id: answer.id }));
  });
  return bounded([
    ...answerSpans.map((answer) => ({ start: 0, end: 0, answers: [answer] })),
    ...stretches(text, [room], roles).map((span) => ({ ...span, answers: [] })),
  ]);
}

function bounded(parts: Part[]): Part[] {
  if (parts.length > mostParts) throw tooLong();
  return parts;
}

/** Splits a text so that each span fits its room; the last room applies to all further spans. */
function stretches(text: string, rooms: number[], preferred: number[]): Span[] {
  const cut: Span[] = [];
  for (let start = 0; start < text.length || cut.length === 0;) {
    const end = endOf(text, start, rooms[Math.min(cut.length, rooms.length - 1)]!, preferred);
    cut.push({ start, end });
    start = end;
  }
  return cut;
}

function endOf(text: string, start: number, room: number, preferred: number[]): number {
  const fits = (end: number) => tokensAtMost(foldMasks(text.slice(start, end))) <= room;
  if (fits(text.length)) return text.length;
  let low = start + 1;
  let high = text.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  // A good place to split is not worth a span shorter than half of what fits: it would cost more questions.
  const least = start + (low - start) / 2;
  const places = [
    preferred.findLast((place) => place > least && place <= low),
    after(text, "\n\n", low),
    after(text, "\n", low),
    after(text, " ", low),
  ];
  return places.find((place) => place !== undefined && place > least) ?? low;
}

/** The end of the last `mark` that ends at or before `from`. */
function after(text: string, mark: string, from: number): number | undefined {
  const at = text.lastIndexOf(mark, from - mark.length);
  return at < 0 ? undefined : at + mark.length;
}
