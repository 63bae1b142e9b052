import type { Profile } from "@/lib/candidates/profile";
import type { PlacedLine } from "@/lib/candidates/parse-profile/sections";
import { isOccupation } from "@/lib/candidates/parse-profile/vocabulary/job-words";
import { maritalStates } from "@/lib/candidates/parse-profile/vocabulary/marital-states";
import { isNationality } from "@/lib/candidates/parse-profile/vocabulary/nationalities";
import type { Span } from "./mask";

const article = "(?:an?|the|eine?|une?|una?|uma?) ";
/** Where a person begins to be described: a sentence, or "I am", in the five languages. */
const opening = new RegExp(
  `(?:^|[.!?;:|•]\\s*|(?<!\\p{L})(?:i am|i'm|she is|he is|being|as|ich bin|als|je suis|en tant que?|soy|como|sou)\\s+)(?:${article})?(?:(?:experienced|motivated|dedicated|passionate|young|qualified|skilled|erfahrene[rn]?)\\s+)*$`,
  "u",
);
/** Occupations that deal in a language, a law, a kitchen or a market: "French teacher", "German account manager". */
const ofCountries =
  /^(?:teacher|tutor|lecturer|prof|instruct|trans|interpret|interpr|editor|writer|copywriter|journalist|chef|cook|baker|lawyer|attorney|solicitor|avocat|abogad|advogad|anwalt|rechtsanwalt|jurist|account|audit|controller|tax|bookkeep|agent|rep|sales|seller|buyer|execut|manager|director|lead|head|officer|speaker|recruit|special|expert|analyst|consult|advis|berater|lehrer|dozent|ubersetzer|enseignant|docente|maestr|traduc|tradut|coach|trainer|dancer|koch|coordinat|broker|trader|dealer|market|partner|support|assistant)/;
const field =
  /^(?:\s+(?:software|civil|mechanical|electrical|chemical|industrial|web|mobile|backend|frontend|full-stack|senior|junior|registered|medical|data|devops|cloud))*\s+([a-z-]+)(?=\s*(?:$|[.,;:|()]|-\s)|\s(?:with|who|and|from|in|based|living|specialis|specializ|mit|und|aus|der|die|seit|avec|et|qui|de|a|con|y|que|com|e|em)(?!\p{L}))/u;
const occupationBefore = /(?:^|[.!?;:|•,]\s*|(?:soy|sou|je suis|como)\s+)(?:une? |una? |uma? )?([a-z-]+)\s+$/;
const citizen =
  /^(?:\s+or\s+[a-z]+)?\s+(?:citizen|national|passport(?: holder)?|nationality|citizenship|staatsburger(?:in|schaft)?|staatsangehorige[rn]?|staatsangehorigkeit|nationalitat|pass(?:port)?)(?=\s*(?:$|[.,;:|()]|-\s)|\s(?:with|who|and|living|based|residing|by|holding|since|in|mit|und|seit|der|die)(?!\p{L}))/u;
const citizenBefore =
  /(?:citoyen(?:ne)?|ressortissante?|nationalite|passeport|(?:de )?nacionalidade?|ciudadan[oa]|pasaporte|cidada[o]?|passaporte)\s+$/;
/** "Ingeniera de software, " */
const listed = /^[a-z-]+(?: [a-z-]+){0,3},\s*$/;
const alone = /^(?:\s*(?:$|[.,;|)])|\s(?:and|by|und|et|y|e|who|with|mit|avec|con|com)(?!\p{L}))/u;
const predicate = /(?<!\p{L})(?:i am|i'm|he is|she is|ich bin|je suis|soy|sou)\s+(?:an? )?$/u;

const person =
  "woman|man|female|male|mother|father|mum|mom|dad|frau|mann|mutter|vater|femme|homme|mere|pere|mujer|hombre|madre|padre|mulher|homem|mae|pai";
const number =
  "(?:one|two|three|four|five|an?|\\d|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|dois|duas|quatro)";
const circumstances = [
  new RegExp(
    `(?<=(?<!\\p{L})(?:as|i am|i'm|being|als|ich bin|en tant que?|je suis|como|soy|sou) (?:${article})?)(?:[a-z]+ ){0,2}?(?:${person})(?![\\p{L}'-])`,
    "gu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:(?:single|married|divorced|widowed|verheirateter?|mariee?|casad[oa]|proud|stolze[rn]?) )?(?:mother|father|mum|mom|dad|parent|mutter|vater|mere|pere|madre|padre|mae|pai)\\s+(?:of|von|de|d')\\s*${number}(?:\\s+(?:children|kids|boys|girls|sons|daughters|kindern|enfants|hij[oa]s|filh[oa]s))?(?![\\p{L}'-])`,
    "gu",
  ),
  new RegExp(
    `(?<=(?<!\\p{L})(?:i am|i'm|ich bin|je suis|soy|estoy|sou)\\s)(?:${maritalStates})(?!\\p{L})`,
    "gu",
  ),
  new RegExp(
    `(?<![\\p{L}\\d])\\d{2}\\s+(?:anos|ans|jahre|years)(?=\\s*[,;|]\\s*(?:single|${maritalStates})(?!\\p{L}))`,
    "gu",
  ),
  new RegExp(
    `(?<=\\d{2}\\s+(?:anos|ans|jahre|years)\\s*[,;|]\\s*)(?:single|${maritalStates})(?!\\p{L})`,
    "gu",
  ),
  /(?<=(?<!\p{L})(?:j'ai|tengo|tenho)\s)\d{2}\s+(?:ans|anos)(?=\s*(?:$|[.,;|]|et |y |e ))/gu,
];

const proper = "\\p{Lu}[\\p{L}'’-]+(?: (?:(?:de|do|da|am|an der|la|le) )?\\p{Lu}[\\p{L}'’-]+){0,2}";
/** "lives in Paris", of somebody: not "saves lives in Africa". */
const homes = new RegExp(
  `(?<=(?:^|[.,;|(] ?|█ |(?<!\\p{L})(?:[Ii]|[Hh]e|[Ss]he|who|and|currently|now|am|is|I'm) )(?:(?:[Cc]urrently|[Nn]ow) )?(?:[Ll]ives?|[Ll]iving|[Rr]esid(?:es?|ing)|[Bb]orn(?: and raised)?) in (?:the )?)${proper}|(?<=(?<!\\p{L})(?:[Ww]ohnt|[Ww]ohne|[Ww]ohnhaft|[Ll]ebe|[Ll]ebt|[Gg]eboren) in (?:der |den )?)${proper}|(?<=(?<!\\p{L})(?:habite|[Vv]it|[Vv]is|[Rr]éside|[Rr]ésidant|[Dd]omiciliée?|[Nn]ée?) (?:à|en|au|aux) )${proper}|(?<=(?<!\\p{L})(?:[Vv]iv[eo]|[Rr]esid[eo]|[Rr]esidente|[Nn]acid[oa]|[Mm]or[ao]|[Nn]ascid[oa]) (?:en|em|no|na) )${proper}`,
  "gu",
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
      ...nationalities(line),
      ...circumstances.flatMap((pattern) => all(pattern, line.low, line.start)),
      ...all(homes, line.text, line.start),
      ...all(birthNames, line.text, line.start),
    ]);
}

function nationalities({ text, low, start }: PlacedLine): Span[] {
  return [...low.matchAll(/(?<![\p{L}-])(?:[a-z]+(?:-[a-z]+)?)(?![\p{L}-])/gu)].flatMap((match) => {
    const [word] = match;
    const known = isNationality(word) || /^(?:us|eu|uk)$/.test(word);
    if (!known) return [];
    const before = low.slice(0, match.index);
    const after = low.slice(match.index + word.length);
    const told = isNationality(word)
      ? describes(before, after)
      : /^\p{Lu}+$/u.test(text.slice(match.index, match.index + word.length)) && citizen.test(after);
    return told ? [{ start: start + match.index, end: start + match.index + word.length }] : [];
  });
}

/** "When in doubt it is a language, a market or an employer": an adjective beside a person, or said of "I". */
function describes(before: string, after: string): boolean {
  if (citizen.test(after) || citizenBefore.test(before)) return true;
  if (predicate.test(before) && alone.test(after)) return true;
  const follows = field.exec(after)?.[1];
  if (follows && opening.test(before) && isPersons(follows)) return true;
  const precedes = occupationBefore.exec(before)?.[1];
  if (listed.test(before) && alone.test(after) && isPersons(/^[a-z-]+/.exec(before)![0]))
    return !comesAgain(after);
  return Boolean(precedes && alone.test(after) && isPersons(precedes));
}

/** "Cocinas francesa, española": several in one line are what somebody works with. */
const comesAgain = (low: string) => (low.match(/[a-z-]+/g) ?? []).some(isNationality);

const isPersons = (word: string) => isOccupation(word) && !ofCountries.test(word);

const all = (pattern: RegExp, text: string, offset: number): Span[] =>
  [...text.matchAll(pattern)].map((match) => ({
    start: offset + match.index,
    end: offset + match.index + match[0].length,
  }));
