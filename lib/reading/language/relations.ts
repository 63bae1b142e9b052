import { languages } from "./languages";
import { isAmong } from "./lists";

/** Words that lead to others, by language: "to", "in", "of", "as", "the", "ran". */
const byLanguage = new Map(
  languages.map(({ code, weights: { relations: lists } }) => {
    const { away, into, of, as, articles, doing } = lists;
    const is = { away: isAmong(away), into: isAmong(into), of: isAmong(of), as: isAmong(as) };
    return [
      code,
      { ...is, leads: isAmong(away, into, of, as), article: isAmong(articles), doing: isAmong(doing) },
    ];
  }),
);
const english = byLanguage.get("en")!;
export type Relations = typeof english;

/** Tests of folded words that lead to others in a language; of English in any other. */
export const relationsOf = (language: string): Relations => byLanguage.get(language) ?? english;
