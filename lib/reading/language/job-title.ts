import { trimmedEnd, fold } from "./letters";
import { dayOfMonth, monthPattern } from "./dates";
import { languages } from "./languages";
import { isCity, isRegion, isTown } from "./places";
import { conceptsIn } from "./concepts";
import { spansOf } from "./mask";
import { hasWeightyWord } from "./words";
import { listed, anyWord, inAllLanguages, regex } from "./lists";
import { hasOrganizationMark, isOccupation, isQualifier, wordsIn } from "./job-words";

const kinds = ["full_time", "part_time", "contract", "temporary", "internship"].map(
  (kind) => `employment.${kind}`,
);
const month = `(?:${dayOfMonth})?(?<!\\p{L})(?:${monthPattern})(?!\\p{L})(?:\\s+\\d{4})?`;
const date = `(?:${month}|\\d{1,2}[./-]\\d{1,2}[./-](?:\\d{2}){0,2}(?!\\d))`;
const start = `(?:${listed("startsSoon")}|${listed("starts")}[\\s:]*${date})`;
/** The days of the week in every language, from the runtime's own data. */
const weekdays = languages.flatMap(({ code }) =>
  (["long", "short"] as const).flatMap((weekday) => {
    const names = new Intl.DateTimeFormat(code, { weekday, timeZone: "UTC" });
    return [4, 5, 6, 7, 8, 9, 10].map((day) => fold(names.format(Date.UTC(2026, 0, day))).replace(".", ""));
  }),
);
const weekday = `(?<!\\p{L})(?:${weekdays.filter((name) => name.length > 3).join("|")})s?(?!\\p{L})`;
const fact = new RegExp(`${start}|${weekday}|${listed("facts", ...kinds, "remote")}|${date}`, "gu");
const everyStart = new RegExp(start, "gmu");
const named = /(?<!\p{L})\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?/gu;

const isCityNamed = (name: string) => isCity(fold(name)) || isCity(fold(name.split(" ")[0] ?? ""));

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

const placeLabel = regex("^{labels.location}¶");

/** Whether a text is nothing but a town, or a town and a word for a place of work: "Husum", "Dublin office". */
export function isTownAlone(text: string): boolean {
  const low = fold(text.trim());
  const [, town = low, beside = ""] = /^(\p{L}+) (\p{L}+)$/u.exec(low) ?? [];
  const isNamed = isTown(low) || (isTown(town) && placeLabel.test(beside));
  return isNamed && /^\p{Lu}/u.test(text) && canBeTown(text);
}

/** Whether a name can be a town's: it is no month, known skill, language, occupation or organization. */
export const canBeTown = (name: string) =>
  fold(name).search(fact) < 0 &&
  conceptsIn(name).length === 0 &&
  !hasOrganizationMark(fold(name)) &&
  name.length > 2 &&
  !wordsIn(fold(name)).some(isQualifier);

/** Whether a text states only the place, the start or the contract of a job. */
export function isOnlyFacts(text: string): boolean {
  if (isPlace(text)) return true;
  const rest = fold(text.replace(named, (name) => (isCityNamed(name) ? " " : name))).replace(fact, " ");
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

/** Whether a text has such a mark. */
export const hasGenderMark = (text: string) => text.search(openToAll) >= 0;

/** A text of the same length with spaces in place of such marks, and where the first begins; -1 without any. */
export const withoutMark = (text: string) => ({
  bare: text.replace(openToAll, (mark) => " ".repeat(mark.length)),
  mark: text.search(openToAll),
});

/** A job's title without such marks and without its reference number. */
export const bareTitle = (title: string) => title.replace(openToAll, "").replace(reference, "").trim();

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
