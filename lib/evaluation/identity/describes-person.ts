import { isQualifier } from "@/lib/language/job-words";
import { isNationality } from "@/lib/language/nationalities";
import { isLanguage } from "@/lib/language/spoken-languages";
import { isSomebody } from "./somebody";

/** Where the description ends: with the line or the sentence, or with what the person has, does or wants. */
const goesOn =
  /^\s*(?:$|[.,;:|()•/]|-\s|&)|^\s(?:with|who|whose|and|from|in|at|for|by|on|of|to|currently|now|passionate|known|fluent|since|you|\p{L}+ed|(?!training|planning|recruiting|marketing|engineering|consulting|housing)\p{L}+ing|mit|und|aus|der|die|das|seit|bei|fur|im|zu|wohnhaft|tatig|spezialisiert|i)(?!\p{L})/u;

/** Words between a nationality and the occupation that say nothing of a country: "British civil engineer". */
const branches =
  /^(?:phd|mba|msc|bsc|doctoral|civil|mechanical|electrical|chemical|industrial|structural|registered|chartered|graphic|interior|fashion|primary|secondary|elementary|preschool|aerospace|biomedical|environmental|petroleum|nuclear|automotive|agricultural|marine|naval|veterinary|dental|intensive|icu|quantity|public|relations|human|resources|investment|commercial|criminal|embedded|games?|video|film|seo|trained|qualified|experienced|certified|former|chief|head|electronics?|geotechnical|executive|freelance|bilingual|plastic|orthopa?edic|trauma|general|head|pastry|sous|personal|fitness|music|dance|maths?|physics|chemistry|history|science|pr|c\+\+|c#|node(?:\.js)?|vue|typescript|golang|go|rust|kotlin|swift|scala|salesforce|wordpress|publi[ck]\p{L}*|general\p{L}*|mecani\p{L}*|electri\p{L}*|electroni\p{L}*|quimi\p{L}*|grafi\p{L}*|clini\p{L}*|informati\p{L}*|commercial\p{L}*|comercial\p{L}*|agricol\p{L}|ambiental|superior|titulad[oa]|graduad[oa]|certificad[oa]|diplom\p{L}*|logiciels?|developpement|etat|liberal\p{L}*)$/u;
/** What differs from country to country, so that the country's name belongs to it: "German tax consultant". */
const ofCountry =
  /^(?:tax|taxation|law|legal|payroll|labou?r|employment|patent|trademark|customs|markets?|immigration|gaap|literature|history|cuisine|pastry)$/;
/** What is done in a language: "German account manager" for those who speak it, "Spanish customer service agent". */
const inLanguage =
  /^(?:customers?|clients?|support|service|sales|accounts?|content|media|marketing|recruit\w*|locali[sz]ation|translation|language|subtitling|speaking|native)$/;
/** Occupations that deal in a language itself, in the five languages. */
const ofLanguage =
  /^(?:teach|tutor|lectur|profess|prof$|instruct|trainer|translat|interpr|transcri|linguist|locali|editor|proofread|copywrit|writer|speaker|annotat|subtitl|philolog|filolog|student|ubersetz|dolmetsch|lektor|lehrer|lehrkraft|sprachlehr|dozent|enseignant|formateur|formatrice|traduct|traduc|redact|correct|maestr|docente|lector|locutor|tradut|redat|revis)/;

/** "/British" and "and British" after "Ghanaian". */
const joined = /^(?:\s*\/\s*|\s+(?:and|und|&)\s+)([\p{L}-]+)/u;

/** "Ghanaian and British"; but "English and Spanish" are what somebody speaks. */
export const areNationalities = (one: string, other: string) =>
  isNationality(one) && isNationality(other) && !(isLanguage(one) && isLanguage(other));

/** "British civil engineer with …": an occupation of which the adjective says where the person is from. */
export function precedesPerson(word: string, after: string): boolean {
  const [joint, other] = joined.exec(after) ?? [];
  let [rest, belongs] = [joint && areNationalities(word, other!) ? after.slice(joint.length) : after, false];
  for (let i = 0; i < 5; i++) {
    const [whole, noun] = /^\s+\.?([\p{L}\d](?:[\p{L}\d+#'./-]*[\p{L}\d+#])?)/u.exec(rest) ?? [];
    if (!whole || !noun) return false;
    rest = rest.slice(whole.length);
    if (isSomebody(noun) && goesOn.test(rest)) return !belongs && isPersons(noun, word);
    belongs ||= ofCountry.test(noun) || (isLanguage(word) && inLanguage.test(noun));
    if (!noun.split("/").every((part) => isQualifier(part) || branches.test(part) || ofCountry.test(part)))
      return false;
  }
  return false;
}

/** What may stand before it: "jeune avocate", "marketing manager". */
const leads = (part: string) =>
  isQualifier(part) ||
  /^(?:jeune|joven|jovem|grande?|excelente?|excellente?|ancien(?:ne)?|antigu[oa]|futur[eoa]?|expert[eoa]?)$/.test(
    part,
  );

const beginnings = /[.!?;:|•,(]|\s-\s|(?<!\p{L})(?:soy|sou|suis|est|es|como|comme|que)\s/u;

/** "Ingénieure logiciel sénégalaise": an occupation and its branch, from where the stretch begins. */
export function followsPerson(word: string, before: string): boolean {
  const stretch = before.split(beginnings).at(-1)!.trim();
  const words = stretch.split(/\s+/).filter((part) => !/^(?:une?|una?|uma?|la|le|el|[oa])$/.test(part));
  const at = words.findIndex(isSomebody);
  if (at < 0 || !isPersons(words[at]!, word) || !words.slice(0, at).every(leads)) return false;
  const branch = words.slice(at + 1);
  const joins = /^(?:de|en|du|des|da|do|del|em|et|y|e)$/;
  return (
    !joins.test(branch.at(-1) ?? "") &&
    branch.every(
      (part) =>
        joins.test(part) ||
        /^d'(?:etudes|affaires|etat|exploitation|equipe|applications?)$/.test(part) ||
        isQualifier(part) ||
        branches.test(part),
    )
  );
}

/** "Software engineer, British": where a stretch begins. */
export const listedAfterPerson = (word: string, before: string) => {
  const [, listed] = /(?:^|[.!?;:|•]\s+)((?:[\p{L}'-]+ ){0,4}[\p{L}'-]+),\s*$/u.exec(before) ?? [];
  return Boolean(listed?.split(" ").some((part) => isSomebody(part) && isPersons(part, word)));
};

/** Whether the nationality is the person's, not the language their occupation deals in. */
const isPersons = (occupation: string, nationality: string) =>
  !(ofLanguage.test(occupation) && nationality.split("-").every(isLanguage));
