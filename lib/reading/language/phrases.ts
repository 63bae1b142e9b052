import { fold } from "./letters";

/**
 * Phrases in a language's folder: one per line, in normal spelling with accents. A line matches whole words in folded
 * text, in any case:
 *
 * | written      | matches                                                             |
 * | ------------ | ------------------------------------------------------------------- |
 * | a space      | white space                                                         |
 * | `(a|b)`      | either                                                              |
 * | `x?` `(a)?`  | the letter or the group, or nothing                                 |
 * | ` (a)?`      | at a word's end: white space and the group, or neither              |
 * | `*`          | any letters: "verantwort*" matches "verantwortlich"                 |
 * | `#`          | a number                                                            |
 * | ` … `        | other words, at most forty characters of the same sentence          |
 * | ` !(a|b)`    | no text; neither may follow after white space or a hyphen           |
 * | `<!(a|b)`    | no text; neither may precede                                        |
 * | ` =(a|b)`    | no text; one of them must follow, as above                          |
 * | `<=(a|b)`    | no text; one of them must precede                                   |
 * | `ß`          | "ß" and "ss"                                                        |
 * | `^` `$` `¶`  | the start of the text; the end of a clause; the end of the text     |
 *
 * A line that ends in "|" continues on the next; one that begins with "//" is a comment.
 */
export type Phrases = string;

// Folded letters: equivalent to \p{L} here and twice as fast.
const letters = "a-z\u00df-\u024f";
const notWord = "[^\\p{L}\\d]";
/** Abbreviations before a number, whose period ends no sentence. */
const about = "\\b(?:max|min|mind|ca|approx|aprox|env)";
/** White space, words and numbers are matched as a whole, so that long ones take linear time. */
const signs: Record<string, string> = {
  " ": "(?:(?<!\\s)\\s+(?!\\s))",
  "*": `[${letters}]*`,
  "#": "(?<!\\d)\\d+",
  " … ": `${notWord}(?:(?:[^.\\n]|(?<=${about})\\.){0,40}${notWord})?`,
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
  " =(": ["(?=(?<![\\s-])[\\s-]+(?:", ")(?![\\p{L}\\d]))"],
};

/** The lines of a list of phrases. */
export const linesIn = (phrases: Phrases): string[] =>
  phrases
    .replace(/\|\s*\n\s*/g, "|")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("//"));

/** Precedes the first letter of every phrase in a pattern of `anyOf`. */
export const startsAWord = `(?<![${letters}\\d])`;
const endsAWord = `(?![${letters}\\d])`;

/** " (a)?" before white space or an end, three levels of brackets deep: "is (sure)?" becomes "is( (sure))?". */
const optional = / (\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))\?(?=[\s|)]|$)/g;

type Source = (name: string) => string;
const escaped: Source = (token) => token.replace(/[.+^$[\]{}\\/]/g, "\\$&");

/** The pattern source of a phrase and its boundaries; `listed` returns the source of a list named in braces. */
export function sourceOf(phrase: string, listed: Source = escaped) {
  const folded = fold(phrase).replace(optional, "( $1)?");
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
  const from = /^[\p{L}\d(<*]/u.test(folded) ? startsAWord : "";
  const to = /[\p{L}\d)?]$/u.test(folded) ? endsAWord : "";
  return { from, body, to };
}

/**
 * The source of a pattern that matches any of the phrases as whole words in folded text, for a RegExp with flag u.
 * The longest phrases come first. An invalid phrase makes that RegExp throw SyntaxError.
 */
export function anyOf(...lists: Phrases[]): string {
  const all = [...new Set(lists.flatMap(linesIn).map(fold))].sort((a, b) => b.length - a.length);
  // Adjacent phrases with the same boundaries share them: one lookbehind for all takes a tenth of the time.
  const runs: { from: string; bodies: string[]; to: string }[] = [];
  for (const { from, body, to } of all.map((phrase) => sourceOf(phrase))) {
    const run = runs.at(-1);
    if (run?.from === from && run.to === to) run.bodies.push(body);
    else runs.push({ from, bodies: [body], to });
  }
  const sources = runs.map(({ from, bodies, to }) => `${from}(?:${bodies.join("|")})${to}`);
  return all.length ? `(?:${sources.join("|")})` : "(?!)";
}

/** A pattern that matches any of the phrases in folded text. */
export const phrasePattern = (...lists: Phrases[]) => new RegExp(anyOf(...lists), "u");
