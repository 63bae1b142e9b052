import type { english as data } from "./en/english";
import { languages } from "./languages";
import { isAmong } from "./lists";

type List = keyof (typeof data)["weights"]["relations"];
type Tests = Record<List, (word: string) => boolean>;

/** Words that lead to others, by language: "to", "in", "of", "as", "the", "ran". */
const byLanguage = new Map(
  languages.map(({ code, weights: { relations } }) => {
    const tests = Object.entries(relations).map(([list, words]) => [list, isAmong(words)]);
    const { away, into, of, as } = relations;
    return [code, { ...(Object.fromEntries(tests) as Tests), leads: isAmong(away, into, of, as) }];
  }),
);
const english = byLanguage.get("en")!;
export type Relations = typeof english;

/** Tests of folded words that lead to others in a language; of English in any other. */
export const relationsOf = (language: string): Relations => byLanguage.get(language) ?? english;
