import type { PlacedLine } from "@/lib/profile/sections";
import { followsNoun, isNationality, nationalitiesIn, precedesNoun } from "@/lib/language/nationalities";
import { inEvery } from "@/lib/language/languages";
import type { PeopleWords } from "@/lib/language/people-words";
import { anyOf } from "@/lib/language/phrases";
import { isRegion } from "@/lib/language/places";
import { areNationalities, followsPerson, listedAfterPerson, precedesPerson } from "./describes-person";
import { isLanguage } from "@/lib/language/spoken-languages";
import type { Span } from "@/lib/language/mask";
import { isSomebody } from "./somebody";

const hyphenated = "[\\p{L}\\d]+(?:-[\\p{L}\\d]+)+";
/** What people call themselves before they say what they are. */
const wordsFor = (list: (words: PeopleWords) => string) => anyOf(inEvery(({ people }) => list(people)));
const praise = `(?:${hyphenated}|${wordsFor((words) => words.praise)})`;
const article = "(?:an?|the|eine?[nmr]?)";
/** Where a person begins to be described in English and German: a sentence, "I am", "Jane is a". */
const opening = new RegExp(
  `(?:^|[.!?;:|•(]\\s*|\\s-\\s+|,\\s+(?=${article} )|(?<!\\p{L})(?:i am|i'm|am|she is|he is|being|as|` +
    "ich bin|bin|als)\\s+|(?<!\\p{L})(?:is|was|ist|" +
    `war)\\s+(?=${article} ))(?:${article}\\s+)?(?:(?:[\\p{L}-]+,\\s+){1,3}(?:and\\s+)?(?:[\\p{L}-]+\\s+)?)?(?:${praise}(?:,|\\s+and|\\s+und)?\\s+)*$`,
  "u",
);

/** "Französin", "Schweizer", "Frenchman": somebody by the country alone. */
const compatriot = /(?:^scot|^brit|^briton|^swede|in|(?<!ger)man|woman|iard|(?<!isch|deutsch)er)$/;

/** "Ghanaian and", "Ghanaian/" before "British engineer". */
const joined = /(?<![\p{L}-])([\p{L}-]+)(?:\s*\/\s*|\s+(?:and|und|&)\s+)$/u;

/** "Bilingual Spanish engineer" */
const speaks = /(?<!\p{L})(?:(?:bi|tri|multi)lingual|native|fluent|zweisprachige[rn]?)\s+$/u;

const citizens = wordsFor((words) => words.citizens);
const second = "(?:(?:\\s+(?:or|and|und|oder|et|ou|y|o|e)\\s+|\\s*[/&,]\\s*)[\\p{L}-]+(?: [\\p{L}-]+)??)?";
const isCitizen = new RegExp(
  `^${second}\\s+(?:${citizens})(?=\\s*(?:$|[.,;:|()]|-\\s)|\\s(?:with|who|and|living|based|residing|by|` +
    "holding|since|in|mit|und|seit|der|die)(?!\\p{L}))",
  "u",
);
const citizenBefore = new RegExp(
  `${wordsFor(({ citizensBefore }) => citizensBefore)}\\s+(?:[\\p{L}-]+\\s*(?:et|y|e|und|and|en|ou|o|,|\\/|&)\\s*)?$`,
  "u",
);
const holds = /(?<!\p{L})(?:mit|with|my|hold(?:s|ing)?(?: an?)?|avec(?: un)?|con|com)\s+$/u;
const held = /^\s+(?:passport|citizenship|pass|staatsangehorigkeit|staatsburgerschaft)(?!\p{L})/u;
/** "Gebürtiger Franzose", "d'origine algérienne", "of Turkish descent", "türkischer Herkunft". */
const originBefore =
  /(?:(?<!\p{L})geburtige[rn]?|(?:^|[.!?;,|•(]\s*|(?<!\p{L})(?:suis|soy|sou|et|y|e)\s+|([\p{L}-]+)\s+)(?:d'origine|de origen|de origem)|(?<!\p{L})(?:de (?:parents|padres|pais)|(?:son|daughter|child|sohn|tochter|kind|fils|fille|hij[oa]|filh[oa]) (?:of|von|de)))\s+$/u;
const originAfter =
  /^\s+(?:descent|origins?|heritage|extraction|ancestry|parentage|by birth|by passport|herkunft|abstammung|wurzeln)\s*(?:$|[.,;:|()]|\s(?:and|who|with|und|mit)(?!\p{L}))/u;
/** "Sénégalaise de 32 ans", "Belge d'origine", "Dutch, I". */
const aged =
  /^(?:, (?:ce|cet|cette|je|j'|ich|i|yo|eu|soy|sou)(?!\p{L})| (?:de \d\d (?:ans|anos)|d'origine|de origen|de origem)(?!\p{L}))/u;
const alone =
  /^\s*(?:$|[.,;|)•/]|-\s)|^\s(?:and|by|who|with|living|based|und|mit|aus|et|y|e|avec|con|com|qui|que|de|du|d'|a|au|en|em|na|no|depuis|desde|por|pour|para|sans|sin|sem|ayant|titulaire|actuel\p{L}*|actual\p{L}*|atual\p{L}*|(?:bas|install|etabli|domicili|resid|radicad|afincad|sediad|establecid|speciali|especiali|diplom|licenciad|formad|passionn|apasionad|apaixonad|motiv|nacid|nascid|natural|fort|viv)\p{L}*|nee?)(?!\p{L})/u;
const predicate =
  /(?<!\p{L})(?:i am|i'm|he is|she is|ich bin|je suis|soy|sou)\s+(?:(?:originally|half|both|also|proudly|ursprunglich)\s+)?(?:an?\s+)?(?:proud\s+)?$|(?<!\p{L})(?:i am|i'm|he's|she's|ich bin) \d{2}(?: years old| jahre(?: alt)?)?, $/u;
const faith = new RegExp(anyOf(inEvery(({ people }) => people.faiths)), "gu");
const believes =
  /(?<!\p{L})(?:i am|i'm|practi[sc]ing|devout|observant|ich bin|glaubige[rn]?|je suis|soy|sou) (?:an? )?(?:practi[sc]ing |devout )?$/u;
const practises = /^ (?:pratiquante?|practicante|praticante)(?!\p{L})/u;
/** Whatever else somebody says they descend from: "of Tamil origin", "gebürtiger Wiener". */
const people =
  /(?<=(?<!\p{L})of )\p{L}+(?= (?:origin|descent|ethnicity|extraction|ancestry)(?!\p{L}))|(?<=(?<!\p{L})geburtige[rn]? )\p{L}+/gu;
const union = /(?<![\p{L}-])(?:us|eu|uk)(?![\p{L}-])/gu;

/** Where a line says what its person's nationality or faith is. Languages, laws, markets and employers stay. */
export function nationalityTold({ text, low, start, section }: PlacedLine): Span[] {
  const words = (pattern: RegExp, tells: (before: string, after: string, written: string) => boolean) =>
    [...low.matchAll(pattern)]
      .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
      .filter((word) =>
        tells(low.slice(0, word.start), low.slice(word.end), text.slice(word.start, word.end)),
      );
  const told = nationalitiesIn(low).filter(({ word, ...at }) => {
    const before = low.slice(0, at.start);
    // "Jane Doe, British lawyer" heads a CV; in a sentence a comma begins nothing.
    const stretch = section === "header" ? before.replace(/^.*, /, "") : before;
    const [joint, first] = joined.exec(stretch) ?? [];
    const whole = joint && areNationalities(first!, word) ? stretch.slice(0, -joint.length) : stretch;
    const begins = opening.test(whole) && !(isLanguage(word) && speaks.test(stretch));
    return tells(word, text.slice(at.start, at.end), { before, after: low.slice(at.end), begins });
  });
  return [
    ...told,
    ...words(union, (_, after, written) => /^\p{Lu}+$/u.test(written) && isCitizen.test(after)),
    ...words(faith, (before, after) => (believes.test(before) && alone.test(after)) || practises.test(after)),
    ...words(people, (_, __, written) => /^\p{Lu}/u.test(written)),
  ].map((span) => ({ start: start + span.start, end: start + span.end }));
}

type Beside = { before: string; after: string; begins: boolean };

function tells(word: string, written: string, { before, after, begins }: Beside): boolean {
  if (isCitizen.test(after) || citizenBefore.test(before)) return true;
  if ((holds.test(before) && held.test(after)) || originAfter.test(after)) return true;
  const origin = originBefore.exec(before);
  if (origin) return !origin[1] || isNationality(origin[1]) || isSomebody(origin[1]);
  if (/(?:^|[.!?;|•]\s*)$/.test(before) && aged.test(after)) return true;
  if (predicate.test(before) && alone.test(after)) return true;
  if (begins && precedesNoun(word) && precedesPerson(word, after)) return true;
  if (begins && precedesNoun(word) && compatriot.test(word) && alone.test(after)) return true;
  // "Director India" is a country where Spanish would have "directora india".
  const isCountry = isRegion(word) && /^\p{Lu}/u.test(written);
  if (isCountry || !alone.test(after) || comesAgain(after)) return false;
  return (followsNoun(word) && followsPerson(word, before)) || listedAfterPerson(word, before);
}

/** "Cocinas francesa, española": several in one line are what somebody works with. */
const comesAgain = (low: string) =>
  isNationality(/^\s*(?:,|\/|&|and|und|et|y|e)+\s*([\p{L}-]+)/u.exec(low)?.[1] ?? "");
