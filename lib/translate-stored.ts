import compile from "icu-minify/compile";
import { listed, say, spokenSentences, type Values } from "./say";

/**
 * Translates a text that was stored in English, such as a line of the ledger or why a criterion is met, into the
 * reader's language. The text is matched against all sentences, one or several in a row; unmatched text stays as it
 * is. `about` describes the names in it.
 */
export function translateStored<T extends string | null>(text: T, about: About = {}): T | string {
  if (text === null || text.length > longest) return text;
  const parts = text.split(/(?<=[.?]) (?=[\p{Lu}\d])/u);
  const each = parts.map((part) => recognized(part, about));
  if (parts.length > 1 && each.every((part) => part !== null)) return each.join(" ");
  const whole = recognized(text, about);
  if (whole !== null) return whole;
  return parts.map((part, index) => each[index] ?? part).join(" ");
}

type About = {
  /** Names that may be in it, to tell the "and" of a list from one in a name. */
  names?: string;
  /** Translates an English name into the current language, if it can. */
  called?: (name: string) => string | undefined;
};

/** Translates one of our sentences, or returns null. */
function recognized(text: string, about: About): string | null {
  const sentences = spokenSentences();
  if (Object.hasOwn(sentences, text)) return say(text);
  for (const { english, pattern, names } of patternsOf(sentences)) {
    const match = pattern.exec(text);
    if (match) return say(english, valuesOf(match, names, about));
  }
  return null;
}

/** More than one of our sentences with names in it: longer text is not ours, and would take long to match. */
const longest = 1_000;

type Pattern = { english: string; pattern: RegExp; names: string[]; fixed: number };

const patternCache = new WeakMap<object, Pattern[]>();

/** Patterns of all sentences with arguments; those with the most fixed letters first. */
function patternsOf(sentences: Readonly<Record<string, unknown>>): Pattern[] {
  const cached = patternCache.get(sentences);
  if (cached) return cached;
  const patterns = Object.keys(sentences)
    .filter((english) => english.includes("{"))
    .map((english): Pattern => {
      const names: string[] = [];
      const source = sourceOf(compile(english), names);
      return { english, pattern: new RegExp(`^${source}$`, "su"), names, fixed: fixedLength(english) };
    })
    // A pattern of nothing but arguments would match what others wrote.
    .filter(({ pattern, fixed }) => fixed > 0 && !pattern.test("?"))
    .toSorted((a, b) => b.fixed - a.fixed);
  patternCache.set(sentences, patterns);
  return patterns;
}

/** The number of letters outside the arguments. */
const fixedLength = (english: string) => english.replace(/\{[^{}]*\}/g, "").match(/\p{L}/gu)?.length ?? 0;

/** What icu-minify calls `{n, plural, …}` and `{n, number}`. */
const pluralKind = 2;
const numberKind = 4;
/** Matches a value: a whole text in quotation marks, or as little as fits. */
const value = String.raw`("(?:[^"\\]|\\.)*"|.+?)`;

/** The regular expression of a compiled message. Adds the names of its groups to `names`; `counted` is numeric. */
function sourceOf(message: unknown, names: string[], counted?: string): string {
  if (typeof message === "string") return message.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  if (!Array.isArray(message)) throw new Error("Unexpected kind of compiled message.");
  return message
    .map((part: unknown) => {
      if (!Array.isArray(part)) return sourceOf(part, names, counted);
      const [name, kind, options] = part as [string, unknown, unknown];
      if (typeof options === "object" && options !== null)
        return `(?:${Object.entries(options)
          .map(([key, branch]) => {
            names.push(`${name}=${key}`);
            return `()${sourceOf(branch, names, kind === pluralKind ? name : counted)}`;
          })
          .join("|")})`;
      names.push(name);
      return kind === numberKind || name === counted ? String.raw`(\d[\d,]*(?:\.\d+)?)` : value;
    })
    .join("");
}

function valuesOf(match: RegExpExecArray, names: string[], about: About): Values {
  const values: Values = {};
  names.forEach((name, index) => {
    const group = match[index + 1];
    if (group === undefined) return;
    const [argument = "", branch] = name.split("=");
    if (branch === undefined) values[argument] = valueOf(group, about);
    // The branch that a plural or a selection took; a plural's number is in the branch.
    else values[argument] ??= branch === "other" || branch === "" ? 0 : branch === "one" ? 1 : branch;
  });
  return values;
}

function valueOf(text: string, about: About): string | number {
  if (/^(?:0|[1-9]\d{0,2}(?:,\d{3})*|[1-9]\d{3,8}|\d{1,3}\.\d?[1-9])$/.test(text))
    return Number(text.replaceAll(",", ""));
  const quoted = /^“([^“”]*)”$/.exec(text)?.[1];
  if (quoted !== undefined) return say("“{text}”", { text: quoted });
  const items = text.split(/,? and |, /).map((item) => about.called?.(item) ?? null);
  if (items.every((item) => item !== null)) return listed(items);
  const isList =
    about.names !== undefined &&
    text.includes(" and ") &&
    !about.names.toLowerCase().includes(text.toLowerCase());
  return isList ? text.replace(/^(.*[^,]),? and /su, `$1${say(" and ")}`) : translateStored(text, about);
}
