import type { Word } from "./words";

/** What takes back the words after it: "no experience with Kubernetes", "ohne Führerschein". Against folded text. */
const denial =
  /\b(?:without|lack(?:s|ing)?(?: of| in)?|(?:absence|devoid|steer(?:s|ed|ing)? clear|unfamiliar)(?: of| with)?|excluding|except(?:ion of| for)?|other than|no (?:prior |previous |real |direct )?(?:experience|knowledge|exposure|background|skills?|training|familiarity) (?:in|of|with|as|on|using)?|not (?:yet )?(?:familiar|experienced|proficient|skilled|trained|certified|versed|licensed) (?:in|with|as|on)?|never (?:used|worked|done|had)(?: with| in| as)?|ohne|keine?r?n? (?:erfahrung(?:en)?|kenntnisse?)(?: in| mit| als)?|nicht vertraut mit|sans|aucune? (?:experience|connaissance)s?(?: en| de| du| avec)?|pas d'experience(?: en| avec)?|sin(?: experiencia(?: en| con)?| conocimientos? de)?|ningun[ao]? (?:experiencia|conocimiento)(?: en| de| con)?|no tengo experiencia(?: en| con)?|sem(?: experiencia(?: em| com)?| conhecimentos? de)?|nenhum[ao]? (?:experiencia|conhecimento)(?: em| de| com)?)\b/g;
const deniedAfter =
  /\b(?:(?:has|have|had) been removed|not (?:being )?(?:part|included|among|required|available|present|used)|is missing|was not|were not)\b/;
const clauseEnd = /[,;.:()!?]|\b(?:but|however|yet|aber|jedoch|mais|pero|mas|porem)\b/;
/** "Without Java, SQL or Python": a list is denied to its end. */
const deniedList =
  /^(?:[^,;.:()!?]{1,40},\s){1,4}[^,;.:()!?]{0,40}\b(?:or|nor|oder|ou|ni|o|ou|nem)\b[^,;.:()!?]{1,40}/;
/** A denial reaches no further than this. */
const mostWords = 12;
const mayDeny =
  /\b(?:been removed|without|lack|absence|devoid|steer|unfamiliar|exclu|except|other than|no |not |never|ohne|kein|nicht|sans|aucun|pas d|sin|ning|sem|nenhum)/;

/** Whether each word of a line is denied; null where none is, which is nearly always. */
export function deniedWords(low: string, words: Word[]): boolean[] | null {
  if (!mayDeny.test(low)) return null;
  const denied = words.map(() => false);
  let any = false;
  const deny = (start: number, end: number) => {
    let count = 0;
    for (const [at, word] of words.entries()) {
      if (word.start < start || word.end > end || count >= mostWords) continue;
      denied[at] = any = true;
      count++;
    }
  };
  for (const found of low.matchAll(denial)) {
    const from = found.index + found[0].length;
    const rest = low.slice(from);
    const list = deniedList.exec(rest);
    const stop = list ? list[0].length : clauseEnd.exec(rest)?.index;
    deny(from, from + (stop ?? rest.length));
  }
  const after = deniedAfter.exec(low);
  const before = after ? low.slice(0, after.index) : "";
  const clause = Math.max(before.lastIndexOf(","), before.lastIndexOf("."), before.lastIndexOf(";")) + 1;
  if (after && before.length - clause < 60) deny(clause, after.index);
  return any ? denied : null;
}
