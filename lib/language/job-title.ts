import { trimmedEnd, fold } from "./letters";
import { dayOfMonth, monthPattern } from "./dates";
import { isCity, isRegion } from "./places";
import { spansOf } from "./mask";
import { hasWeightyWord } from "./words";
import { listed, anyWord, inAllLanguages, regex } from "./lists";
import { isOccupation, wordsIn } from "./job-words";

const kinds = ["full_time", "part_time", "contract", "temporary", "internship"].map(
  (kind) => `employment.${kind}`,
);
const month = `(?:${dayOfMonth})?(?<!\\p{L})(?:${monthPattern})(?!\\p{L})(?:\\s+\\d{4})?`;
const date = `(?:${month}|\\d{1,2}[./-]\\d{1,2}[./-](?:\\d{2}){0,2}(?!\\d))`;
const start = `(?:${listed("startsSoon")}|${listed("starts")}[\\s:]*${date})`;
const fact = new RegExp(`${start}|${listed("facts", ...kinds, "remote")}|${date}`, "gu");
const everyStart = new RegExp(start, "gmu");
const named = /(?<!\p{L})\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?/gu;

const isTown = (name: string) => isCity(fold(name)) || isCity(fold(name.split(" ")[0] ?? ""));

const beforeRegion = /(?:(?<!\s)\s+)?[,-]\s+|(?=\s)(?<=^\p{Lu}\p{Ll}+)\s+(?=\p{Lu}{2}$)/u;

/** "Irving, TX 75038": a place with its state or country. */
export function isPlace(text: string): boolean {
  const [place = "", region, ...others] = text.split(beforeRegion);
  return (
    !others.length &&
    region !== undefined &&
    place.split(" ").length < 4 &&
    isRegion(trimmedEnd(fold(region), " -0123456789"))
  );
}

/** Whether a text states only the place, the start or the contract of a job. */
export function isOnlyFacts(text: string): boolean {
  if (isPlace(text)) return true;
  const rest = fold(text.replace(named, (name) => (isTown(name) ? " " : name))).replace(fact, " ");
  return rest !== fold(text) && !hasWeightyWord(rest);
}

/** The passages that state when the job starts: "from 1 March", "start: asap". */
const startsIn = (text: string): string[] =>
  spansOf(everyStart, fold(text)).map(({ start, end }) => text.slice(start, end));

/** The start of a job as the description states it, without a label: "from 1 March", "asap"; null if none. */
export function startIn(description: string): string | null {
  const starts = startsIn(description).map((passage) => passage.slice(passage.indexOf(":") + 1).trim());
  return [...new Set(starts)].join("; ").slice(0, 120) || null;
}

const gender = anyWord(inAllLanguages("genders"));
const letters = String.raw`(?:(?:${gender})\s*[/|*]\s*){1,3}(?:${gender}|\*)`;

/** Marks that only say that a job is open to everyone: "(m/w/d)", "H/F", "(all genders)". */
const openToAll = new RegExp(
  String.raw`(?:(?<!\s)\s+)?[([]\s*(?:${letters}|${listed("openToAll")})\s*[)\]]|(?<=\s)${letters}(?![\p{L}\d])`,
  "giu",
);
const reference = new RegExp(`(?<![\\s–(#-])[\\s–(#-]*${listed("referenceNumbers")}.*`, "iu");

/** A job's title without such marks and without its reference number. */
export const bareTitle = (title: string) => title.replace(openToAll, "").replace(reference, "").trim();

/** Gender-inclusive endings: "Un(e)", "Verkäufer(in)". */
const everyEnding = new RegExp(`(?<=\\p{L})\\(${listed("bothEndings")}\\)`, "giu");
const praise = regex("^( )?{praise},? ");
const sought = regex("{seeking} ");
const wanted = regex("{wanting}( )?");
const end = regex("( {afterTitle}|,|.|;|:|!| - | – )");
const longest = 90;

type Sought = { title: string; rest: string };

function titleFrom(text: string): Sought | null {
  const [before = ""] = text.split("(", 1);
  const [words = ""] = praise.exec(fold(text)) ?? [];
  if (words) return titleFrom(text.slice(words.length));
  const length = end.exec(fold(before))?.index ?? before.length;
  const title = text.slice(0, length).trim();
  return title.length > 2 && title.length <= longest ? { title, rest: text.slice(length) } : null;
}

const plain = (sentence: string) => {
  const bare = sentence.replace(openToAll, "").replace(everyEnding, "");
  return startsIn(bare)
    .reduce((rest, start) => rest.replace(start, ""), bare)
    .trim();
};

/** The job title after words such as "we are looking for", and the rest of the sentence; null if there is none. */
export function titleSought(sentence: string): Sought | null {
  const text = plain(sentence);
  const match = sought.exec(fold(text));
  return match && titleFrom(text.slice(match.index + match[0].length));
}

/** The job title after words like "need a", or at the start of a message: "Nurse for our ward", "Bonn: a nurse". */
export function titleLeading(sentence: string, isFirst: boolean): Sought | null {
  const text = plain(sentence);
  const match = wanted.exec(fold(text));
  const way = match && titleFrom(text.slice(match.index + match[0].length));
  if (way && (match.index === 0 || namesWork(way.title))) return way;
  const ways = [text, ...(text.includes(":") ? [text.slice(text.indexOf(":") + 1).trim()] : [])];
  return (isFirst && ways.map(titleFrom).find((leading) => leading && namesWork(leading.title))) || null;
}

/** Whether an unfolded title names an occupation. */
export const namesWork = (title: string) => wordsIn(fold(title).replaceAll("-", " ")).some(isOccupation);

/** Always separates two titles. */
const apart = regex("( / | {or} )", "iu");
/** Separates two titles if both sides name an occupation. */
const together = regex("(( )?/( )?| {and} )", "iu");

function parted(title: string): string[] {
  const parts = title.split(together);
  return parts.every((part) => namesWork(part)) ? parts : [title];
}

/**
 * The occupations that a title names: "Sous Chef / Cook" and "Art Teacher and Programme Coordinator" name two, "UI/UX
 * Designer" and "Research and Development Engineer" one.
 */
export const occupationsIn = (title: string): string[] =>
  title
    .split(apart)
    .flatMap(parted)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
