import { fold } from "./letters";
import { languages } from "./languages";
import { languageOf } from "./language-of";
import type { Language } from "./language";
import { listedWords } from "./lists";
import { anyOf, linesIn, sourceOf } from "./phrases";

type Shapes<Name extends string> = Record<Name, string>;

/**
 * Compiles shapes, phrases in which "{person}" stands for that list of `briefs`, once for each language. Closed
 * classes are never mixed: "no" denies in Spanish and English, "a" has in French.
 */
export function briefShapes<Name extends string>(shapes: Shapes<Name>) {
  const compiled = new Map<string, Record<Name, RegExp>>();
  return (code: string): Record<Name, RegExp> => {
    const made = compiled.get(code);
    if (made) return made;
    const sourceFor = (name: string) => anyOf(phrasesOf(code, name.slice(1, -1)));
    const patterns = Object.entries<string>(shapes).map(([name, shape]) => [
      name,
      new RegExp(sourceOf(shape, sourceFor).body, "u"),
    ]);
    const result = Object.fromEntries(patterns) as Record<Name, RegExp>;
    compiled.set(code, result);
    return result;
  };
}

const smallWords = languages.map(({ code, briefs }) => ({ code, words: new Set(listedWords(briefs.small)) }));
const longestLook = 8_000;
/** The language by other function words wins when the small words hardly differ. */
const nearly = 0.85;

/** The supported language of a description, by its code: the one with most of its small words. */
export function briefLanguage(text: string): string {
  const words = fold(text.slice(0, longestLook)).match(/[\p{L}'’]+/gu) ?? [];
  const counts = smallWords.map(({ words: small }) => words.filter((word) => small.has(word)).length);
  const most = Math.max(...counts);
  const likely = smallWords.findIndex(({ code }) => code === languageOf(fold(text)));
  return smallWords[likely >= 0 && counts[likely]! >= nearly * most ? likely : counts.indexOf(most)]!.code;
}

const named = (code: string): Language =>
  languages.find((language) => language.code === code) ?? languages[0]!;

const single = ["small", "nearness", "titleJoins", "praise", "suffixes"] as const;
const singleWords = new Set<string>(single);

/** The phrases of a list: of `briefs`, else of `asking`. Single words become a line each. */
function phrasesOf(code: string, name: string): string {
  const { briefs, asking, ...others } = named(code);
  const path = name.split(".");
  const among = (lists: object) =>
    path.reduce<unknown>((of, key) => (of as Record<string, unknown> | undefined)?.[key], lists);
  const list = among(briefs) ?? among(asking) ?? among(others);
  if (typeof list !== "string") throw new Error(`No language has a list called "${name}".`);
  return singleWords.has(name) ? listedWords(list).join("\n") : linesIn(list).join("\n");
}

/** The folded single words of a list of `briefs`. */
export const briefWords = (code: string, name: (typeof single)[number]): Set<string> =>
  new Set(listedWords(named(code).briefs[name]));
