import compile from "icu-minify/compile";
import { listed, say, spokenSentences, type Values } from "./say";

/**
 * What was said in English before and kept, such as a line of the ledger or why a criterion is met, in the language of
 * whoever reads it now. It is recognised by the sentences there are, one or several in a row; what is none of them stays
 * as it is. `about` tells of the names in it.
 */
export function sayAgain<T extends string | null>(text: T, about: About = {}): T | string {
  if (text === null || text.length > longest) return text;
  const parts = text.split(/(?<=[.?]) (?=[\p{Lu}\d])/u);
  const each = parts.map((part) => recognized(part, about));
  if (parts.length > 1 && each.every((part) => part !== null)) return each.join(" ");
  const whole = recognized(text, about);
  if (whole !== null) return whole;
  if (each.some((part) => part !== null)) return parts.map((part, at) => each[at] ?? part).join(" ");
  return recognized(text, about, true) ?? text;
}

type About = {
  /** Names that may stand in it, so that the "and" of a list is told from that of a name. */
  names?: string;
  /** What something of this English name is called in the language that is spoken. */
  called?: (name: string) => string | undefined;
};

/** A sentence of ours in the language that is spoken; `loosely` also one that has no word but what it fills in. */
function recognized(text: string, about: About, loosely = false): string | null {
  const sentences = spokenSentences();
  if (Object.hasOwn(sentences, text)) return say(text);
  for (const { english, pattern, names, fixed } of patternsOf(sentences)) {
    const match = fixed > 0 || loosely ? pattern.exec(text) : null;
    if (match) return say(english, valuesOf(match, names, about));
  }
  return null;
}

/** More than a sentence of ours with names in it: what is longer is not ours, and would take long to look through. */
const longest = 1_000;

type Pattern = { english: string; pattern: RegExp; names: string[]; fixed: number };

const made = new WeakMap<object, Pattern[]>();

/** Patterns of all sentences with arguments; those that say most by themselves first. */
function patternsOf(sentences: Readonly<Record<string, unknown>>): Pattern[] {
  const present = made.get(sentences);
  if (present) return present;
  const patterns = Object.keys(sentences)
    .filter((english) => english.includes("{"))
    .map((english): Pattern => {
      const names: string[] = [];
      const source = sourceOf(compile(english), names);
      return { english, pattern: new RegExp(`^${source}$`, "su"), names, fixed: fixedLength(english) };
    })
    // One that is nothing but arguments would recognise everything.
    .filter(({ pattern }) => !pattern.test("?"))
    .toSorted((a, b) => b.fixed - a.fixed);
  made.set(sentences, patterns);
  return patterns;
}

/** Letters beside what is filled in. */
const fixedLength = (english: string) => english.replace(/\{[^{}]*\}/g, "").match(/\p{L}/gu)?.length ?? 0;

/** What icu-minify calls `{n, plural, …}` and `{n, number}`. */
const pluralKind = 2;
const numberKind = 4;
/** A value is what stands in quotation marks, whole, or as little as fits. */
const value = String.raw`("(?:[^"\\]|\\.)*"|.+?)`;

/** The regular expression of a compiled message; the names of what its groups hold go into `names`, and `counted` is a number. */
function sourceOf(message: unknown, names: string[], counted?: string): string {
  if (typeof message === "string") return message.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  if (!Array.isArray(message)) throw new Error("A message of a kind that nobody writes here.");
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
  names.forEach((name, at) => {
    const group = match[at + 1];
    if (group === undefined) return;
    const [argument = "", branch] = name.split("=");
    if (branch === undefined) values[argument] = valueOf(group, about);
    // Which branch a plural or a selection took; its number stands in the branch.
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
  return isList ? text.replace(/,? and (?!.* and )/su, say(" and ")) : sayAgain(text, about);
}
