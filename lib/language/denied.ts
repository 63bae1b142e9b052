import { languages } from "./languages";
import { anyOf, phrasePattern } from "./phrases";
import type { Word } from "./words";

/**
 * What keeps a word from telling of a person's work: it is denied, it is a wish or somebody else's work, or it means
 * something else where it stands.
 */
export type Unsaid = "denied" | "not their own" | "another sense";

const clauseSigns = "[,;.:()!?]";
const all = (source: string) => new RegExp(source, "gu");
const denials = languages.map(({ denial }) => {
  const or = anyOf(denial.or);
  const but = `${clauseSigns}|${anyOf(denial.but)}`;
  return {
    before: all(anyOf(denial.before)),
    after: phrasePattern(denial.after),
    around: all(anyOf(denial.around)),
    wishes: all(anyOf(denial.wishes)),
    others: all(anyOf(denial.others)),
    otherwise: all(anyOf(denial.otherwise)),
    notOwnAround: all(anyOf(denial.wishesAround, denial.othersAround)),
    clauseEnd: new RegExp(but, "u"),
    ownAgain: new RegExp(`${but}|${anyOf(denial.and)}`, "u"),
    /** "Without Java, SQL or Python": a list is denied to its end. */
    list: new RegExp(`^(?:[^,;.:()!?]{1,40},\\s){1,4}[^,;.:()!?]{0,40}${or}[^,;.:()!?]{1,40}`, "u"),
  };
});
/** One look at a line by each language, since most lines hold none of all this. */
const any = languages.map(({ denial: { and, or, but, ...phrases } }) =>
  phrasePattern(...Object.values(phrases)),
);
/** A denial reaches no further than this. */
const mostWords = 12;
/** A clause longer than this is not denied by what stands at its end. */
const longestClause = 60;
/** A clause longer than this tells of more than one thing. */
const longestAround = 120;

/** What keeps each word of a line from telling of a person's work; null where nothing does, which is nearly always. */
export function deniedWords(low: string, words: Word[]): (Unsaid | undefined)[] | null {
  const speaking = denials.filter((_, at) => any[at]?.test(low));
  if (!speaking.length) return null;
  const unsaid: (Unsaid | undefined)[] = words.map(() => undefined);
  const mark = (start: number, end: number, as: Unsaid) => {
    let count = 0;
    for (const [at, word] of words.entries()) {
      if (word.end > end || count >= mostWords) break;
      if (word.start < start) continue;
      if (unsaid[at] !== "denied" && (as !== "another sense" || !unsaid[at])) unsaid[at] = as;
      count++;
    }
  };
  const markAfter = (pattern: RegExp, endOf: (rest: string) => number | undefined, as: Unsaid) => {
    for (const phrase of low.matchAll(pattern)) {
      const from = phrase.index + phrase[0].length;
      const rest = low.slice(from);
      mark(from, from + (endOf(rest) ?? rest.length), as);
    }
  };
  const markAround = (pattern: RegExp, as: Unsaid) => {
    for (const phrase of low.matchAll(pattern)) {
      const start = clauseStart(low, phrase.index);
      const after = phrase.index + phrase[0].length;
      const end = after + (clauseEnd.exec(low.slice(after))?.index ?? low.length);
      if (end - start < longestAround) mark(start, end, as);
    }
  };
  for (const each of speaking) {
    const { before, after, around, list, wishes, others, notOwnAround, otherwise } = each;
    const toClauseEnd = (rest: string) => list.exec(rest)?.[0].length ?? each.clauseEnd.exec(rest)?.index;
    markAfter(before, toClauseEnd, "denied");
    const end = after.exec(low)?.index ?? 0;
    const start = clauseStart(low, end);
    if (end - start < longestClause) mark(start, end, "denied");
    markAround(around, "denied");
    markAfter(wishes, toClauseEnd, "not their own");
    markAfter(others, (rest) => each.ownAgain.exec(rest)?.index, "not their own");
    markAround(notOwnAround, "not their own");
    for (const { index, 0: phrase } of low.matchAll(otherwise))
      mark(index, index + phrase.length, "another sense");
  }
  return unsaid.some(Boolean) ? unsaid : null;
}

const clauseEnd = new RegExp(clauseSigns, "u");
const clauseStart = (low: string, at: number) =>
  Math.max(...[",", ".", ";", ":", "("].map((sign) => low.slice(0, at).lastIndexOf(sign))) + 1;
