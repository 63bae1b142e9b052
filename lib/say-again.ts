import compile from "icu-minify/compile";
import { say, spokenSentences, type Values } from "./say";

/**
 * What was said in English before and kept, such as a line of the ledger or the preview of an act, in the language of
 * whoever reads it now. It is recognised by the sentences there are; what is none of them stays as it is.
 */
export function sayAgain<T extends string | null>(text: T): T | string {
  if (text === null || text.length > longest) return text;
  const sentences = spokenSentences();
  if (Object.hasOwn(sentences, text)) return say(text);
  for (const { english, pattern, names } of patternsOf(sentences)) {
    const match = pattern.exec(text);
    if (match) return say(english, valuesOf(match, names));
  }
  return text;
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

const fixedLength = (english: string) => english.replace(/\{[^{}]*\}/g, "").length;

/** What icu-minify calls `{n, number}`. */
const numberKind = 4;
/** A value is what stands in quotation marks, whole, or as little as fits. */
const value = String.raw`("(?:[^"\\]|\\.)*"|.+?)`;

/** The regular expression of a compiled message; the names of what its groups hold go into `names`. */
function sourceOf(message: unknown, names: string[]): string {
  if (typeof message === "string") return message.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  if (!Array.isArray(message)) throw new Error("A message of a kind that nobody writes here.");
  return message
    .map((part: unknown) => {
      if (!Array.isArray(part)) return sourceOf(part, names);
      const [name, kind, options] = part as [string, unknown, unknown];
      if (typeof options === "object" && options !== null)
        return `(?:${Object.entries(options)
          .map(([key, branch]) => {
            names.push(`${name}=${key}`);
            return `()${sourceOf(branch, names)}`;
          })
          .join("|")})`;
      names.push(name);
      return kind === numberKind ? String.raw`(\d[\d,]*)` : value;
    })
    .join("");
}

function valuesOf(match: RegExpExecArray, names: string[]): Values {
  const values: Values = {};
  names.forEach((name, at) => {
    const group = match[at + 1];
    if (group === undefined) return;
    const [argument = "", branch] = name.split("=");
    if (branch === undefined) values[argument] = valueOf(group);
    // Which branch a plural or a selection took; its number stands in the branch.
    else values[argument] ??= branch === "other" || branch === "" ? 0 : branch === "one" ? 1 : branch;
  });
  return values;
}

const valueOf = (text: string) =>
  /^(?:0|[1-9]\d{0,2}(?:,\d{3})*|[1-9]\d{3,8})$/.test(text)
    ? Number(text.replaceAll(",", ""))
    : sayAgain(text);
