import { monthPattern } from "@/lib/language/months";
import type { Span } from "@/lib/language/mask";

const date =
  "(?:\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)?\\s+)?(?:de |" +
  `of )?(?:${monthPattern})\\.?,?\\s+(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s+)?(?:de |del )?\\d{4}|(?:19|` +
  "20)\\d\\d)";
const place = "(?:,?\\s+(?:in|a|en|em|at)\\s+\\p{L}[\\p{L}'-]+(?:[ -]\\p{Lu}[\\p{L}'-]+){0,2})?";

const ages = [
  String.raw`(?<![\p{L}\d])(?:1[5-9]|[2-7]\d)[\s-]*(?:years?|yrs?)[\s-]*(?:old|of age)(?!\p{L})`,
  String.raw`(?<!\p{L})\d{2}\s*y/o(?!\p{L})`,
  String.raw`(?<!\p{L})\d{2}\s+jahre\s+(?:alt|jung)(?!\p{L})`,
  String.raw`(?<!\p{L})\d{2}-?jahrige?[rnms]?(?!\p{L})`,
  String.raw`(?<!\p{L})jahrgang (?:19|20)\d\d(?!\d)`,
  String.raw`(?<!\p{L})\d{2}\s+ans\s+revolus`,
  String.raw`(?<!\p{L})(?:de\s+)?\d{2}\s+anos\s+de\s+(?:edad|idade)`,
  String.raw`(?<!\p{L})(?:ag[ée]e?|aged?)\s+(?:of\s+|de\s+)?\d{2}(?:\s+ans)?(?![\d\p{L}])`,
];

const patterns = [
  new RegExp(
    "(?<![\\p{L}])(?:born|d\\.?o\\.?b\\.?|geburt|geboren|geb\\.|nee?(?:\\(e\\))?|nacid[oa]|" +
      `nascid[oa])(?:\\s+(?:on|in|am|im|le|en|el|em|a))?(?:\\s+the)?\\s*:?\\s*${date}${place}`,
    "gu",
  ),
  new RegExp(
    `(?<=(?<!\\p{L})(?:wurde|bin)\\s)(?:am |im |im jahr )?${date}(?=\\s(?:in \\p{L}+ )?geboren)`,
    "gu",
  ),
  new RegExp(`(?<=^|[\\s(])\\*\\s?${date}${place}`, "gu"),
  new RegExp(ages.join("|"), "gu"),
];

/** Birth dates, birth places beside them, and ages, anywhere in a folded text. "Ten years of experience" is no age. */
export function lifeDates(low: string): Span[] {
  return patterns.flatMap((pattern) =>
    [...low.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
}

/** An age in brackets on the line of a name: "Jane Doe (36)". */
export function ageBeside(text: string, { end }: Span): Span[] {
  const match = /\((?:1[6-9]|[2-7]\d)\)/.exec(text.slice(end).split("\n", 1)[0] ?? "");
  return match ? [{ start: end + match.index, end: end + match.index + match[0].length }] : [];
}
