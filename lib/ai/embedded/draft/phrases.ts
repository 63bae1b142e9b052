import { findConcepts } from "@/lib/language/concepts";
import { wordWeight } from "@/lib/language/word-weights";
import { readWords } from "@/lib/language/words";

const lead =
  /^(?:(?:(?:your |the |main |key )*(?:duties|responsibilities|tasks)\s+(?:will )?(?:include|are)\s*:?\s*)|(?:the |an |a )?(?:ideal |successful |desired |desirable |suitable |right |potential |prospective |chosen |perfect )?(?:candidates?|applicants?|you|we|they|individual|incumbent)\b[^,.:]{0,40}?\b(?:must|should|need(?: to)?|will|have|possess|are|is|require|expect|demonstrate)\b\s*|(?:you|we|they)['’](?:re|ve|ll|d)\s+|vous (?:justifiez|disposez|b[ée]n[ée]ficiez) (?:d['’]une?|de)\s+|vous (?:ma[iî]trisez|savez|avez|poss[ée]dez|[êe]tes titulaire|[êe]tes)\s+(?:du |de la |de |d['’]une? |une? |les? |la |l['’])?)+/i;
/** Words that only say how much it is wanted. */
const wish =
  /^(?:bonus(?: points?)?|extra points?)\s*(?:for|if you(?: have| know)?|:)\s*|\s+(?:von vorteil|w[üu]nschenswert|(?:serait|est|sont|seraient) (?:un (?:plus|atout)|appr[ée]ci[ée]e?s?)|ser[áa] valorad[oa]|(?:es|[ée]) (?:un plus|um diferencial)|appr[ée]ci[ée]e?s?|souhait[ée]e?s?)\.?$/giu;
const opening =
  /^(?:(?:must|should|have|has|having|possess(?:es)?|be|been|is|are|need(?:s|ed)?|hold(?:s)?|demonstrate[ds]?|show|bring|with|in|of|to|the|an?|and|or|also|previous(?:ly)?|prior|past|required?|minimum|at least|some|any|very|well|comfortable|hands[- ]on|day[- ]to[- ]day|strong(?:ly)?|excellent|exceptional|good|great|solid|proven|deep|in[- ]depth|thorough|extensive|advanced|basic|working|sound|broad|comprehensive|demonstrated|demonstrable|high(?:ly)?(?!-\w)(?: level)?|top[- ]notch|first[- ]class|impeccable|rigorous|stellar|superb|unquestionable|outstanding|superior|superb|effective|efficient|expert|profound|practical|general|fundamental|functional|overall|complete|substantial|significant|relevant|professional|adequate|clear|ability|able|capability|capable|capacity|knowledge(?:able)?|understanding|experienced?|expertise|proficien(?:t|cy)|familiar(?:ity)?|skill(?:s|ed|ful)?|competen(?:t|ce|cy)|fluen(?:t|cy)|mastery|command|grasp|background|aptitude|adept|versed|exposure|use|using|utili[sz]ing|dealing|apply(?:ing)?|carrying|implementing|executing|performing|conducting|as|on(?!-)|at|for|about|regarding|including|level(?!\s*(?:\d|[ivx]+\b))|both|various|different|multiple|especially|particularly|preferably|specifically|largely|mainly|fully|idealerweise|[a-z]+ly)\b(?!-(?!versed|rounded|developed|established|trained|on\b)[a-z])[\s,:-]*)+/i;
const closing =
  /[\s,;:-]*(?:\b(?:skills?|abilit(?:y|ies)|capabilit(?:y|ies)|experience|expertise|proficiency|competenc(?:y|ies)|knowledge|(?:is|are|will be|would be)? ?(?:a )?(?:must|required|preferred|essential|mandatory|necessary|desirable|desired|plus|bonus|appreciated|beneficial|needed|advantage(?:ous)?|an asset|a plus)(?: have)?)\b\.?)+$/i;
/** "An apt understanding of Java" is about Java: whatever stands before the noun that introduces it. */
export const introduction =
  /^(?:[\w'-]+[ ,]+){0,5}?(?:understanding|knowledge|experience|expertise|proficiency|competenc[ey]|command|grasp|familiarity|mastery|fluency|exposure|background|aptitude|capability|ability|abilities|skills?|capacity|track record|adeptness|comprehension|usage|functionality|readiness|willingness|responsibility)\s+(?:of|in|with|to|on|at|for|regarding|about|using|around|as)\s+(?:the |an? |both |various |different |all |multiple )*(?:(?:use|usage|area|field|application|context|concepts?|principles?|areas|fields|basics|fundamentals|implementation|utili[sz]ation|handling) of (?:the )?|(?:using|utili[sz]ing|working (?:with|in|on|under)|dealing with|handling|applying|performing|executing|carrying out|implementing) (?:the |an? |various )*)?/i;
/** Where a phrase goes on to say what for: the rest describes, it does not name. */
const complement =
  /\s+(?:for|to|within|in order to|so as to|as well as being|with an?|with the|with regards? to|as|while|when|which|that|where|who|during|throughout|across|specifically|especially|particularly|preferably|such as|including|through|i\.e\.|e\.g\.|is|are|will|would|must|should|shall|can|needs?)\s.*$/i;
const trailing =
  /(?:\s+(?:in|at|of|for|with|on|to|as|by|from|and|or|the|an?|is|are|would|will|be|which|that))+$/i;

/** How something is to be done comes after what: "handle animals professionally and compassionately". */
const manner =
  /(?:[\s,]+(?:(?:and|or|both|very|yet)[\s,]+)?(?!(?:family|supply|assembly|reply|italy|apply|comply|imply|multiply|anomaly|friendly|only|fly|ally|rally|july|poly|jelly|timely|daily|weekly|monthly|quarterly|yearly|early|elderly)$)[a-z]{3,}ly)+$/i;

const edges = /^(?:(?!\.NET)[\s\p{P}])+|[\s.,;:!?*\-–—"“”'’(/]+$/giu;

const german =
  /^(?:(?:sehr |(?:gut|erst|fließend|verhandlungssicher|fundiert|ausgepr[äa]gt|mehrj[äa]hrig|sicher|hoh|solid|umfassend|abgeschlossen)e[rsnm]? |idealerweise |mindestens )+(?=\p{L})|)(?:(?:kenntnisse|erfahrung(?:en)?|berufserfahrung|umgang|fahigkeit|fähigkeit|verstandnis|verständnis)\s+(?:in|im|mit|der|als|zur)\s+(?:der |dem |den )?)?/iu;
const romance =
  /^(?:(?:la |une |de |d['’]|des |tres |très |bonnes? |solides? |buen(?:a|os|as)? |bo(?:m|a|ns|as) |amplia |ampla )*(?:connaissances?|ma[iî]trise|exp[eé]rience|comp[eé]tences?|capacit[eé]|aptitude|notions|viv[êe]ncia|familiaridade|no[cç][oõ]es|nociones|conocimientos?|experiencia|manejo|dominio|capacidad|conhecimentos?|experi[eê]ncia|dom[ií]nio|capacidade)(?:\s+(?:avan[cç]ad[oa]s?|avanc[ée]e?s?|approfondie?s?|s[oó]lid[oa]s?|m[ií]nim[oa]s?|pr[áa]tic[oa]s?|comprobad[oa]s?))?\s+(?:en|de|du|des|dans|comme|avec|con|como|em|com|no|na|à)\s+(?:la |le |les |l'|el |los |las )?)/i;
const romancePraise =
  /^(?:(?:tr[èe]s|muy|muito)\s+)?(?:bonnes?|excellentes|buen(?:a|os|as)?|bo(?:m|a|ns|as)|[óo]tim[oa]s?|excelentes?|s[óo]lid[oa]s|solides?)\s+(?=\p{Ll})/iu;
/** "Maîtrise de TypeScript et de PostgreSQL", "avec un outil": what follows is named without its article. */
const article =
  /^(?:d['’]une? |de la |de los |de las |de |des |du |d['’]|une? |una |uno |uma? |em |en |à |la |les? |l['’]|el |los |las )(?=\p{L})/u;

const bare = (text: string) => {
  const plain = text.replace(edges, "").replace(/\s+/g, " ");
  return plain.includes("(") ? plain : plain.replace(/\)+$/, "");
};

/** "Attention to detail" is one thing: no cut may go through it. */
function partsConcept(phrase: string, cut: string): boolean {
  const start = phrase.indexOf(cut);
  if (start < 0 || cut === phrase) return false;
  const words = readWords(phrase);
  return findConcepts(words).some(({ from, to }) => {
    const [first, last] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
    const end = start + cut.length;
    return (first < start && last > start) || (first < end && last > end);
  });
}

/** "Analytical", "technical": one word that needs its noun. */
const isAdjective = (phrase: string) => /^[\p{L}-]+(?:al|ic|ive|ary)$/iu.test(phrase) && !conceptWord(phrase);
const conceptWord = (phrase: string) => findConcepts(readWords(phrase)).length > 0;

/** What is asked for without the words that ask: "Strong knowledge of Linux is required." gives "Linux". */
export function askedPhrase(text: string): string {
  const start = bare(text.replace(/\s*\(s\)/g, "s"));
  const meansSomething = (part: string) => readWords(part).some(({ key }) => wordWeight(key) >= 0.25);
  let phrase = start
    .replace(wish, "")
    .replace(lead, "")
    .replace(german, "")
    .replace(romance, "")
    .replace(romancePraise, "")
    .replace(article, "");
  // Each cut is taken back if it leaves nothing: "communication" must not lose its only word.
  for (const [pattern, keeps] of [
    [introduction, ""],
    [opening, ""],
    [closing, ""],
    [complement, ""],
    [trailing, ""],
    [closing, ""],
    [trailing, ""],
    [manner, ""],
  ] as const) {
    const cut = phrase.replace(pattern, keeps).trim();
    if (meansSomething(cut) && !partsConcept(phrase, cut) && !isAdjective(cut)) phrase = cut;
  }
  phrase = bare(phrase);
  return phrase.length >= 1 && readWords(phrase).length > 0 ? phrase : start;
}
