import { fold } from "./letters";

/**
 * Phrases as a language's folder holds them: one to a line, written as people write them, with accents. A line is
 * found in folded text, as whole words, whatever the case:
 *
 * | written      | finds                                                               |
 * | ------------ | ------------------------------------------------------------------- |
 * | a space      | white space                                                         |
 * | `(a|b)`      | either                                                              |
 * | `x?` `(a)?`  | the letter or the group, or nothing                                 |
 * | `*`          | any letters: "verantwort*" finds "verantwortlich"                   |
 * | `#`          | a number                                                            |
 * | ` … `        | other words, at most forty characters of the same sentence          |
 * | ` !(a|b)`    | nothing, where neither follows after white space or a hyphen        |
 * | `<!(a|b)`    | nothing, where neither stands before                                |
 * | ` =(a|b)`    | nothing, but only where either follows, as above                    |
 * | `<=(a|b)`    | nothing, but only where either stands before                        |
 * | `ß`          | "ß" and "ss"                                                        |
 * | `^` `$` `¶`  | the start of the text; the end of a clause; the end of the text     |
 *
 * A line that ends in "|" goes on in the next; one that begins with "//" is a remark.
 */
export type Phrases = string;

const notWord = "[^\\p{L}\\d]";
const signs: Record<string, string> = {
  " ": "\\s+",
  "*": "\\p{L}*",
  "#": "\\d+",
  " … ": `${notWord}(?:[^.\\n]{0,40}${notWord})?`,
  ß: "(?:ß|ss)",
  $: "(?=\\s*(?:$|[.,;:|()/•]))",
  "¶": "$",
};
const tokens = / … | [!=]\(|<[!=]\(|\{[\w.]+\}|[\s\S]/gu;
const asWritten = new Set(["|", "?", "^"]);
/** How a group begins, and how it ends. */
const groups: Record<string, [string, string]> = {
  "(": ["(?:", ")"],
  "<!(": ["(?<!", ")"],
  "<=(": ["(?<=(?<![\\p{L}\\d])(?:", "))"],
  " !(": ["(?![\\s-]+(?:", ")(?![\\p{L}\\d]))"],
  " =(": ["(?=[\\s-]+(?:", ")(?![\\p{L}\\d]))"],
};

/** The lines of a list of phrases. */
export const linesIn = (phrases: Phrases): string[] =>
  phrases
    .replace(/\|\s*\n\s*/g, "|")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("//"));

// Folded letters: as good as \p{L} here, in half the time.
const letter = "a-z\\d\u00df-\u024f";
/** What stands before the first letter of every phrase in a pattern of `anyOf`. */
export const startsAWord = `(?<![${letter}])`;
const endsAWord = `(?![${letter}])`;

type Source = (name: string) => string;
const escaped: Source = (token) => token.replace(/[.+^$[\]{}\\/]/g, "\\$&");

/** The source of a phrase, and what must stand before and after it; `listed` gives that of a list named in braces. */
export function sourceOf(phrase: string, listed: Source = escaped) {
  const folded = fold(phrase);
  const open: string[] = [];
  let body = "";
  for (const [token] of folded.matchAll(tokens)) {
    const group = groups[token];
    if (group) {
      body += group[0];
      open.push(group[1]);
    } else if (token === ")") body += open.pop() ?? ")";
    else if (token.startsWith("{") && token.length > 1) body += listed(token);
    else body += asWritten.has(token) ? token : (signs[token] ?? escaped(token));
  }
  const from = /^[\p{L}\d(<]/u.test(folded) ? startsAWord : "";
  const to = /[\p{L}\d)?]$/u.test(folded) ? endsAWord : "";
  return { from, body, to };
}

/**
 * The source of a pattern that finds any of the phrases as whole words in folded text, for a RegExp with the flag u.
 * The longest come first. Throws SyntaxError for a line that is no phrase.
 */
export function anyOf(...lists: Phrases[]): string {
  const all = [...new Set(lists.flatMap(linesIn))].sort((a, b) => b.length - a.length);
  // Neighbours with the same ends share them: looking behind once for all of them takes a tenth of the time.
  const runs: { from: string; bodies: string[]; to: string }[] = [];
  for (const { from, body, to } of all.map((phrase) => sourceOf(phrase))) {
    const run = runs.at(-1);
    if (run?.from === from && run.to === to) run.bodies.push(body);
    else runs.push({ from, bodies: [body], to });
  }
  const sources = runs.map(({ from, bodies, to }) => `${from}(?:${bodies.join("|")})${to}`);
  return all.length ? `(?:${sources.join("|")})` : "(?!)";
}

/** A pattern that finds any of the phrases anywhere in folded text. */
export const phrasePattern = (...lists: Phrases[]) => new RegExp(anyOf(...lists), "u");
