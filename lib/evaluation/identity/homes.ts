import type { PlacedLine } from "@/lib/profile/sections";
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

const cue = (words: string) => new RegExp(`(?<![\\p{L}\\d'-])(?:${words}) (?=\\p{L})`, "gu");

const lately =
  "(?: (?:currently|presently|now|still|derzeit|zurzeit|aktuell|momentan|actuellement|actualmente|atualmente|heute|today|seit|depuis|desde|since)(?: [\\p{L}\\d]{1,10}){0,3}?,?)?(?: (?:with|mit|avec|con|com) (?:my|his|her|their|meine[rmn]|seine[rm]|ihre[rm]|ma|mon|mes|sa|son|ses|mis?|sus?|meus?|minhas?|seus?|suas?)(?: [\\p{L}-]+){1,4}?)?";
const here =
  "(?:in|at|near|out of|outside|between|in der|in den|im|bei|nahe|a|au|aux|en|pres de|entre|em|no|na|nos|nas|cerca de|perto de)";

/** Words of a home or an origin that nothing but a person has, folded, before a place. */
const dwells = cue(
  [
    `(?:wohne|lebe)(?: ich)?${lately} (?:in|im|bei|nahe|zwischen)(?: der| den)?|wohnhaft bin ich in|(?:j'habite|habite|vis|demeurant)${lately} (?:a|en|au|aux|pres de|entre)|j'habite|(?:vivo|resido|moro|habito)${lately} (?:en|em|no|na|nos|nas|cerca de|perto de|entre)`,
    "born(?: and (?:raised|bred))? in|resident of|(?:i've|i have) lived in|and raised in|grew up in|native of|national of|citizen of|originally from|(?:i'm|i am|i come|i came)(?: originally)? from",
    "geboren(?: und aufgewachsen)? in|aufgewachsen in|(?:komme|stamme)(?: ursprunglich)? aus(?: der| dem)?|(?:geburtig|ursprunglich) aus",
    "nee? (?:a|en|au)|naci en|nasci (?:em|no|na)|grandi (?:a|en|au)|originaire (?:de|du|des|de la)|je viens (?:de|du|des)",
    "nacid[oa](?: y criad[oa])? en|criad[oa] (?:en|em|no|na)|creci en|nascid[oa](?: e criad[oa])? (?:em|no|na)|cresci (?:em|no|na)|originari[oa] de|oriund[oa] d[eoa]|natural d[eoa]|procedente de|soy de|vengo de|sou d[eoa]|venho d[eoa]|morador[a]? (?:de|em|no|na)",
  ].join("|"),
);
/** Words of a place that companies, teams and clients have as well. */
const stands = cue(
  `(?:(?:liv(?:es?|ing)|resid(?:es?|ing)|based|located|settled|domiciled)(?: (?:and|&) work(?:s|ing)?)?|wohnhaft|wohnend|lebend|lebt|wohnt|ansassig|beheimatet|mit (?:wohn)?sitz|basee?|installee?|etablie?|residant|reside|vit|vivant|localisee?|domiciliee?|vive|viviendo|residente|residiendo|radicad[oa]|afincad[oa]|establecid[oa]|ubicad[oa]|asentad[oa]|domiciliad[oa]|con (?:base|sede|residencia|domicilio)|sediad[oa]|basead[oa]|localizad[oa]|estabelecid[oa]|a (?:residir|viver|morar)|vivendo|morando|mora)${lately} ${here}`,
);
/** Words before a place that is a home only of somebody who was just introduced, and only where it is a known place. */
const comes = cue(
  "(?:now|currently|presently|derzeit|aktuell) in|actuellement a|actualmente en|atualmente (?:em|no|na)|resident in|moved to|relocated to|emigrated to|immigrated to|arrived in",
);

const from = cue("from|aus");

const written = "\\p{Lu}[\\p{L}.'’]+(?:[ -]\\p{Lu}[\\p{L}'’]+){0,2}";
/** "Ghana-born", "in Warschau geboren". */
const origin = new RegExp(
  `(?<![\\p{L}-])${written}(?=-(?:born|raised)(?!\\p{L}))|(?<=(?<!\\p{L})[Ii]n )${written}(?= (?:geboren|aufgewachsen|wohnhaft|zu Hause)(?!\\p{L}))`,
  "gu",
);
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
    ...(/born|raised|geboren|aufgewachsen|wohnhaft|zu hause/.test(low) ? spans(origin) : []),
    ...(low.includes("-based") ? spans(base) : []).filter(
      (town) => isKnown(low, town) && beginsWithPerson(low.slice(town.end + "-based".length)),
    ),
  ].map((span) => ({ start: start + span.start, end: start + span.end }));
}

const name = "(?:St\\.? )?\\p{Lu}[\\p{L}'’-]*";
const place = new RegExp(
  `(?:(?:cidade|ciudad|ville|stadt|city|region|area) (?:d[eoa]s?|of) )?(?:(?:greater|central|raum|the|der|la|le|el|los|las|downtown) )?(?:région \\p{L}+|${name}(?: (?:(?:de|do|da|am|an der|im|la|le|on|upon) )?${name}){0,3})`,
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
