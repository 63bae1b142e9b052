import type { Span } from "@/lib/language/mask";

/** Third-person pronouns that tell a gender. Words in capitals are abbreviations (HIS, ER, IL) and stay. */
const words: Record<string, string> = {
  en: "[Hh]e|[Ss]he|[Hh]im|[Hh]er|[Hh]is|[Hh]ers|[Hh]imself|[Hh]erself",
  de: "[Ee]r|[Ss]ie|[Ii]hm|[Ii]hn|[Ii]hr|[Ii]hre[mnrs]?|[Ss]eine?[mnrs]?",
  fr: "[Ii]l|[Ee]lle|[Cc]elle-ci|[Cc]elui-ci",
  es: "[Éé]l|[Ee]lla",
  pt: "[Ee]le|[Ee]la|[Dd]ele|[Dd]ela",
};
/** Forms of address, before a capitalized word; and pronouns as people give them ("she/her"). */
const address =
  /(?<![\p{L}.])(?:Mr|Mrs|Miss|Mx|Herrn?|Frau|Monsieur|Madame|Mme|Mlle|Señora?|Senhora?|Doña)\.?(?= \p{Lu}|\s*█)|(?<![\p{L}.])(?:Ms\.|M\.|Sr\.|Sra\.|Srta\.|Don|Dona)(?=\s*█)/gu;
const given =
  /\(?(?<!\p{L})(?:she|he|they|er|sie|il|elle|iel|él|ella|elle|ele|ela)\s?\/\s?(?:her|him|them|his|hers|theirs|ihr|ihm|ihn|lui|dela|dele)s?(?:\s?\/\s?\p{L}{2,7})?(?!\p{L})\)?/giu;

const compiled = new Map(
  Object.entries(words).map(([language, forms]) => [
    language,
    new RegExp(`(?<![\\p{L}\\d'’-])(?:${forms})(?![\\p{L}\\d-])`, "gu"),
  ]),
);

/** Where a text, names already masked, tells the person's gender by a pronoun or a form of address. */
export function genderCues(text: string, language: string): Span[] {
  const patterns = [given, address, compiled.get(language) ?? compiled.get("en")!];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
}
