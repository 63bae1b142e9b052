import { languages } from "@/lib/language/languages";
import { type Span, spansOf } from "@/lib/language/mask";
import { everyLanguages, anyWritten } from "@/lib/language/lists";

const every = (list: string) => everyLanguages(`people.${list}`);

/** A form of address, before a capitalized word or a masked name. */
const titles = new RegExp(
  `(?<![\\p{L}.])(?:${anyWritten(every("titles"))}\\.?(?= \\p{Lu}|\\s*█)|` +
    `${anyWritten(every("titlesBesideNames"))}(?=\\s*█))`,
  "gu",
);
const pronoun = anyWritten(every("pronouns"), every("neutralPronouns"));
/** Pronouns as people give them: "she/her". */
const stated = new RegExp(
  `\\(?(?<!\\p{L})${pronoun}\\s?/\\s?${pronoun}(?:\\s?/\\s?\\p{L}{2,7})?(?!\\p{L})\\)?`,
  "giu",
);

/** Words in capitals are abbreviations (HIS, ER, IL) and stay. */
const pronouns = new Map(
  languages.map(({ code, people }) => [
    code,
    new RegExp(`(?<![\\p{L}\\d'’-])${anyWritten(people.pronouns)}(?![\\p{L}\\d-])`, "gu"),
  ]),
);

/** Where a text, names already masked, tells the person's gender by a pronoun or a form of address. */
export const genderCues = (text: string, language: string): Span[] =>
  [stated, titles, pronouns.get(language) ?? pronouns.get("en")!].flatMap((pattern) =>
    spansOf(pattern, text),
  );
