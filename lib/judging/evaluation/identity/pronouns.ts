import { languages } from "@/lib/reading/language/languages";
import { type Span, spansOf } from "@/lib/reading/language/mask";
import { inAllLanguages, anyUnfoldedWord } from "@/lib/reading/language/lists";

const every = (list: string) => inAllLanguages(`people.${list}`);

/** A form of address, before a capitalized word or a masked name. */
const titles = new RegExp(
  `(?<![\\p{L}.])(?:${anyUnfoldedWord(every("titles"))}\\.?(?= \\p{Lu}|\\s*█)|` +
    `${anyUnfoldedWord(every("titlesBesideNames"))}(?=\\s*█))`,
  "gu",
);
const pronoun = anyUnfoldedWord(every("pronouns"), every("neutralPronouns"));
/** Pronouns as people give them: "she/her". */
const stated = new RegExp(
  `\\(?(?<!\\p{L})${pronoun}\\s?/\\s?${pronoun}(?:\\s?/\\s?\\p{L}{2,7})?(?!\\p{L})\\)?`,
  "giu",
);

/** Words in capitals are abbreviations (HIS, ER, IL) and stay. */
const pronouns = new Map(
  languages.map(({ code, people }) => [
    code,
    new RegExp(`(?<![\\p{L}\\d'’-])${anyUnfoldedWord(people.pronouns)}(?![\\p{L}\\d-])`, "gu"),
  ]),
);

/** Pronouns and forms of address that reveal the person's gender, in a text whose names are already masked. */
export const genderCues = (text: string, language: string): Span[] =>
  [stated, titles, pronouns.get(language) ?? pronouns.get("en")!].flatMap((pattern) =>
    spansOf(pattern, text),
  );
