import type { PlacedLine } from "@/lib/profile/sections";
import { inEvery, languages } from "@/lib/language/languages";
import type { PeopleWords } from "@/lib/language/people-words";
import { anyOf } from "@/lib/language/phrases";
import { isCity } from "@/lib/language/cities";
import { isRegion } from "@/lib/language/places";
import type { Span } from "@/lib/language/mask";
import {
  beginsWithPerson,
  endsWithPerson,
  introducesPerson,
  isOfPerson,
  saysOfPerson,
  sentenceOf,
} from "./said-of-person";

const wordsFor = (list: (words: PeopleWords) => string) => anyOf(inEvery(({ people }) => list(people)));
const cue = (words: string) => new RegExp(`(?<![\\p{L}\\d'-])(?:${words}) (?=\\p{L})`, "gu");

/** "Currently", "since 2012", "with my two children", between a word of living and the place. */
const meanwhile =
  `(?: ${wordsFor(({ lately }) => lately)}(?: [\\p{L}\\d]{1,10}){0,3}?,?)?` +
  `(?: ${wordsFor(({ withFamily }) => withFamily)}(?: [\\p{L}-]+){1,4}?)?`;
const here = wordsFor((words) => words.here);

/** Words of a home or an origin that nothing but a person has, before a place. */
const dwells = cue(
  `${wordsFor((words) => words.dwells)}${meanwhile} ${here}(?: der| den)?|${wordsFor(({ origins }) => origins)}`,
);
/** Words of a place that companies, teams and clients have as well. */
const stands = cue(`${wordsFor(({ based }) => based)}${meanwhile} ${here}`);
/** Words before a place that are a home only of somebody just introduced, and only where it is a known place. */
const comes = cue(wordsFor((words) => words.comes));
const from = cue(wordsFor((words) => words.from));

const written = "\\p{Lu}[\\p{L}.'’]+(?:[ -]\\p{Lu}[\\p{L}'’]+){0,2}";
const afterPlace = languages
  .flatMap(({ people }) => people.afterPlace.split(" "))
  .filter(Boolean)
  .map((words) => words.replace("·", " "));
/** "Ghana-born", "in Warschau geboren". */
const origin = new RegExp(
  `(?<![\\p{L}-])${written}(?=-(?:born|raised)(?!\\p{L}))|` +
    `(?<=(?<!\\p{L})[Ii]n )${written}(?= (?:${afterPlace.join("|")})(?!\\p{L}))`,
  "gu",
);
const mayOrigin = new RegExp(`born|raised|${afterPlace.join("|").toLowerCase()}`, "u");
/** "London-based designer", not "London-based start-up". */
const base = new RegExp(`(?<![\\p{L}-])${written}(?=-based(?!\\p{L}))`, "gu");

/** "Developer, Bengaluru, with six years": a place set in between, where the sentence goes on. */
const aside = /(?:, |\()(?=\p{L})/gu;
const resumes = /^(?:,|\)) ?\p{Ll}/u;

/** "Moved to London office". */
const office = /^ (?:office|team|branch|site|hq|headquarters|plant|desk|store|hub|region)(?!\p{L})/u;

/** Where a line says where its person lives or comes from. The places of employers, teams and clients stay. */
export function homes({ text, low, start, section }: PlacedLine): Span[] {
  const home = (pattern: RegExp, holds: (lead: string, place: Span) => boolean) =>
    [...low.matchAll(pattern)].flatMap(({ 0: words, index }) => {
      const first = placeAt(text, index + words.length);
      return first && holds(low.slice(0, index), first) ? [withMore(text, low, first)] : [];
    });
  const spans = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
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
    ...home(from, (lead, place) => isTown(place) && /\S/.test(sentenceOf(lead)) && saysOfPerson(lead)),
    ...(section === "summary" || section === "header" ? home(aside, isAside) : []),
    ...(mayOrigin.test(low) ? spans(origin) : []),
    ...(low.includes("-based") ? spans(base) : []).filter(
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
    const isState = /^[A-Z]{2}$/.test(next) && isRegion(next.toLowerCase());
    if (!isState && !isKnown(low, { start: more.lastIndex - next.length, end: more.lastIndex }))
      return { start, end };
    end = more.lastIndex;
  }
}

const isKnown = (low: string, { start, end }: Span) => {
  const called = low.slice(start, end).replace(/^the /, "");
  return isCity(called) || (isRegion(called) && (called.length > 2 || called === "uk"));
};
