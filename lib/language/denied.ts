import { languages } from "./languages";
import { anyOf, phrasePattern, type Phrases } from "./phrases";
import type { Word } from "./words";

/**
 * What keeps a word from telling of a person's work: it is denied, it is a wish or somebody else's work, or it means
 * something else where it stands.
 */
export type Unsaid = "denied" | "not their own" | "another sense";

const clauseSigns = "[,;.:()!?]";
const within = "[^,;.:()!?]";
const all = (...lists: Phrases[]) => new RegExp(anyOf(...lists), "gu");
const denials = languages.map(({ denial: { and, or, but, ...phrases } }) => {
  const ends = `${clauseSigns}|${anyOf(but)}`;
  return {
    /** One look at a line, since most lines hold none of all this. */
    any: phrasePattern(...Object.values(phrases)),
    before: all(phrases.before),
    after: all(phrases.after),
    around: all(phrases.around),
    wishes: all(phrases.wishes),
    others: all(phrases.others),
    otherwise: all(phrases.otherwise),
    notOwnAround: all(phrases.wishesAround, phrases.othersAround),
    clauseEnd: new RegExp(ends, "u"),
    ownAgain: new RegExp(`${ends}|${anyOf(and)}`, "u"),
    /** "Without Java, SQL or Python": a list is denied to its end. */
    list: new RegExp(`^(?:${within}{1,40},\\s){1,4}${within}{0,40}${anyOf(or)}${within}{1,40}`, "u"),
  };
});
/** A denial reaches no further than this. */
const mostWords = 12;
/** A clause longer than this is not denied by what stands at its end. */
const longestClause = 60;
/** A clause longer than this tells of more than one thing. */
const longestAround = 120;

/** What keeps each word of a line from telling of a person's work; null where nothing does, which is nearly always. */
export function deniedWords(low: string, words: Word[]): (Unsaid | undefined)[] | null {
  const speaking = denials.filter(({ any }) => any.test(low));
  if (!speaking.length) return null;
  const unsaid: (Unsaid | undefined)[] = words.map(() => undefined);
  const mark = (phrases: RegExp, as: Unsaid, reach: (from: number, to: number) => Reach) => {
    for (const { index, 0: phrase } of low.matchAll(phrases)) {
      const [start, end] = reach(index, index + phrase.length);
      const first = words.findIndex((word) => word.start >= start);
      for (let at = first; at >= 0 && at < first + mostWords && (words[at]?.end ?? Infinity) <= end; at++)
        if (unsaid[at] !== "denied" && (as !== "another sense" || !unsaid[at])) unsaid[at] = as;
    }
  };
  const behind = (endOf: (rest: string) => number | undefined) => (_: number, to: number) =>
    [to, to + (endOf(low.slice(to)) ?? low.length)] as const;
  const clauseBefore = (from: number): Reach => shorter([clauseStart(low, from), from], longestClause);
  const clause = (from: number, to: number) =>
    shorter(
      [clauseStart(low, from), to + (clauseEnd.exec(low.slice(to))?.index ?? low.length)],
      longestAround,
    );
  for (const each of speaking) {
    const toClauseEnd = behind(
      (rest) => each.list.exec(rest)?.[0].length ?? each.clauseEnd.exec(rest)?.index,
    );
    mark(each.before, "denied", toClauseEnd);
    mark(each.after, "denied", clauseBefore);
    mark(each.around, "denied", clause);
    mark(each.wishes, "not their own", toClauseEnd);
    const toOwnAgain = behind((rest) => each.ownAgain.exec(rest)?.index);
    mark(each.others, "not their own", toOwnAgain);
    mark(each.notOwnAround, "not their own", clause);
    mark(each.otherwise, "another sense", (from, to) => [from, to]);
  }
  return unsaid.some(Boolean) ? unsaid : null;
}

type Reach = readonly [start: number, end: number];
const nowhere: Reach = [0, 0];
const shorter = (reach: Reach, longest: number) => (reach[1] - reach[0] < longest ? reach : nowhere);

const clauseEnd = new RegExp(clauseSigns, "u");
const clauseStart = (low: string, at: number) =>
  Math.max(...[",", ".", ";", ":", "("].map((sign) => low.slice(0, at).lastIndexOf(sign))) + 1;
