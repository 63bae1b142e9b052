import { sentenceOf } from "@/lib/language/sentences";
import type { PlacedLine } from "@/lib/profile/sections";
import { isCity } from "@/lib/language/cities";
import { isRegion } from "@/lib/language/places";
import { type Span, spansOf } from "@/lib/language/mask";
import { listed, worded } from "@/lib/language/worded";
import {
  beginsWithPerson,
  endsWithPerson,
  introducesPerson,
  isOfPerson,
  saysOfPerson,
} from "./said-of-person";

const wordsFor = (list: string) => listed(`people.${list}`);
const cue = (words: string) => new RegExp(`(?<![\\p{L}\\d'-])(?:${words}) (?=\\p{L})`, "gu");

/** "Currently", "since 2012", "with my two children", between a word of living and the place. */
const meanwhile =
  `(?: ${wordsFor("lately")}(?: [\\p{L}\\d]{1,10}){0,3}?,?)?` +
  `(?: ${wordsFor("withFamily")}(?: [\\p{L}-]+){1,4}?)?`;
const here = wordsFor("here");

/** Words of a home or an origin that nothing but a person has, before a place. */
const dwells = cue(`${wordsFor("dwells")}${meanwhile} ${here}(?: der| den)?|${wordsFor("origins")}`);
/** Words of a place that companies, teams and clients have as well. */
const stands = cue(`${wordsFor("based")}${meanwhile} ${here}`);
/** Words before a place that are a home only of somebody just introduced, and only where it is a known place. */
const comes = cue(wordsFor("comes"));
const from = cue(wordsFor("from"));

const written = "\\p{Lu}[\\p{L}.'’]+(?:[ -]\\p{Lu}[\\p{L}'’]+){0,2}";
/** "Ghana-born", "in Warschau geboren". */
const bornIn = new RegExp(`(?<=(?<!\\p{L})[Ii]n )${written}`, "gu");
const afterPlace = worded("^( )?{people.afterPlace}");
const bornAt = new RegExp(`(?<![\\p{L}-])${written}(?=-(?:born|raised)(?!\\p{L}))`, "gu");
/** "London-based designer", not "London-based start-up". */
const base = new RegExp(`(?<![\\p{L}-])${written}(?=-based(?!\\p{L}))`, "gu");

/** "Developer, Bengaluru, with six years": a place set in between, where the sentence goes on. */
const aside = /(?:, |\()(?=\p{L})/gu;
const resumes = /^(?:,|\)) ?\p{Ll}/u;

/** "Moved to London office". */
const office = worded("^( )?{people.placed}");

/** Where a line says where its person lives or comes from. The places of employers, teams and clients stay. */
export function homes({ text, low, start, section }: PlacedLine): Span[] {
  const home = (pattern: RegExp, holds: (lead: string, place: Span) => boolean) =>
    [...low.matchAll(pattern)].flatMap(({ 0: words, index }) => {
      const first = placeAt(text, index + words.length);
      return first && holds(low.slice(0, index), first) ? [withMore(text, low, first)] : [];
    });
  const isTown = (place: Span) => isKnown(low, place) && !office.test(low.slice(place.end));
  const isAside = (lead: string, place: Span) =>
    isCity(low.slice(place.start, place.end)) &&
    resumes.test(text.slice(place.end)) &&
    introducesPerson(lead) &&
    endsWithPerson(lead);
  return [
    ...home(dwells, () => true),
    ...home(stands, isOfPerson),
    ...home(comes, (lead, place) => isTown(place) && saysOfPerson(lead)),
    ...home(from, (lead, place) => isTown(place) && sentenceOf(lead) !== "" && saysOfPerson(lead)),
    ...(section === "summary" || section === "header" ? home(aside, isAside) : []),
    ...spansOf(bornAt, text),
    ...spansOf(bornIn, text).filter(({ end }) => afterPlace.test(low.slice(end))),
    ...(low.includes("-based") ? spansOf(base, text) : []).filter(
      (town) => isKnown(low, town) && beginsWithPerson(low.slice(town.end + "-based".length)),
    ),
  ].map((span) => ({ start: start + span.start, end: start + span.end }));
}

const name = "(?:St\\.? )?\\p{Lu}[\\p{L}'’-]*";
const place = new RegExp(
  "(?:(?:cidade|ciudad|ville|stadt|city|region|area) (?:d[eoa]s?|of) )?(?:(?:greater|central|raum|the|der|" +
    `la|le|el|los|las|downtown) )?(?:région \\p{L}+|${name}(?: (?:(?:de|do|da|am|an der|im|la|le|on|` +
    `upon) )?${name}){0,3})`,
  "uy",
);
const more = new RegExp(
  `(?:, | ?/ ?| \\(| [-–—] | (?:and|und|et|y|e|from|aus) (?:in |à |en |em )?)((?:the )?${name}(?: ${name}){0,2})`,
  "uy",
);

function placeAt(text: string, from: number): Span | null {
  place.lastIndex = from;
  return place.test(text) ? { start: from, end: place.lastIndex } : null;
}

/** A place with the country after it, or a second place. */
function withMore(text: string, low: string, { start, end }: Span): Span {
  for (;;) {
    more.lastIndex = end;
    const next = more.exec(text)?.[1];
    if (!next) return { start, end };
    // "Boston, MA"
    const isState = next.length === 2 && next === next.toUpperCase() && isRegion(next.toLowerCase());
    if (!isState && !isKnown(low, { start: more.lastIndex - next.length, end: more.lastIndex }))
      return { start, end };
    end = more.lastIndex;
  }
}

const isKnown = (low: string, { start, end }: Span) => {
  const called = low.slice(low.startsWith("the ", start) ? start + 4 : start, end);
  return isCity(called) || (isRegion(called) && (called.length > 2 || called === "uk"));
};
