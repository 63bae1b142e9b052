import { isNationality } from "@/lib/language/nationalities";
import { isSomebody } from "./somebody";

/** What has its place without being the person. */
const works =
  /(?<!\p{L})(?:people|persons?|patients?|famil(?:y|ies)|residents?|menschen|personnes?|personas|pessoas|compan(?:y|ies)|start-?ups?|scale-?ups?|firms?|business(?:es)?|teams?|offices?|headquarters?|hq|clients?|customers?|agenc(?:y|ies)|organi[sz]ations?|banks?|groups?|employers?|schools?|universit(?:y|ies)|hospitals?|clinics?|ngos?|charit(?:y|ies)|consultanc(?:y|ies)|manufacturers?|providers?|vendors?|suppliers?|institutes?|studios?|brands?|plants?|factor(?:y|ies)|warehouses?|sites?|stores?|shops?|restaurants?|hotels?|projects?|servers?|cent(?:er|re)s?|subsidiar(?:y|ies)|branch(?:es)?|unternehmen|firma|firmen|agentur|buro|kunden?|konzern|werk|standort|verein|filiale|entreprises?|societes?|equipes?|agences?|bureaux?|filiales?|usines?|groupes?|cabinets?|empresas?|companias?|equipos?|oficinas?|clientes?|agencias?|sociedad(?:es)?|grupos?|fabricas?|escritorios?|sede|filial)$/u;
/** Whom the words before "based in" are said of. */
const subject = /(?<!\p{L})(?:i|i'm|he|she|ich|er|sie|je|il|elle|yo|el|ella|eu|ele|ela)$/u;
const begins = /^(?:i|ich|je|yo|eu)(?!\p{L})/u;
const linking =
  /(?:^|\s)(?:and|am|is|being|bin|ist|und|suis|est|et|soy|estoy|es|esta|y|sou|estou|e|also|was|currently|now|derzeit|zurzeit|actuellement|actualmente|atualmente)$/u;
/** "…, der in": what came before lives there. */
const relative = /(?<!\p{L})(?:who|que|qui|der|die)$/u;
/** How a sentence of somebody's work begins: "Managed a developer based in …". */
const acts =
  /^(?:\p{L}+(?:ed|ing|ierte)|leitete|arbeitete|betreute|fuhrte|led|built|ran|grew|set|won|sold|wrote|taught|made|drove|leitung|aufbau|gestion|encadrement|creation|pilotage|direction|gestao|coordin\p{L}+|lider\p{L}+|trabaj\p{L}+|trabalh\p{L}+|travaill\p{L}+)(?!\p{L})/u;
const praised =
  /^(?:experienced|motivated|dedicated|qualified|skilled|seasoned|accomplished|certified|chartered|registered|licensed|trained|talented|driven|retired|organi[sz]ed|engineering|marketing|nursing|accounting|teaching|consulting|hardworking|outstanding)(?!\p{L})/u;
const introduces =
  /(?<!\p{L})(?:i am|i'm|is an?|ich bin|ist eine?|je suis|est une?|soy|es una?|sou|e uma?)(?!\p{L})/u;

/** Whether "based in", after these words, is said of the person. */
export function isOfPerson(lead: string): boolean {
  const sentence = sentenceOf(lead);
  let rest = sentence.trimEnd();
  while (linking.test(rest)) rest = rest.replace(linking, "").trimEnd();
  const joined = rest.length < sentence.trimEnd().length && begins.test(sentence);
  const noun = rest.replace(relative, "").replace(/[\s,(-]+$/, "");
  if (!noun || subject.test(noun)) return true;
  if (joined) return !works.test(noun);
  const introduced = introducesPerson(lead);
  if (relative.test(rest)) return introduced && !works.test(noun);
  if (noun.length < rest.length) return introduced || !(acts.test(sentence) || works.test(noun));
  return introduced && !works.test(noun) && endsWithPerson(noun);
}

/** The sentence that is not yet over where these words end. */
export const sentenceOf = (lead: string) => lead.replace(/^.*[.!?;:|•]/u, "").trimStart();

/** Whether the sentence is about its writer, or begins with what somebody is. */
export function introducesPerson(lead: string): boolean {
  const sentence = sentenceOf(lead);
  if (introduces.test(sentence)) return true;
  if (acts.test(sentence) && !praised.test(sentence)) return false;
  return wordsOf(sentence).slice(0, 8).some(isSomebody);
}

/** Whether "from" is said of whom the sentence introduced right before, or of "I". */
export function saysOfPerson(lead: string): boolean {
  const sentence = sentenceOf(lead).trimEnd();
  if (/(?:^|\s)(?:i|ich|je|yo|eu|who)$/.test(sentence)) return true;
  return !sentence || (introducesPerson(lead) && (/,$/.test(sentence) || endsWithPerson(lead)));
}

/** "Java developer", "ingeniero chileno", "ten years of experience". */
export const endsWithPerson = (lead: string) => {
  const last = wordsOf(lead.replace(/ de \d\d (?:ans|anos)\s*$| \([^()]*\)\s*$/, "")).at(-1) ?? "";
  return isSomebody(last) || isNationality(last) || /^(?:experience|erfahrung|experiencia)$/.test(last);
};

/** Whether what follows is what a person is called: "-based product designer". */
export function beginsWithPerson(rest: string): boolean {
  const words = wordsOf(rest).slice(0, 4);
  const at = words.findIndex(isSomebody);
  return at >= 0 && !words.slice(0, at).some((word) => works.test(word));
}

const wordsOf = (low: string) => low.match(/[\p{L}'-]+/gu) ?? [];
