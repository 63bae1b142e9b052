/** Languages by what they are called in English, German, French, Spanish and Portuguese, folded; English first. */
const names = `
english englisch anglais ingles|german deutsch allemand aleman alemao|french franzosisch francais frances|spanish spanisch espagnol espanol espanhol castellano castilian|
portuguese portugiesisch portugais portugues|italian italienisch italien italiano|dutch niederlandisch neerlandais neerlandes holandes hollandisch|polish polnisch polonais polaco polones|
russian russisch russe ruso russo|ukrainian ukrainisch ukrainien ucraniano|turkish turkisch turc turco|arabic arabisch arabe|chinese chinesisch chinois chino chines mandarin mandarim mandarinchinesisch|
japanese japanisch japonais japones|korean koreanisch coreen coreano|hindi|urdu|bengali|punjabi|tamil|telugu|persian persisch farsi persan persa|hebrew hebraisch hebreu hebreo hebraico|
greek griechisch grec griego grego|swedish schwedisch suedois sueco|norwegian norwegisch norvegien noruego noruegues|danish danisch danois danes dinamarques|finnish finnisch finnois finlandes|
czech tschechisch tcheque checo tcheco|slovak slowakisch slovaque eslovaco|hungarian ungarisch hongrois hungaro|romanian rumanisch roumain rumano romeno|bulgarian bulgarisch bulgare bulgaro|
serbian serbisch serbe serbio servio|croatian kroatisch croate croata|bosnian bosnisch bosniaque bosnio|slovenian slowenisch slovene esloveno|albanian albanisch albanais albanes|catalan katalanisch|
basque baskisch euskera vasco|galician galicisch galicien gallego galego|vietnamese vietnamesisch vietnamien vietnamita|thai|indonesian indonesisch indonesien indonesio|malay malaiisch|tagalog filipino|swahili suaheli|latin latein|irish gaelic|welsh|lithuanian litauisch lituanien lituano|latvian lettisch letton leton|igbo|yoruba|hausa|amharic amharisch|somali|zulu|xhosa|afrikaans|kurdish kurdisch kurde kurdo curdo|pashto paschtu|dari|armenian armenisch armenien armenio|georgian georgisch georgien georgiano|azerbaijani|kazakh kasachisch|uzbek|mongolian|nepali|sinhala|malayalam|kannada|marathi|gujarati|burmese|khmer|icelandic islandisch|maltese|luxembourgish luxemburgisch|macedonian mazedonisch|belarusian|cantonese|estonian estnisch estonien estonio`;

const byName = new Map<string, string>();
for (const line of names.replace(/\n/g, "").split("|")) {
  const [english, ...others] = line.trim().split(/\s+/);
  const shown = english!.charAt(0).toUpperCase() + english!.slice(1);
  for (const name of [english!, ...others]) byName.set(name, shown);
}

/** The English name of a language named by a folded word, with the adjective endings of German ("Englischkenntnisse"). */
export const languageNamed = (word: string) =>
  byName.get(word) ?? byName.get(word.replace(/(?:kenntnisse|e[srn]?)$/, "")) ?? null;

/** Whether a folded word, as it is, is what a language is called: "français", but not "française" and "deutsche". */
export const isLanguage = (word: string) => byName.has(word);

const levels: readonly (readonly [level: string, pattern: RegExp])[] = [
  [
    "native",
    /\b(?:native|mother tongue|first language|muttersprach\w*|erstsprache|langue maternelle|maternel\w*|nativ[oae]|lengua materna|lingua materna|matern[oa]|bilingu\w*|zweisprachig)\b/,
  ],
  [
    "fluent",
    /\b(?:fluent(?:ly|e)?|full professional|near.native|flie(?:ss|ß)end|verhandlungssicher|courante?|couramment|fluid[oa]|fluente|excellent|proficient|sehr gut|muy alto|avance|advanced|avanzado|avancado|fortgeschritten)(?![a-z])/,
  ],
  [
    "professional",
    /\b(?:professional|business|working|good|gut(?:e)?|bon(?:ne)? niveau|professionnel\w*|profesional|profissional|alto|bueno|bom)(?![a-z])/,
  ],
  [
    "intermediate",
    /\b(?:intermediate|conversational|intermediaire|intermedio|medio|intermediario|mittel\w*|konversationssicher)(?![a-z])/,
  ],
  [
    "basic",
    /\b(?:basic|basics|elementary|beginner|grundkenntnisse|grundlagen|anfanger|debutant|notions|scolaire|schulkenntnisse|basico|bajo|elemental|elementar|basiques?)(?![a-z])/,
  ],
];

/** A1 to C2 as stated, or native, fluent, professional, intermediate, basic; null when nothing is said. */
export function languageLevel(low: string): string | null {
  const european = /(?<![a-z\d])([abc][12])(?![a-z\d])/.exec(low);
  if (european) return european[1]!.toUpperCase();
  return levels.find(([, pattern]) => pattern.test(low))?.[0] ?? null;
}
