import { languages } from "./languages";
import { anyOf, phrasePattern, type Phrases } from "./phrases";
import type { Word } from "./words";

/**
 * Why a word does not describe a person's work: it is denied, it is a wish or somebody else's work, or it has another
 * meaning in its context.
 */
type Unsaid = "denied" | "not their own" | "another sense";

const clauseSigns = "[,;.:()!?]";
const within = "[^,;.:()!?]";
const all = (...lists: Phrases[]) => new RegExp(anyOf(...lists), "gu");
const denials = languages.map(({ denial: { and, or, but, ...phrases } }) => {
  const ends = `${clauseSigns}|${anyOf(but)}`;
  return {
    /** Quick check of a line, since most lines match none of these. */
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
    /** "Without Java, SQL or Python": the denial covers the whole list. */
    list: new RegExp(`^(?:${within}{1,40},\\s){1,4}${within}{0,40}${anyOf(or)}${within}{1,40}`, "u"),
    /** "Interested in photography, ceramics, welding": the rest of a sentence of short items. */
    items: new RegExp(`^(?:${within}{1,40},\\s){1,6}${within}{1,40}(?=$|[.;!?])`, "u"),
  };
});
/** Most words that a denial covers. */
const mostWords = 12;
/** A longer clause is not denied by a phrase at its end. */
const longestClause = 60;
/** A longer clause is about more than one thing. */
const longestAround = 120;

/** Why each word of a line does not describe a person's work; null, in nearly all lines, if all words do. */
export function deniedWords(low: string, words: Word[]): (Unsaid | undefined)[] | null {
  const matching = denials.filter(({ any }) => any.test(low));
  if (!matching.length) return null;
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
  for (const each of matching) {
    const toClauseEnd = behind(
      (rest) => each.list.exec(rest)?.[0].length ?? each.clauseEnd.exec(rest)?.index,
    );
    mark(each.before, "denied", toClauseEnd);
    mark(each.after, "denied", clauseBefore);
    mark(each.around, "denied", clause);
    const toLastItem = behind(
      (rest) => each.items.exec(rest)?.[0].length ?? each.clauseEnd.exec(rest)?.index,
    );
    mark(each.wishes, "not their own", toLastItem);
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
