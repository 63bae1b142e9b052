import type { Profile } from "@/lib/reading/profile/profile";
import { fold, capitalized } from "@/lib/reading/language/letters";
import { profileSites } from "@/lib/reading/language/everywhere/profile-sites";
import { anyWord, anyUnfoldedWord } from "@/lib/reading/language/lists";
import { conceptsIn } from "@/lib/reading/language/concepts";
import {
  isNameTitle,
  isFormOfAddress,
  isParticle,
  identifiesPerson,
  wordsOfVirtue,
  wordsOfWork,
} from "@/lib/reading/language/name-words";
import { actsAsPerson } from "./describes-person";
import { type Span, spansOf } from "@/lib/reading/language/mask";
import { notAddresses, notInitials } from "@/lib/reading/language/everywhere/name-words";

/** A person's names to look for: their identifying words, folded, and each name as a whole, as it is written. */
export type Names = { words: ReadonlySet<string>; whole: readonly WholeName[] };
/** `capitals`: for each word of the pattern, whether it begins with a capital. */
type WholeName = { pattern: RegExp; capitals: readonly boolean[] };

const word = /\p{L}[\p{L}\p{M}]*/gu;
const notInitial = new RegExp(`^${anyUnfoldedWord(notInitials)}[ '’]`);
const noHonorific = new RegExp(`\\b${anyUnfoldedWord(notAddresses)}\\s+$`);
/** Whether a text ends in a form of address. */
const addresses = (lead: string) => isFormOfAddress(/(?<!\p{L})(\p{L}+)\.?\s+$/u.exec(fold(lead))?.[1] ?? "");

/** Prepares a person's names for the search: single words only if they identify, without particles and titles. */
export function namesOf(names: readonly (string | null | undefined)[]): Names {
  const present = names.filter((name) => typeof name === "string");
  const words = present.flatMap((name) => [...fold(name).matchAll(word)].map(([part]) => part));
  return {
    words: new Set(words.filter(isIdentifying)),
    whole: present.map(wholeName).filter((name) => name !== null),
  };
}

const isIdentifying = (part: string) => identifiesPerson(part) && (part.length > 1 || capital.test(part));

/** A name of several words as one pattern, without titles, but with particles and repeated words. */
function wholeName(name: string): WholeName | null {
  const low = fold(name);
  const parts = [...low.matchAll(word)].filter(([part]) => !isNameTitle(part));
  if (parts.length < 2) return null;
  const joints = parts.slice(1).map((part, i) => {
    const { 0: last, index } = parts[i]!;
    return low.slice(index + last.length, part.index).includes(",") ? comma : joint;
  });
  const source = parts.map(([part], i) => part + (joints[i] ?? "")).join("");
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{M}\\d])${source}(?![\\p{L}\\p{M}\\d])`, "gu"),
    capitals: parts.map(({ index }) => capital.test(name.slice(index))),
  };
}

const capital = /^[\p{Lu}\p{Lt}\p{Lo}]/u;
const comma = "[^\\S\\n]{0,2},[^\\S\\n]{0,2}";
const joint = "(?:\\.?[^\\S\\n]{1,3}|[-.'’])";

const wholeMentions = (text: string, low: string, whole: readonly WholeName[]): Span[] =>
  whole.flatMap(({ pattern, capitals }) =>
    spansOf(pattern, low).filter(({ start, end }) =>
      [...text.slice(start, end).matchAll(word)].every(([part], i) => !capitals[i] || capital.test(part)),
    ),
  );

/**
 * Where a text names the person: the whole name as it is written or in any order, single parts, initials beside a
 * part, with a possessive ending. Parts that are everyday words ("Baker", "Java") count only in the whole name,
 * beside another part, after a title, or if they act like a person ("Rose led the team", not "Rose to team lead");
 * two parts that are both words of work ("Mason", "Cook") only if just a space separates them, unlike in lists.
 */
export function nameMentions(text: string, { words: names, whole }: Names): Span[] {
  const low = fold(text);
  const spans = wholeMentions(text, low, whole);
  if (names.size === 0) return spans;
  const mentions = [...low.matchAll(word)]
    // "I" after a name begins a sentence; with a full stop it is an initial.
    .filter(({ index }) => !notInitial.test(text.slice(index)))
    .map(({ 0: part, index: start }) => ({
      start,
      end: start + part.length,
      low: part,
      name: nameIn(part, names),
    }));
  for (const [i, mention] of mentions.entries()) {
    const { start, end, name } = mention;
    if (!name) continue;
    const besides = [mentions[i - 1], mentions[i + 1]].flatMap((other) => {
      const gap = other && text.slice(Math.min(end, other.end), Math.max(start, other.start));
      return gap !== undefined && isJoint(gap) ? [{ ...other!, gap }] : [];
    });
    const ofWork = isOfWork(name);
    const isAccompanied = besides.some((other) => {
      const isOther = other.name !== null && other.name !== name;
      const isInitial = other.low.length === 1 && hasInitial(names, other.low, name);
      if (ofWork && (!isOther || isOfWork(other.name!)) && !onlySpace.test(other.gap)) return false;
      return isOther || (isInitial && !other.gap.includes("\n"));
    });
    const lead = text.slice(Math.max(0, start - 12), start);
    const certain = isAccompanied || (addresses(lead) && !(ofWork && noHonorific.test(lead)));
    if (!certain && !standsAlone(text, low, mention, name)) continue;
    spans.push({ start, end });
    for (const other of besides)
      if (!other.gap.includes("\n") && isPartOfName(other.low, names, certain))
        spans.push({ start: other.start, end: other.end + Number(text.charAt(other.end) === ".") });
  }
  return bridged(text, spans);
}

/** Whether a folded address or handle contains the person's name; a trade or a product alone does not count. */
export const carriesName = (low: string, { words }: Names): boolean => {
  const inside = [...words].filter((name) => name.length > 2 && low.includes(name));
  return inside.length > 1 || inside.some((name) => !isOfWork(name));
};

/** The name that a folded word is: one of the names, one with a possessive "s", or two written as one. */
function nameIn(low: string, names: ReadonlySet<string>): string | null {
  if (names.has(low)) return low;
  if (low.length > 4 && low.endsWith("s") && names.has(low.slice(0, -1))) return low.slice(0, -1);
  for (const name of names)
    if (
      // Names in Chinese or Japanese letters are short, and written as one.
      (name.length > 2 || capital.test(name)) &&
      low.startsWith(name) &&
      low.length > name.length &&
      names.has(low.slice(name.length))
    )
      return low;
  return null;
}

function standsAlone(text: string, low: string, { start, end }: Span, name: string): boolean {
  const rest = low.slice(end, end + 40).replaceAll("’", "'");
  if (!capital.test(text.slice(start))) return false;
  if (isOfWork(name)) return actsAsPerson(rest, true);
  if (!wordsOfVirtue.has(name) || actsAsPerson(rest, false)) return true;
  return /[\p{Ll}\d,;:(] ?$/u.test(text.slice(Math.max(0, start - 2), start));
}

/** Whether a name is also a trade, a place, a product, or anything else that the evaluator knows as a skill. */
const isOfWork = (name: string) => wordsOfWork.has(name) || conceptsIn(capitalized(name)).length > 0;

/** Whether it may separate two words of a name. */
const isJoint = (gap: string) => gap.length <= 3 && [...gap].every((sign) => " .,'’\n-".includes(sign));

/** "Mason Cook", "J. Cook"; not "Java, C" and not two lines of a list. */
const onlySpace = /^\.?[^\S\n]+$/;

/** Whether a letter begins one of the names, other than `but`. */
const hasInitial = (names: ReadonlySet<string>, letter: string, but = "") =>
  [...names].some((name) => name !== but && name.startsWith(letter));

/** Whether a word beside a part of the name is an initial or a particle of it. */
const isPartOfName = (low: string, names: ReadonlySet<string>, certain: boolean) =>
  (low.length === 1 && hasInitial(names, low)) || (certain && low.length <= 3 && isParticle(low));

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

const profileAddress = new RegExp(
  `^(?:https?://)?(?:[a-z]{2,3}\\.)?(?:www\\.)?(?:${anyWord(profileSites)})/`,
);

/** The parts of a person's web addresses that identify: a handle on a known site, else the whole address. */
export function identifyingLinks(
  links: Profile["links"],
  names: Names,
  inContact: (span: Span) => boolean,
): Span[] {
  return links.flatMap(({ value, span }) => {
    const low = fold(value);
    const site = profileAddress.exec(low);
    if (site) return [{ start: span.start + site[0].length, end: span.end }];
    return inContact(span) || carriesName(low, names) ? [span] : [];
  });
}

/** The texts behind which contacts stand and that are a part of them: "jdoe", which leads to github.com/jdoe. */
export const linkedHandles = (text: string, { emails, links }: Pick<Profile, "emails" | "links">): Span[] =>
  [...emails, ...links].flatMap(({ value, span }) => {
    const shown = fold(text.slice(span.start, span.end));
    const target = fold(value);
    const own = signless(target.slice(profileAddress.exec(target)?.[0].length ?? 0));
    const isHandle = shown !== target && signless(shown).length > 2 && own.includes(signless(shown));
    return isHandle ? [span] : [];
  });

const signless = (low: string) => low.replace(/[^\p{L}\d]/gu, "");

/** "@handle" among the contact data, or anywhere if it contains the name. */
export function handles(text: string, names: Names, inContact: (span: Span) => boolean): Span[] {
  return spansOf(/(?<![\w.@])@[\w.]{3,40}/g, text).filter(
    (span) => inContact(span) || carriesName(fold(text.slice(span.start, span.end)), names),
  );
}
