import { findConcepts } from "@/lib/ai/embedded/text/concepts";
import { introducingWords, wordWeight } from "@/lib/ai/embedded/text/common-words";
import { readWords } from "@/lib/ai/embedded/text/words";

const lead =
  /^(?:(?:the |an |a )?(?:ideal |successful )?(?:candidates?|applicants?|you|we|they|individual|incumbent)\b[^,.:]{0,40}?\b(?:must|should|need to|will|have|possess|are|is|require|expect|demonstrate)\b\s*)+/i;
const opening =
  /^(?:(?:must|should|have|has|having|possess(?:es)?|be|been|is|are|need(?:s|ed)?|hold(?:s)?|demonstrate[ds]?|show|bring|with|in|of|to|the|an?|and|or|also|previous(?:ly)?|prior|past|required?|minimum|at least|some|any|very|well|hands[- ]on|day[- ]to[- ]day|strong(?:ly)?|excellent|exceptional|good|great|solid|proven|deep|in[- ]depth|thorough|extensive|advanced|basic|working|sound|broad|comprehensive|demonstrated|demonstrable|high(?:ly)?(?: level)?|outstanding|superior|superb|effective|efficient|expert|profound|practical|general|fundamental|functional|overall|complete|substantial|significant|relevant|professional|adequate|clear|ability|able|capability|capable|capacity|knowledge(?:able)?|understanding|experienced?|expertise|proficien(?:t|cy)|familiar(?:ity)?|skill(?:s|ed|ful)?|competen(?:t|ce|cy)|fluen(?:t|cy)|mastery|command|grasp|background|aptitude|adept|versed|exposure|use|using|as|on|at|for|about|regarding|including|level)\b[\s,:-]*)+/i;
const closing =
  /[\s,;:-]*(?:\b(?:skills?|abilit(?:y|ies)|capabilit(?:y|ies)|experience|expertise|proficiency|competenc(?:y|ies)|knowledge|(?:is|are|will be|would be)? ?(?:a )?(?:must|required|preferred|essential|mandatory|necessary|desirable|desired|plus|bonus|appreciated|beneficial|needed|advantage(?:ous)?|an asset|a plus)(?: have)?)\b\.?)+$/i;
const edges = /^[\s\p{P}]+|[\s.,;:!?*\-–—"“”'’(/]+$/gu;

const german =
  /^(?:(?:sehr |gute?r? |fundierte |ausgepragte |mehrjahrige |mehrjährige |sichere[rn]? |idealerweise )*(?:kenntnisse|erfahrung(?:en)?|berufserfahrung|umgang|fahigkeit|fähigkeit|verstandnis|verständnis)\s+(?:in|im|mit|der|als|zur)\s+(?:der |dem |den )?)/i;
const romance =
  /^(?:(?:tres |très |bonne |bonnes |solide |solides |buen |buenos |bons |boa |amplia |ampla )*(?:connaissances?|ma[iî]trise|exp[eé]rience|comp[eé]tences?|capacit[eé]|conocimientos?|experiencia|manejo|dominio|capacidad|conhecimentos?|experi[eê]ncia|dom[ií]nio|capacidade)\s+(?:en|de|du|des|dans|comme|con|como|em|com|no|na)\s+(?:la |le |les |l'|el |los |las )?)/i;

const bare = (text: string) => text.replace(edges, "").replace(/\s+/g, " ");

/** What is asked for without the words that ask: "Strong knowledge of Linux is required." gives "Linux". */
export function askedPhrase(text: string): string {
  const start = bare(text.replace(/\s*\(s\)/g, "s"));
  let phrase = start.replace(lead, "").replace(german, "").replace(romance, "").replace(opening, "");
  const shortened = phrase.replace(closing, "");
  // "Customer service skills" loses its last word, "Communication" must not lose its only one.
  if (readWords(shortened).some(({ key }) => wordWeight(key) > 0.05)) phrase = shortened;
  phrase = bare(phrase);
  return phrase.length >= 1 && readWords(phrase).length > 0 ? phrase : start;
}

const isName = (part: string, first: boolean) => {
  const words = readWords(part).filter(({ key }) => !introducingWords.has(key));
  if (!words.length || words.length > 4) return false;
  if (findConcepts(words).some(({ from, to }) => to - from >= words.length - 1)) return true;
  return words.every(
    (word, at) => word.capital && !(first && at === 0 && words.length === 1 && !/[A-Z]{2}|\d/.test(part)),
  );
};

/**
 * A list taken apart: at commas and semicolons, and at "and" or "or" where both sides are names of their own. "Java
 * and SQL" are two things, "compassion and empathy" are judged as one.
 */
export function splitList(text: string): string[] {
  const protectedText = text.replace(/(\d),(\d)/g, "$1\u0000$2");
  const pieces = protectedText.split(
    /\s*[,;]\s+(?:and\/or|and|or|und|oder|et|ou|y|o|e)\s+|\s*[,;](?:\s+|(?=\p{L}))/u,
  );
  const enumerated = pieces.length > 1;
  const out: string[] = [];
  for (const piece of pieces) {
    const halves = piece.split(/\s+(?:and\/or|and|or|und|oder|et|ou|y|e|&|as well as|sowie)\s+/);
    const separate =
      halves.length > 1 &&
      (halves.every((half, at) => isName(askedPhrase(half), at === 0)) ||
        (enumerated &&
          pieces.length > 2 &&
          halves.every((half) => readWords(askedPhrase(half)).length <= 2)));
    out.push(...(separate ? halves : [piece]));
  }
  return out.map((part) => part.replaceAll("\u0000", ",").trim()).filter((part) => part.length > 0);
}
