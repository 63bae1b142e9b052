import { spaced } from "@/lib/language/letters";
import { languages } from "@/lib/language/languages";
import type { Language } from "@/lib/language/language";
import type { Span } from "@/lib/language/mask";

const wordsOf = (words: string) => spaced(words).filter(Boolean);
const everywhere = (list: (people: Language["people"]) => string) =>
  languages.flatMap(({ people }) => wordsOf(list(people)));
const source = (words: string[]) => words.map((word) => word.replaceAll(".", "\\.")).join("|");

/** A form of address, before a capitalized word or a masked name. */
const titles = new RegExp(
  `(?<![\\p{L}.])(?:${source(everywhere(({ titles }) => titles))})\\.?(?= \\p{Lu}|\\s*█)|` +
    `(?<![\\p{L}.])(?:${source(everywhere(({ titlesBesideNames }) => titlesBesideNames))})(?=\\s*█)`,
  "gu",
);
const pronoun = source(everywhere(({ pronouns, neutralPronouns }) => `${pronouns} ${neutralPronouns}`));
/** Pronouns as people give them: "she/her". */
const given = new RegExp(
  `\\(?(?<!\\p{L})(?:${pronoun})\\s?/\\s?(?:${pronoun})(?:\\s?/\\s?\\p{L}{2,7})?(?!\\p{L})\\)?`,
  "giu",
);

/** Words in capitals are abbreviations (HIS, ER, IL) and stay. */
const eitherCase = (word: string) => `[${word[0]!.toUpperCase()}${word[0]}]${word.slice(1)}`;
const pronouns = new Map(
  languages.map(({ code, people }) => [
    code,
    new RegExp(
      `(?<![\\p{L}\\d'’-])(?:${wordsOf(people.pronouns).map(eitherCase).join("|")})(?![\\p{L}\\d-])`,
      "gu",
    ),
  ]),
);

/** Where a text, names already masked, tells the person's gender by a pronoun or a form of address. */
export function genderCues(text: string, language: string): Span[] {
  const patterns = [given, titles, pronouns.get(language) ?? pronouns.get("en")!];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
}
