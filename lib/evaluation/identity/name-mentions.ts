import { findConcepts } from "@/lib/ai/embedded/text/concepts";
import { readWords } from "@/lib/ai/embedded/text/words";
import { fold } from "@/lib/candidates/parse-profile/source-text";
import type { Span } from "./mask";
import { actsAsPerson } from "./acts-as-person";
import { wordsOfVirtue, wordsOfWork } from "./name-words";

/** A person's names as words to look for, folded. */
export type NameWords = ReadonlySet<string>;

const particles =
  /^(?:de|da|do|dos|das|del|della|der|den|di|du|la|las|los|le|van|von|vom|zu|zum|ter|ten|bin|ibn|al|el|y|e|i|jr|sr|ii|iii|dr|prof|phd|mba)$/;
const word = /\p{L}[\p{L}\p{M}]*/gu;
const honorific =
  /(?:^|[^\p{L}])(?:mr|mrs|ms|miss|mx|dr|prof|herrn?|frau|monsieur|madame|mme|mlle|m|senora?|sra?|srta|dona?|senhora?|familie)\.?\s+$/iu;

/** The words of names that identify: particles and titles left out. */
export function nameWords(names: readonly (string | null | undefined)[]): NameWords {
  const words = names.flatMap((name) => (name ? [...fold(name).matchAll(word)].map(([part]) => part) : []));
  return new Set(words.filter((part) => !particles.test(part) && (part.length > 1 || /\p{Lo}/u.test(part))));
}

/**
 * Where a text names the person: the whole name in any order, single parts, initials beside a part, with a
 * possessive ending. Parts that are everyday words ("Baker", "Java") count only beside another part, after a title, or
 * where they act as a person does ("Rose led the team", not "Rose to team lead").
 */
export function nameMentions(text: string, names: NameWords): Span[] {
  if (names.size === 0) return [];
  const low = fold(text);
  const found = [...low.matchAll(word)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    low: match[0],
    name: nameIn(match[0], names),
  }));
  const spans: Span[] = [];
  for (const [i, here] of found.entries()) {
    if (!here.name) continue;
    const [before, after] = [found[i - 1], found[i + 1]];
    const besides = [
      before && beside(text, before.end, here.start) ? before : null,
      after && beside(text, here.end, after.start) ? after : null,
    ];
    const accompanied = besides.some(
      (other) =>
        other &&
        ((other.name && other.name !== here.name) ||
          (sameLine(text, here, other) && isInitialOfOther(other.low, here.name!, names))),
    );
    const written = text.slice(here.start, here.end);
    const certain = accompanied || honorific.test(text.slice(Math.max(0, here.start - 12), here.start));
    const rest = low.slice(here.end, here.end + 40).replaceAll("’", "'");
    if (!certain && !standsAlone(text, here.start, written, here.name, rest)) continue;
    spans.push({ start: here.start, end: here.end });
    for (const other of besides)
      if (other && sameLine(text, here, other) && isPartOfName(other.low, names, certain))
        spans.push({ start: other.start, end: withStop(text, other.end) });
  }
  return bridged(text, spans);
}

/** The name a folded word is: itself, with a possessive "s", or two of them written as one. */
function nameIn(low: string, names: NameWords): string | null {
  if (names.has(low)) return low;
  if (low.length > 4 && low.endsWith("s") && names.has(low.slice(0, -1))) return low.slice(0, -1);
  for (const name of names)
    if (
      // Names in Chinese or Japanese letters are short, and written as one.
      (name.length > 2 || /^\p{Lo}/u.test(name)) &&
      low.startsWith(name) &&
      low.length > name.length &&
      names.has(low.slice(name.length))
    )
      return low;
  return null;
}

function standsAlone(text: string, start: number, written: string, name: string, rest: string): boolean {
  if (!/^(?:\p{Lu}|\p{Lo})/u.test(written)) return false;
  if (isOfWork(name)) return actsAsPerson(rest, true);
  if (!wordsOfVirtue.has(name) || actsAsPerson(rest, false)) return true;
  return /[\p{Ll}\d,;:(] ?$/u.test(text.slice(Math.max(0, start - 2), start));
}

/** A trade, a place or a product that is also a name; of what the evaluator knows as skills, any may be somebody's. */
const isOfWork = (name: string) => wordsOfWork.has(name) || findConcepts(readWords(name)).length > 0;

const beside = (text: string, from: number, to: number) =>
  to - from <= 3 && /^[ .,'’\n-]*$/.test(text.slice(from, to));

const sameLine = (text: string, one: Span, other: Span) =>
  !text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)).includes("\n");

const isInitialOfOther = (low: string, name: string, names: NameWords) =>
  low.length === 1 && [...names].some((other) => other !== name && other.startsWith(low));

/** An initial of the name, or a particle of it, beside a part of it. */
const isPartOfName = (low: string, names: NameWords, certain: boolean) =>
  (low.length === 1 && [...names].some((name) => name.startsWith(low))) ||
  (certain &&
    low.length <= 3 &&
    /^(?:de|da|do|dos|das|del|der|di|du|van|von|zu|la|le|al|el|bin|ibn|y|e)$/.test(low));

const withStop = (text: string, end: number) => (text.charAt(end) === "." ? end + 1 : end);

/** "María de la Cruz" is one mention: short words between two parts of a name belong to it. */
function bridged(text: string, spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    const between = last ? text.slice(last.end, span.start) : "";
    if (
      last &&
      /^(?:[ '’-]|(?:\p{Ll}{1,3} ){0,3}|\p{Lu}\. ?){0,4}$/u.test(between) &&
      between.length <= 14 &&
      /^[ '’.-]/.test(between || " ")
    )
      last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  return result;
}
