import { foldMasks } from "@/lib/language/mask";
import type { Dossier } from "../judging";
import { tooLong } from "./failures";
import { tokensAtMost } from "./tokens";

type Span = { start: number; end: number };

/** What one question shows of a dossier: a stretch of the document, and answers or stretches of them. */
export type Part = Span & { answers: (Span & { id: string })[] };

/** A document that takes more questions than this is refused: nobody wrote it as an application. */
const mostParts = 24;

/**
 * A dossier in as few parts as a model's context allows, nothing left out: one part where all of it fits. Parted before
 * a role, else at an empty line, else at a line's end. `room` is how many tokens the texts of one question may take.
 *
 * @throws DomainError `invalid` when it would take too many parts
 */
export function partsOf(dossier: Dossier, room: number): Part[] {
  const { text, answers } = dossier;
  const answersWhole = answers.map((answer) => ({ id: answer.id, start: 0, end: answer.text.length }));
  const answersTake = answers.reduce((sum, answer) => sum + answerTokens(answer), 0);
  const roles = dossier.profile.roles.map(({ span }) => span.start);
  if (answersTake <= room / 2) {
    const [first, ...rest] = stretches(text, [room - answersTake, room], roles);
    return bounded([first!, ...rest].map((span, at) => ({ ...span, answers: at === 0 ? answersWhole : [] })));
  }
  const apart = answers.flatMap((answer) => {
    const left = Math.max(1, room - tokensAtMost(answer.question));
    return stretches(answer.text, [left], []).map((span) => ({ ...span, id: answer.id }));
  });
  return bounded([
    ...apart.map((answer) => ({ start: 0, end: 0, answers: [answer] })),
    ...stretches(text, [room], roles).map((span) => ({ ...span, answers: [] })),
  ]);
}

function bounded(parts: Part[]): Part[] {
  if (parts.length > mostParts) throw tooLong();
  return parts;
}

const answerTokens = ({ question, text }: { question: string; text: string }) =>
  tokensAtMost(question) + tokensAtMost(text);

/** A text cut so that each stretch fits its room; the last room holds for all that follow. */
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
  // A stretch that would be less than half of what fits costs more questions than a good place to part is worth.
  const least = start + (low - start) / 2;
  const places = [
    preferred.findLast((place) => place > least && place <= low),
    after(text, "\n\n", low),
    after(text, "\n", low),
    after(text, " ", low),
  ];
  return places.find((place) => place !== undefined && place > least) ?? low;
}

/** Where the last of a mark at or before `from` ends. */
function after(text: string, mark: string, from: number): number | undefined {
  const at = text.lastIndexOf(mark, from - mark.length);
  return at < 0 ? undefined : at + mark.length;
}
