import { readingOf } from "@/lib/reading/profile/reading";
import { wordWeight } from "@/lib/reading/language/words";
import type { Profile } from "@/lib/reading/profile/profile";
import type { ReadDocument } from "@/lib/reading/documents/document";
import { type Fact, factsOf } from "@/lib/records/candidates/facts/facts-of";
import { sketchOf } from "@/lib/records/candidates/signals/sketch";
import { makeDossier } from "@/lib/judging/evaluation/dossier";

/** Words and concepts of a CV, as the embedded evaluator reads them, each with its BM25 impact, 1 to 255. */
export type Terms = Map<string, number>;

/** What is indexed of a CV: its terms, its text with identity masked for keyword search, its facts, and what finds copies of it. */
export type Indexable = { terms: Terms; words: string; facts: Fact[]; sketch: number[] | null };

/** Serializes terms for PostingDelta, one per line. Terms contain no line breaks. */
export const writeTerms = (terms: Terms) =>
  Array.from(terms, ([term, impact]) => `${impact} ${term}`).join("\n");

/** Calls `visit` for each of the terms that writeTerms wrote. */
export function eachTerm(written: string, visit: (term: string, impact: number) => void): void {
  for (let at = 0; at < written.length;) {
    const space = written.indexOf(" ", at);
    const end = written.indexOf("\n", space);
    const next = end < 0 ? written.length : end;
    visit(written.slice(space + 1, next), Number(written.slice(at, space)));
    at = next + 1;
  }
}

/** BM25's saturation and length normalization. The mean length is fixed: an impact must not change with the pool. */
const saturation = 1.2;
const normalization = 0.75;
const meanLength = 250;

/** Words of this weight or less are in every CV. They are neither indexed nor searched for. */
const commonWeight = 0.25;
/** Anything longer is not a word; anything with more terms is not a CV. */
const longestTerm = 40;
const mostTerms = 3_000;

export const isIndexed = (term: string) =>
  term.length > 0 && term.length <= longestTerm && (term.startsWith("@") || wordWeight(term) > commonWeight);

/** A term's BM25 impact from its frequency in a CV and the CV's length, as a byte. */
export function impactOf(frequency: number, length: number): number {
  const norm = saturation * (1 - normalization + (normalization * length) / meanLength);
  return Math.max(1, Math.round((255 * frequency) / (frequency + norm)));
}

/**
 * The terms of a CV's text as a judge may read it: identity masked, without hidden text and negated statements ("no
 * experience with …"). A term counts once per line.
 */
export function indexableOf(
  document: Pick<ReadDocument, "text">,
  profile: Profile,
  knownNames: readonly string[],
): Indexable {
  const dossier = makeDossier(document, profile, [], knownNames);
  // Terms do not depend on the date: any date will do.
  const reading = readingOf({ ...dossier, asOf: "1970-01-01" });
  const { places } = reading;
  const indexed = [...places].filter(([term]) => isIndexed(term));
  const length = indexed.reduce((sum, [, lines]) => sum + lines.length, 0);
  const terms = indexed
    .map(([term, lines]) => [term, impactOf(lines.length, length)] as const)
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, mostTerms);
  return {
    terms: new Map(terms),
    words: dossier.text,
    facts: factsOf(dossier, profile.location, reading),
    sketch: sketchOf(dossier.text),
  };
}
