import { languages } from "./languages";
import { anyOf, phrasePattern } from "./phrases";
import type { Word } from "./words";

const denials = languages.map(({ denial }) => {
  const or = anyOf(denial.or);
  return {
    before: new RegExp(anyOf(denial.before), "gu"),
    after: phrasePattern(denial.after),
    clauseEnd: new RegExp(`[,;.:()!?]|${anyOf(denial.but)}`, "u"),
    /** "Without Java, SQL or Python": a list is denied to its end. */
    list: new RegExp(`^(?:[^,;.:()!?]{1,40},\\s){1,4}[^,;.:()!?]{0,40}${or}[^,;.:()!?]{1,40}`, "u"),
  };
});
const any = phrasePattern(...languages.flatMap(({ denial }) => [denial.before, denial.after]));
/** A denial reaches no further than this. */
const mostWords = 12;
/** A clause longer than this is not denied by what stands at its end. */
const longestClause = 60;

/** Whether each word of a line is denied; null where none is, which is nearly always. */
export function deniedWords(low: string, words: Word[]): boolean[] | null {
  if (!any.test(low)) return null;
  const denied = words.map(() => false);
  const deny = (start: number, end: number) => {
    let count = 0;
    for (const [at, word] of words.entries()) {
      if (word.start < start || word.end > end || count >= mostWords) continue;
      denied[at] = true;
      count++;
    }
  };
  for (const { before, after, clauseEnd, list } of denials) {
    for (const found of low.matchAll(before)) {
      const from = found.index + found[0].length;
      const rest = low.slice(from);
      deny(from, from + (list.exec(rest)?.[0].length ?? clauseEnd.exec(rest)?.index ?? rest.length));
    }
    const end = after.exec(low)?.index ?? 0;
    const start = Math.max(...[",", ".", ";"].map((sign) => low.slice(0, end).lastIndexOf(sign))) + 1;
    if (end - start < longestClause) deny(start, end);
  }
  return denied.includes(true) ? denied : null;
}
