import { findConcepts } from "@/lib/ai/embedded/text/concepts";
import { introducingWords, wordWeight } from "@/lib/ai/embedded/text/common-words";
import { type Word, readWords } from "@/lib/ai/embedded/text/words";

/** Words from this weight on say something of their own. */
const tellingWeight = 0.6;
/** Words below this weight say nothing. */
const saying = 0.25;

const lead =
  /^(?:(?:the |an |a )?(?:ideal |successful |desired |desirable |suitable |right |potential |prospective |chosen |perfect )?(?:candidates?|applicants?|you|we|they|individual|incumbent)\b[^,.:]{0,40}?\b(?:must|should|need(?: to)?|will|have|possess|are|is|require|expect|demonstrate)\b\s*)+/i;
/** Words that only say how much it is wanted. */
const wish =
  /^(?:bonus(?: points?)?|extra points?)\s*(?:for|if you(?: have| know)?|:)\s*|\s+(?:von vorteil|w[üu]nschenswert|(?:serait|est|sont|seraient) (?:un (?:plus|atout)|appr[ée]ci[ée]e?s?)|ser[áa] valorad[oa]|(?:es|[ée]) (?:un plus|um diferencial))\.?$/giu;
const opening =
  /^(?:(?:must|should|have|has|having|possess(?:es)?|be|been|is|are|need(?:s|ed)?|hold(?:s)?|demonstrate[ds]?|show|bring|with|in|of|to|the|an?|and|or|also|previous(?:ly)?|prior|past|required?|minimum|at least|some|any|very|well|hands[- ]on|day[- ]to[- ]day|strong(?:ly)?|excellent|exceptional|good|great|solid|proven|deep|in[- ]depth|thorough|extensive|advanced|basic|working|sound|broad|comprehensive|demonstrated|demonstrable|high(?:ly)?(?!-\w)(?: level)?|top[- ]notch|first[- ]class|impeccable|rigorous|stellar|superb|unquestionable|outstanding|superior|superb|effective|efficient|expert|profound|practical|general|fundamental|functional|overall|complete|substantial|significant|relevant|professional|adequate|clear|ability|able|capability|capable|capacity|knowledge(?:able)?|understanding|experienced?|expertise|proficien(?:t|cy)|familiar(?:ity)?|skill(?:s|ed|ful)?|competen(?:t|ce|cy)|fluen(?:t|cy)|mastery|command|grasp|background|aptitude|adept|versed|exposure|use|using|utili[sz]ing|dealing|apply(?:ing)?|carrying|implementing|executing|performing|conducting|as|on(?!-)|at|for|about|regarding|including|level|both|various|different|multiple|especially|particularly|preferably|specifically|largely|mainly|fully|idealerweise|[a-z]+ly)\b[\s,:-]*)+/i;
const closing =
  /[\s,;:-]*(?:\b(?:skills?|abilit(?:y|ies)|capabilit(?:y|ies)|experience|expertise|proficiency|competenc(?:y|ies)|knowledge|(?:is|are|will be|would be)? ?(?:a )?(?:must|required|preferred|essential|mandatory|necessary|desirable|desired|plus|bonus|appreciated|beneficial|needed|advantage(?:ous)?|an asset|a plus)(?: have)?)\b\.?)+$/i;
/** "An apt understanding of Java" is about Java: whatever stands before the noun that introduces it. */
const introduction =
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
  /^(?:(?:sehr |gute?r? |fundierte |ausgepragte |mehrjahrige |mehrjährige |sichere[rn]? |idealerweise |mindestens |abgeschlossene )*(?:kenntnisse|erfahrung(?:en)?|berufserfahrung|umgang|fahigkeit|fähigkeit|verstandnis|verständnis)\s+(?:in|im|mit|der|als|zur)\s+(?:der |dem |den )?)/i;
const romance =
  /^(?:(?:la |une |de |d['’]|des |tres |très |bonne |bonnes |solide |solides |buen |buenos |bons |boa |amplia |ampla )*(?:connaissances?|ma[iî]trise|exp[eé]rience|comp[eé]tences?|capacit[eé]|conocimientos?|experiencia|manejo|dominio|capacidad|conhecimentos?|experi[eê]ncia|dom[ií]nio|capacidade)\s+(?:en|de|du|des|dans|comme|avec|con|como|em|com|no|na)\s+(?:la |le |les |l'|el |los |las )?)/i;
/** "Maîtrise de TypeScript et de PostgreSQL": the second name keeps its article. */
const article = /^(?:de |des |du |d['’])(?=\p{Lu})/u;

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

/** "Superior communication skills to win over stakeholders": from here on a sentence says what the skills are for. */
const skillsFor =
  /\b(?:skills?|abilit(?:y|ies)|capabilit(?:y|ies))\s+(?=(to|for|in|with|on|at|so|that|when|while)\s)/gi;
const longestSkill = 4;
/** What asks anew after a comma in what skills are for: "to lead meetings, and a good command of Java". */
const asksAnew =
  /^(?:(?:and |und )?(?:an? )?(?:strong|good|excellent|solid|proven|basic|advanced|knowledge|experience|proficien|familiar|understanding|ability|expertise|command)\b)|\bskills?$/i;

/** Where a sentence names skills and goes on with what they are for: "Ability to lead" names none before its "to". */
function partPurpose(text: string): { named: string; purpose: string; isWhere: boolean } | null {
  for (const found of text.matchAll(skillsFor)) {
    const end = found.index + found[0].length;
    const named = text.slice(0, end).trim();
    const words = readWords(askedPhrase(named.slice(named.search(/[^,;]*$/))));
    const says = findConcepts(words).length > 0 || words.some(({ key }) => wordWeight(key) >= tellingWeight);
    if (!says || words.length > longestSkill) continue;
    const preposition = found[1] ?? "";
    const purpose = text.slice(end + preposition.length).trim();
    return { named, purpose, isWhere: /^(?:in|with|on|at)$/i.test(preposition) };
  }
  return null;
}

/** What a sentence asks for, piece by piece: what skills are for is no piece, what they are in is one. */
export function piecesOf(text: string): string[] {
  const parted = partPurpose(text);
  if (!parted) return splitList(text);
  const { named, purpose, isWhere } = parted;
  const others = splitList(purpose);
  return [...splitList(named), ...(isWhere ? others : others.slice(1).filter((one) => asksAnew.test(one)))];
}

const isName = (part: string, first: boolean) => {
  const words = readWords(part).filter(({ key }) => !introducingWords.has(key));
  if (!words.length || words.length > 4) return false;
  if (findConcepts(words).some(({ from, to }) => to - from >= words.length - 1)) return true;
  // "Dental Tools and Equipment": a common noun waits for what stands before.
  if (words.length === 1 && words.every(({ key }) => wordWeight(key) < 1) && !/\p{Lu}{2}/u.test(part))
    return false;
  const isNamed = (word: Word, at: number) => {
    const written = part.slice(word.start, word.end);
    if (/.\p{Lu}|\d/u.test(written)) return true;
    if (word.capital) return !(first && at === 0 && words.length === 1);
    return at > 0 && wordWeight(word.key) <= saying;
  };
  return words.every(isNamed);
};

/** "Written and verbal communication" is one thing: the first word waits for the noun at the end. */
const waiting =
  /^(?:written|verbal|oral|spoken|interpersonal|analytical|organi[sz]ational|technical|physical|mental|strong|internal|external|basic|advanced|personal|professional|conceptual|quantitative|qualitative|creative|critical|logical|schriftliche|mundliche|mündliche|preventive|financial|medical|clinical|legal)$/i;

const waits = (part: string) => waiting.test(part.split(/\s+/).at(-1) ?? "");

/**
 * Whether each part asks for something of its own: another known thing than the others, or two telling words, so that
 * no part waits for a word of another: "soil preparation and fertilization" stays whole.
 */
function standAlone(whole: string, parts: string[]): boolean {
  const known = (text: string) => findConcepts(readWords(text)).map(({ concept }) => concept);
  const named = parts.map(known);
  const all = known(whole);
  if (named.flat().length !== all.length || new Set(all).size !== all.length) return false;
  const isEither = /\s(?:or|oder|ou|o|u)\s/.test(whole);
  return parts.every((part, at) => {
    if (named[at]?.length) return true;
    const weights = readWords(part).map(({ key }) => wordWeight(key));
    const telling = weights.filter((weight) => weight >= tellingWeight).length;
    const isBesideKnown =
      telling > 0 && weights.filter((weight) => weight >= saying).length > 1 && all.length > 0;
    return !isEither && (telling > 1 || isBesideKnown);
  });
}

const conjunction = /\s+(?:and\/or|and|or|und|oder|et|ou|y|e|&|as well as|sowie)\s+/;

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
    const halves = piece.split(conjunction);
    const separate =
      halves.length > 1 &&
      !waits(halves[0] ?? "") &&
      (halves.slice(1).every((half) => introduction.test(half)) ||
        halves.every((half, at) => isName(askedPhrase(half), at === 0)) ||
        (enumerated &&
          halves.length === 2 &&
          halves.every((half) => readWords(askedPhrase(half)).length <= 2)));
    out.push(...(separate ? halves : [piece]));
  }
  return out.map((part) => part.replaceAll("\u0000", ",").trim()).filter((part) => part.length > 0);
}

/** The things of its own that a phrase asks for: "cryptography and encryption" where both are known, else itself. */
export function thingsIn(phrase: string): string[] {
  return splitList(phrase).flatMap((part) => {
    const halves = part.split(conjunction);
    const separate = halves.length > 1 && !waits(halves[0] ?? "") && standAlone(part, halves);
    return (separate ? halves : [part]).map(askedPhrase);
  });
}
