import { readWords } from "../words";

const codes: Record<string, string> = {
  English: "en",
  German: "de",
  French: "fr",
  Spanish: "es",
  Portuguese: "pt",
  Italian: "it",
  Dutch: "nl",
  Polish: "pl",
  Russian: "ru",
  Turkish: "tr",
  Arabic: "ar",
  Chinese: "zh",
  Japanese: "ja",
};

/** Whether the name of a known thing is that of a spoken language. */
export const isSpoken = (name: string) => Object.hasOwn(codes, name);

/** ISO 639-1 code of a spoken language by its name here; undefined for one that is not known. */
export const languageCode = (name: string) => codes[name];

/** How a language is mastered: words of a requirement that ask for nothing but the language, as stems. */
export const manners: ReadonlySet<string> = new Set(
  readWords(
    "spoken speak speaking write writing written read reading understand native fluent fluency business conversational bilingual c1 c2 b1 b2 wort schrift sprache verhandlungssicher fliessend courant lu parle ecrit hablado escrito fluido fluente falado",
  ).map(({ key }) => key),
);

/** What a stated level is worth, 0 to 1, the first that is found; against folded text. */
export const levels: readonly (readonly [worth: number, pattern: RegExp])[] = [
  [
    1,
    /\b(?:c ?[12]|native|mother tongue|first language|bilingual|fluent|fluency|full professional|proficient|muttersprach\w*|verhandlungssicher|fliessend|langue maternelle|maternelle|bilingue|courant|nativ[oa]|matern[oa]|fluid[oa]|fluente|lengua materna)\b/,
  ],
  [
    0.75,
    /\b(?:b ?2|professional|upper[- ]intermediate|advanced|very good|sehr gut\w*|good|gut\w*|avance|avanzado|avancado|bon niveau|alto)\b/,
  ],
  [
    0.5,
    /\b(?:b ?1|intermediate|conversational|working knowledge|mittel\w*|intermediaire|intermedio|medio|intermediario)\b/,
  ],
  [
    0.2,
    /\b(?:a ?[12]|basics?|beginner|elementary|grundkenntnisse|anfanger|notions|debutant|scolaire|basic[oa]|principiante|iniciante)\b/,
  ],
];
