import type { Profile } from "@/lib/profile/profile";
import type { PlacedLine } from "@/lib/profile/sections";
import { inEvery } from "@/lib/language/languages";
import { anyOf } from "@/lib/language/phrases";
import { homes } from "./homes";
import type { Span } from "@/lib/language/mask";
import { personalWord } from "./personal-labels";
import { introducesPerson } from "./said-of-person";
import { nationalityTold } from "./nationality-told";

const said = "(?:i am|i'm|she is|he is|she's|he's|ich bin|je suis|soy|estoy|sou)";
const article = "(?:an?|the|eine?|une?|una?|uma?) ";
const adjective =
  "(?:\\d{2}[ -]years?[ -]old|\\d{2}-jahrige[rn]?|hard-?working|young|dynamic|reliable|mature|motivated|" +
  "ambitious|jeune|joven|jovem|junge[rn]?|engagierte[rn]?)";
const parent = anyOf(inEvery(({ people }) => people.parents));
const person = anyOf(inEvery(({ people }) => `${people.persons}\n${people.parents}`));
const spouse = anyOf(inEvery(({ people }) => people.spouses));
const number = `(?:\\d|${anyOf(inEvery(({ people }) => people.numbers))})`;
const children = anyOf(inEvery(({ people }) => people.children));
const maritalStates = anyOf(inEvery(({ people }) => people.maritalStates));
const marital = `(?:single|alleinerziehende[rn]?|${maritalStates})`;
const since = "(?: (?:seit|since|depuis|desde|ha|for|a|to|mit|avec|con|com) [^.,;|]{1,30})?";
const years = "(?:anos|ans|jahre|years)";

/** "Desarrolladora de 34 años", not "fuerte de 34 años de experiencia". */
const agedOf = /(?<!\p{L})de \d{2} (?:ans|anos)(?!\p{L}| (?:d'|de |en |dans |como |comme ))/gu;
const counts =
  /(?<!\p{L})(?:forte?|riche|plus|mas|mais|cerca|pres|moins|carriere|carrera|carreira|experiencia?|trayectoria|trajetoria)$/u;

/** What a person says of their family, their age and their gender, folded. */
const circumstances = [
  "(?<=(?<!\\p{L})(?:as|being|als|en tant que?|como|" +
    `${said}) (?:${article})?)(?:[a-z]+ ){0,2}?(?:${person})(?: (?:${maritalStates}))?(?![\\p{L}'-])`,
  `(?<=(?:^|[.!?;|•]\\s*)(?:${article})?(?:${adjective},? )+(?:[\\p{L}-]+ )?)(?:${person})(?![\\p{L}'-])`,
  `(?<!\\p{L})(?:${parent}) (?:d[ea] familia|de famille|(?:einer|eines|zweier|dreier|mehrerer) \\p{L}+)(?!\\p{L})`,
  `(?<=(?<!\\p{L})(?:${person}|joven|jovem|jeune)(?: [\\p{L}-]+){0,2} )de \\d{2} (?:ans|anos)(?!\\p{L})`,
  `(?<!\\p{L})(?:my|meine[nr]?|mes|mis|meus|minhas) (?:${number} )?${children}(?![\\p{L}'-])`,
  `(?<=(?<!\\p{L})(?:i have|ich habe|und habe|j'ai|tengo|tenho) )${number} ${children}(?=\\s*(?:$|[.,;|)])|` +
    "\\s(?:and|und|et|y|e)\\s)",
  `(?<!\\p{L})(?:and|und|et|y|e) (?:an?|eine?|une?|una?|uma?) (?:${person})(?=\\s*(?:$|[.,;|)]))`,
  "(?<=(?:^|[.!?;|•]\\s*))(?:mujer|hombre|femme|homme|mulher|homem)(?= (?!(?:de|y|e|et)(?!\\p{L}))[\\p{L}-]+[ ,.])",
  `(?<=\\()[^()]*(?<!\\p{L})(?:${maritalStates})(?!\\p{L})[^()]*(?=\\))`,
  "(?<=[,;] ?)(?:weiblich|mannlich|female|male)(?=\\s*(?:$|[.,;|)]))",
  "(?<!\\p{L})(?:familienvater|familienmutter|family man)(?!\\p{L})",
  "(?<!\\p{L})\\p{L}+stammig(?:e[rnms]?)?(?!\\p{L})",
  "(?<=(?:^|[.!?]\\s)[^.!?\\d]{3,60},\\s)(?:1[6-9]|[2-7]\\d)(?=\\s*,\\s)",
  `(?<!\\p{L})(?:(?:${marital}|proud|stolze[rn]?) )?(?:${parent})\\s+(?:of|von|de|` +
    `d')\\s*${number}(?:\\s+${children})?(?![\\p{L}'-])`,
  `(?<!\\p{L})(?:${marital} (?:${parent})|(?:${parent}) (?:${maritalStates}))(?![\\p{L}'-])`,
  `(?<=(?<!\\p{L})${said}\\s)(?:${maritalStates})(?!\\p{L})`,
  // "…, married with two children, …"
  "(?<=(?:^|[.,;:|•(]|\\s(?:and|und|et|y|e))\\s*)(?:happily |" +
    `glucklich )?(?:${maritalStates})(?:,?(?: (?:with|and|mit|und|avec|et|con|y|com|` +
    `e)){0,2}\\s+${number}\\s+(?:[\\p{L}-]+ )?${children}| (?:sans enfants?|sin hijos|sem filhos|ohne kinder)|` +
    `${since})?(?=\\s*(?:$|[.,;|)])|\\s(?:and|und|et|y|e)\\s)`,
  `(?<![\\p{L}\\d])\\d{2}\\s+${years}(?=\\s*[,;|]\\s*(?:single|${maritalStates})(?!\\p{L}))`,
  `(?<=(?<!\\p{L})(?:${maritalStates})\\s*[,;|]\\s*)\\d{2}\\s+${years}(?!\\p{L})`,
  `(?<=\\d{2}\\s+${years}\\s*[,;|]\\s*)(?:single|${maritalStates})(?!\\p{L})`,
  "(?<=(?<!\\p{L})(?:j'ai|tengo|tenho)\\s)\\d{2}\\s+(?:ans|anos)(?=\\s*(?:$|[.,;|]|et |y |e ))",
  "(?<=(?<!\\p{L})(?:i am|i'm|he's|she's|i turned|ich bin)\\s)(?:1[6-9]|[2-7]\\d)(?=\\s*(?:$|[.,;|]|and |und ))",
  "(?<!\\p{L})(?:my|his|her|meine[mnr]?|seine[mnr]?|ihre[mnr]?|mon|ma|son|sa|mi|su|meu|minha|(?:with|mit|" +
    `avec|con|com) (?:an?|eine[rmn]?|une?|una?|uma?)) (?:${spouse})(?: (?:and|und|et|y|` +
    `e) ${number} ${children})?(?!\\p{L})`,
].map((pattern) => new RegExp(pattern, "gu"));

/** What every one of them holds: most lines have none, and are done with at once. */
const hint = new RegExp(
  `(?<!\\p{L})(?:${marital}|${person}|${spouse}|${children})(?!\\p{L})|\\d{2}|stammig|famil|mannlich|weiblich`,
  "u",
);

/** "née Durand", "geb. Schmidt". */
const birthNames = /(?<!\p{L})(?:[Nn]ée?|[Gg]eb\.) \p{Lu}[\p{L}'’-]+/gu;

/** Where a text outside the roles says of its person a nationality, a gender, a family, an age or a home. */
export function selfDescription(lines: readonly PlacedLine[], roles: Profile["roles"]): Span[] {
  return lines
    .filter(
      (line) =>
        ["header", "personal", "summary", "other"].includes(line.section) &&
        !roles.some(({ span }) => line.start >= span.start && line.end <= span.end),
    )
    .flatMap((line) => [
      ...nationalityTold(line),
      ...(hint.test(line.low) ? circumstances.flatMap((pattern) => all(pattern, line.low, line.start)) : []),
      ...ages(line),
      ...wholeSentences(line),
      ...homes(line),
      ...all(birthNames, line.text, line.start),
    ]);
}

/** An age beside what somebody is called, at the start of a sentence. */
const ages = ({ low, start }: PlacedLine): Span[] =>
  all(agedOf, low, start).filter((age) => {
    const lead = low.slice(0, age.start - start).trimEnd();
    return !counts.test(lead) && introducesPerson(lead);
  });

/** "Catholic. Single. No children." */
const wholeSentences = ({ low, start }: PlacedLine): Span[] =>
  [...low.matchAll(/[^.;]+/g)].flatMap(({ 0: sentence, index }) => {
    const told = sentence.trim();
    const from = start + index + sentence.indexOf(told);
    return personalWord.test(told) ? [{ start: from, end: from + told.length }] : [];
  });

const all = (pattern: RegExp, text: string, offset: number): Span[] =>
  [...text.matchAll(pattern)].map((match) => ({
    start: offset + match.index,
    end: offset + match.index + match[0].length,
  }));
