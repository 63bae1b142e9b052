import { onOneLine, withoutSigns } from "@/lib/reading/language/letters";
import { undisguised } from "@/lib/reading/language/disguises";
import {
  abbreviations,
  type ProtectedCriterion,
  protectedGrounds,
} from "@/lib/reading/language/everywhere/protected-grounds";
import type { Ground, Language } from "@/lib/reading/language/language";
import { inEvery } from "@/lib/reading/language/languages";
import { anyWord, regex } from "@/lib/reading/language/lists";
import { phraseFinder } from "@/lib/reading/language/phrase-finder";
import type { Phrases } from "@/lib/reading/language/phrases";
import { namedKinds } from "./named-kinds";

/**
 * Finds what no criterion may ask for: a protected ground, or a proxy for one, such as a range of graduation years.
 * Works in every language of lib/reading/language, also for spaced-out or look-alike letters. Null if there is none. It
 * matches wording, so it cannot be the only safeguard: it does not know what a harmless word is used for.
 */
export function findProtectedCriteria(text: string): ProtectedCriterion | null {
  for (const statement of text.split(sentenceEnds)) {
    const readings = readingsOf(statement);
    const mentioned = new Set([
      ...readings.flatMap(anywhere.valuesIn),
      ...readings.flatMap(bareClauses).flatMap(groundsAlone),
    ]);
    const ground = grounds.find((ground) => mentioned.has(ground));
    if (ground) return protectedGrounds[ground];
  }
  return null;
}

/** Whether a statement promises equal treatment: it names grounds without asking for any. */
export const promisesEquality = (statement: string) =>
  undisguised(statement).some((reading) => promises.valuesIn(reading).length > 0);

const sentenceEnds = new RegExp(`\\n|(?<=(?<!\\b(?:${anyWord(abbreviations)}))[.;!?])\\s+`, "i");
const grounds = Object.keys(protectedGrounds) as Ground[];
const words = (list: (words: Language["grounds"]) => Phrases | undefined) =>
  inEvery((language) => list(language.grounds) ?? "");
const finderOf = (list: (words: Language["grounds"]) => Phrases) => phraseFinder([[null, words(list)]]);

const anywhere = phraseFinder(grounds.map((ground) => [ground, words(({ anywhere }) => anywhere[ground])]));
const alone = phraseFinder(grounds.map((ground) => [ground, words(({ alone }) => alone[ground])]));
const promises = finderOf(({ promises }) => promises);
const harmless = finderOf(({ harmless }) => harmless);
const asking = finderOf(({ asking }) => asking);
const filling = finderOf(({ filling }) => filling);
const asTyped = regex("{grounds.asTyped}", "giu");

/** The grounds that a clause names, if it says nothing else. */
const groundsAlone = (clause: string) =>
  clause.length <= longestAlone && !/[\p{L}\d]/u.test(alone.replaceIn(clause, cut))
    ? alone.valuesIn(clause)
    : [];
const longestAlone = 60;

const hyphen = /(?<=[\p{L}\d])-(?=\p{L})/gu;
const spacedOut = /(?<![\p{L}\p{N}])(?:\p{L}[ ._*-]){3,}\p{L}(?![\p{L}\p{N}])/gu;
const joined = (text: string) => text.replace(spacedOut, (letters) => withoutSigns(letters, " ._*-"));

/** Marks where a harmless phrase was removed: the rest of its clause has no meaning on its own. */
const cut = "\0";

/** The variants of a statement: as written, and with inserted or substituted characters undone. */
function readingsOf(statement: string): string[] {
  const typed = statement.replace(asTyped, " ").replace(/[\u2010-\u2015\u2212]/g, "-");
  const plain = undisguised(typed).map((text) => text.replace(/[()[\]"“”«»]/g, " ").trim());
  const written = plain.flatMap((text) => [text, joined(text), text.replace(hyphen, " ")]);
  const harmful = [...new Set(written)]
    .flatMap((text) => [text, namedKinds(text)])
    .map((text) => harmless.replaceIn(promises.replaceIn(text, cut).split(cut)[0]!, cut));
  return [...new Set(harmful)];
}

/** The statement, and each of its clauses that asks for something, without the words that only ask. */
function bareClauses(reading: string): string[] {
  const clauses = reading
    .split(/[,:;|]| - /)
    .map((clause) => [clause, asking.replaceIn(clause, " ")] as const)
    .filter(([clause, bare]) => bare !== clause)
    .map(([, bare]) => bare);
  return [asking.replaceIn(reading, " "), ...clauses]
    .filter((clause) => !clause.includes(cut))
    .flatMap((clause) => [clause, filling.replaceIn(clause, " ")])
    .map((clause) => onOneLine(clause).replace(edges, ""));
}
const edges = /^[^\p{L}\d{]+|(?<![^\p{L}\d}])[^\p{L}\d}]+$/gu;
