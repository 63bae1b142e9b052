import { sentenceOf } from "@/lib/reading/language/letters";
import type { Line } from "@/lib/reading/language/line";
import { shortInSentences, townBeginnings } from "@/lib/reading/language/everywhere/regions";
import { isCity, isRegion } from "@/lib/reading/language/places";
import { type Span, spansOf } from "@/lib/reading/language/mask";
import { listed, regex, anyUnfoldedWord } from "@/lib/reading/language/lists";
import * as people from "./describes-person";

const wordsFor = (list: string) => listed(`people.${list}`);
const cue = (words: string) => new RegExp(`(?<![\\p{L}\\d'-])(?:${words}) (?=\\p{L})`, "gu");

/** "Currently", "since 2012", "with my two children", between a verb of living and the place. */
const meanwhile =
  `(?: ${wordsFor("lately")}(?: [\\p{L}\\d]{1,10}){0,3}?,?)?` +
  `(?: ${wordsFor("withFamily")}(?: [\\p{L}-]+){1,4}?)?`;
const here = wordsFor("here");

/** Words before a place that mean a home or an origin and apply only to persons. */
const dwells = cue(`${wordsFor("dwells")}${meanwhile} ${here}|${wordsFor("origins")}`);
/** Words before a place that apply to companies, teams and clients as well. */
const located = cue(`${wordsFor("based")}${meanwhile} ${here}`);
/** Words before a place that mean a home only if a person was just introduced, and only for a known place. */
const comes = cue(wordsFor("comes"));
const from = cue(wordsFor("from"));
/** "In Warschau geboren". */
const near = cue(here);
const afterPlace = regex("^( )?{people.afterPlace}");

/** A place before a hyphen and one of these words. */
const joinedTo = (words: string) =>
  new RegExp(`(?<![\\p{L}-])\\p{Lu}[\\p{L}.'’]{1,40}(?:[ -]\\p{Lu}[\\p{L}'’]{1,40}){0,2}(?=-${words})`, "gu");
/** "Ghana-born". */
const bornAt = joinedTo(wordsFor("bornAt"));
/** "London-based designer", not "London-based start-up". */
const base = joinedTo(wordsFor("basedAt"));
const basedAt = regex("-{people.basedAt}");

/** "Developer, Bengaluru, with six years": a place inserted into a sentence. */
const aside = /(?:, |\()(?=\p{L})/gu;
const resumes = /^(?:,|\)) ?\p{Ll}/u;

/** "Moved to London office". */
const office = regex("^( )?{people.placed}");

/** The parts of a line that say where the person lives or comes from, but not places of employers and clients. */
export function homes(line: Line): Span[] {
  const { text, low, start, section } = line;
  const home = (pattern: RegExp, holds: (lead: string, place: Span) => boolean) =>
    [...low.matchAll(pattern)].flatMap(({ 0: words, index }) => {
      const first = placeAt(line, index + words.length);
      return first && holds(low.slice(0, index), first) ? [withMore(line, first)] : [];
    });
  const isTown = (place: Span) => isKnown(low, place) && !office.test(low.slice(place.end));
  const isAside = (lead: string, place: Span) =>
    isCity(low.slice(place.start, place.end)) &&
    resumes.test(text.slice(place.end)) &&
    people.introducesPerson(lead) &&
    people.endsWithPerson(lead);
  return [
    ...home(dwells, () => true),
    ...home(located, people.isOfPerson),
    ...home(comes, (lead, place) => isTown(place) && people.saysOfPerson(lead)),
    ...home(from, (lead, place) => isTown(place) && sentenceOf(lead) !== "" && people.saysOfPerson(lead)),
    ...(section === "summary" || section === "header" ? home(aside, isAside) : []),
    ...home(near, (_, place) => afterPlace.test(low.slice(place.end))),
    ...spansOf(bornAt, text),
    ...(basedAt.test(low) ? spansOf(base, text) : []).filter(
      (town) => isKnown(low, town) && people.beginsWithPerson(low.slice(town.end).replace(basedAt, "")),
    ),
  ].map((span) => ({ start: start + span.start, end: start + span.end }));
}

const name = `(?:${anyUnfoldedWord(townBeginnings)} )?\\p{Lu}[\\p{L}'’-]*`;
const named = new RegExp(`${name}(?: (?:${wordsFor("placeParticles")} )?${name}){0,3}`, "uy");
const leads = new RegExp(`(?:(?:${wordsFor("around")}|${wordsFor("placeArticles")}) ){0,2}`, "uy");
const areas = new RegExp(wordsFor("areas"), "uy");
const joins = new RegExp(
  `, | ?/ ?| \\(| [-–—] | (?:${listed("and")}|${wordsFor("from")}) (?:${here} )?`,
  "uy",
);

/** The end of the pattern's match at this index; the index itself if there is none. */
function past(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

function placeAt({ text, low }: Line, from: number): Span | null {
  const start = past(leads, low, from);
  const end = Math.max(past(areas, low, from), past(named, text, start));
  return end > start ? { start: from, end } : null;
}

/** Extends a place by the country after it, or by a second place. */
function withMore(line: Line, { start, end }: Span): Span {
  const begins = past(joins, line.low, end);
  const next = begins > end ? placeAt(line, begins) : null;
  if (!next) return { start, end };
  const called = line.text.slice(next.start, next.end);
  // "Boston, MA"
  const isState = called.length === 2 && called === called.toUpperCase() && isRegion(called.toLowerCase());
  return isState || isKnown(line.low, next) ? withMore(line, { start, end: next.end }) : { start, end };
}

const isKnown = (low: string, { start, end }: Span) => {
  const called = low.slice(past(leads, low, start), end);
  return isCity(called) || (isRegion(called) && (called.length > 2 || called === shortInSentences));
};
