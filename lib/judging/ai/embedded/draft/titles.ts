import { endsIn, fold, hasLetter, onOneLine, spaced } from "@/lib/reading/language/letters";
import { occupationTester } from "@/lib/reading/language/job-words";
import { bareTitle, hasGenderMark, isOnlyFacts, withoutMark } from "@/lib/reading/language/job-title";
import { statedYears } from "@/lib/reading/language/stated-years";
import { isCity, isRegion } from "@/lib/reading/language/places";
import { briefShapes, briefWords } from "@/lib/reading/language/brief-words";
import { conceptsIn } from "@/lib/reading/language/concepts";
import { regex } from "@/lib/reading/language/lists";
import { before, has } from "./cut";
import { isFact, type Passage } from "./page";

/** A word of a text; `base` is folded and without an ending for another gender: "TRAMITADOR/A" is "tramitador". */
type Token = { text: string; base: string; start: number; end: number };

const ending = String.raw`(?:(?:\/-?|\*|:|\()\p{L}{1,7}\)?(?!\p{L}))?`;
const token = new RegExp(String.raw`\p{L}[\p{L}\d]*(?:[-'’&.+#]+[\p{L}\d]+)*${ending}|\d+`, "gu");
const plain = /^[\p{L}\d]+(?:[-'’&.+#]+[\p{L}\d]+)*/u;
const tokensOf = (text: string): Token[] =>
  [...text.matchAll(token)].map(({ 0: word, index }) => ({
    text: word,
    base: fold(plain.exec(word)?.[0] ?? word),
    start: index,
    end: index + word.length,
  }));

const besideSign = /^[\s-]+$/;
const onlyArticles = regex("^{articles}( {articles})?¶");
const shortestHead = 4;
const mostBefore = 3;
const mostBehind = 2;

/** An occupation in a text, and where it begins and ends. */
export type Occupation = { title: string; start: number; end: number };

/** Finds occupations in texts of a language. */
export function titleReader(code: string) {
  const isOccupation = occupationTester(code);
  const small = briefWords(code, "small");
  const joins = briefWords(code, "titleJoins");
  const praise = briefWords(code, "praise");
  const suffixes = [...briefWords(code, "suffixes")];
  /** The head of a noun stands last in Germanic languages, and first in Romance ones. */
  const isHeadLast = ["en", "de", "nl"].includes(code);

  const isPlace = ({ base, text }: Token) => isCity(base) || (/^\p{Lu}/u.test(text) && isRegion(base));
  const isPart = (one: Token, mayBePlace = false) =>
    !small.has(one.base) &&
    !praise.has(one.base) &&
    (mayBePlace || !isPlace(one)) &&
    !isOnlyFacts(one.text) &&
    /\p{L}/u.test(one.base);
  const known = ({ base }: Token) =>
    base.length > 2 &&
    (isOccupation(base) || base.split("-").some((part) => part.length > 3 && isOccupation(part)));
  const likely = ({ base, text }: Token) =>
    base.length > 4 &&
    (suffixes.some((end) => base.endsWith(end)) || text.length > base.length) &&
    !small.has(base) &&
    conceptsIn(text).every(({ trait }) => trait);

  function phraseAt(text: string, tokens: Token[], at: number): Occupation {
    let from = at;
    let to = at;
    const touches = (left: Token, right: Token, sign = besideSign) =>
      sign.test(text.slice(left.end, right.start));
    // "Specialist Biomedical Scientist": the last occupation of a run of nouns is its head.
    for (let next = to + 1; isHeadLast && next <= at + mostBefore && tokens[next]; next++) {
      const isKnown = known(tokens[next]!);
      if (!(isPart(tokens[next]!) || isKnown) || !touches(tokens[next - 1]!, tokens[next]!)) break;
      if (isKnown && (code === "en" || /^\p{Lu}/u.test(tokens[next]!.text))) to = next;
    }
    const before = isHeadLast ? mostBefore : 0;
    while (
      from > 0 &&
      at - from < before &&
      // "Piano tuner": there is a town of that name.
      isPart(tokens[from - 1]!, /^\p{Ll}/u.test(tokens[from - 1]!.text)) &&
      touches(tokens[from - 1]!, tokens[from]!) &&
      (code === "en" || /^\p{Lu}/u.test(tokens[from - 1]!.text))
    )
      from--;
    for (let added = 0; added < mostBehind && tokens[to + 1];) {
      const next = tokens[to + 1]!;
      const behind = tokens[to + 2];
      if (!touches(tokens[to]!, next, /^\s+$/)) break;
      if (joins.has(next.base) || /^d['’]/.test(next.base)) {
        const isOwn = /^d['’]./.test(next.base);
        const field = isOwn ? next : behind;
        if (!field || !isPart({ ...field, base: field.base.replace(/^d['’]/, "") })) break;
        if (!isOwn && !touches(next, field, /^\s+$/)) break;
        to += isOwn ? 1 : 2;
      } else if (code !== "en" && isPart(next) && (code !== "de" || (!behind && /^\p{Lu}/u.test(next.text))))
        to++;
      else break;
      added++;
    }
    return {
      title: text.slice(tokens[from]!.start, tokens[to]!.end),
      start: tokens[from]!.start,
      end: tokens[to]!.end,
    };
  }

  /** The first occupation that a text names; `expected` also accepts words that only end like one. */
  function find(text: string, expected = false): Occupation | null {
    const { bare, mark } = withoutMark(text);
    const tokens = tokensOf(bare);
    let at = tokens.findIndex(known);
    if (at < 0 && mark >= 0) {
      // "A farrier (m/f/d)": the mark stands behind the title.
      const before = tokens.filter(({ end }) => end <= mark);
      at = isHeadLast ? before.findLastIndex((one) => isPart(one)) : headBefore(bare, before);
    }
    if (at < 0 && expected) at = tokens.findIndex((one) => likely(one) && isPart(one));
    if (at < 0) return null;
    const first = phraseAt(bare, tokens, at);
    const rest = bare.slice(first.end);
    const other = alternative(code).other.exec(fold(rest));
    if (!other) return first;
    const next = find(rest.slice(other[0].length), expected);
    if (!next || next.start > longestGap) return first;
    const end = first.end + other[0].length + next.end;
    const head = first.title.trim();
    const second = next.title.trim();
    if (alike(head, second)) {
      // "un director o una directora de hotel": what follows the second belongs to both.
      const [, ...field] = spaced(second);
      return { ...first, title: spaced(head).length > 1 ? head : [head, ...field].join(" "), end };
    }
    return { ...first, title: `${head} / ${second}`, end };
  }
  /** The first part of a title behind an article or a sign: "recrute : soudeur à l'arc (H/F)". */
  function headBefore(text: string, tokens: Token[]): number {
    const behindSign = tokens.findLastIndex(
      ({ start }, at) => at > 0 && /[:.,–—]/u.test(text.slice(tokens[at - 1]!.end, start)),
    );
    const from = Math.max(behindSign, tokens.findLastIndex(({ base }) => shapes.isOne.test(base)) + 1);
    return tokens.findIndex((one, at) => at >= from && isPart(one));
  }
  /** An occupation in both genders, whether or not it is known: "son maître ou sa maîtresse de chai". */
  function inBothGenders(text: string): Occupation | null {
    const tokens = tokensOf(text);
    for (const [at, one] of tokens.entries()) {
      const sign = alternative(code).other.exec(fold(text.slice(one.end)));
      const second = sign ? tokens.findIndex(({ start }) => start >= one.end + sign[0].length) : -1;
      const other = tokens[second];
      if (!other || other.start > one.end + longestGap || ![one, other].every((each) => isPart(each)))
        continue;
      if (one.base === other.base || !alike(one.base, other.base)) continue;
      const { title, end } = phraseAt(text, tokens, second);
      return { title: [tokens[at]!.text, ...spaced(title).slice(1)].join(" "), start: one.start, end };
    }
    return null;
  }
  const shapes = titleShapes(code);
  /** What a post is for, known or not: "the post of head gardener", "a vacancy for a ropewalk hand". */
  function posted(text: string): Occupation | null {
    const post = shapes.post.exec(fold(text));
    const from = post ? post.index + post[0].length : -1;
    const rest = before(text.slice(Math.max(0, from)), clauseEnd);
    const named = post && (starting(rest, find(rest)) ?? unknown(rest, true));
    return named && { ...named, start: from + named.start, end: from + named.end };
  }
  /** One of a kind that ends like an occupation: "we lost another pharmacy dispenser". */
  function introduced(text: string, mayBeUnknown = false): Occupation | null {
    for (const { index, 0: one } of fold(text).matchAll(new RegExp(shapes.one, "gu"))) {
      const from = index + one.length;
      const rest = before(text.slice(from), clauseEnd);
      const named = starting(rest, find(rest, true)) ?? (mayBeUnknown ? unknown(rest, true) : null);
      if (named) return { ...named, start: from + named.start, end: from + named.end };
    }
    return null;
  }
  /** A text that begins with what ends like an occupation, alone or before where it is: "Gilder for our workshop". */
  function opened(text: string): Occupation | null {
    const first = starting(text, find(text, true));
    if (!first) return null;
    const next = /^\s*(?:\([^()]*\)\s*)?(\S+)/u.exec(text.slice(first.end))?.[1] ?? "";
    const isEnd = !hasLetter(next) && !next.startsWith("?");
    return isEnd || small.has(fold(next)) ? first : null;
  }
  /** An occupation with nothing before it but praise: "newly qualified farrier". */
  const starting = (text: string, one: Occupation | null) =>
    one && tokensOf(text.slice(0, one.start)).every((word) => !isPart(word) || word.base.endsWith("ly"))
      ? one
      : null;

  /**
   * What stands behind an article and names nothing known: "a stonemason in …"; in the singular, with its field.
   * `isNamed`: the text begins with it.
   */
  function unknown(text: string, isNamed = false): Occupation | null {
    const tokens = tokensOf(text);
    const first = tokens.findIndex(({ base }) => !small.has(base) && !praise.has(base));
    const lead = text.slice(0, tokens[first]?.start);
    const isOne = isNamed || (first > 0 && shapes.isOne.test(tokens[first - 1]!.base));
    const isBehind = isOne || (first > 0 && has(lead.trim(), onlyArticles)) || (isNamed && !lead.trim());
    if (first < 0 || !isBehind) return null;
    if (shapes.someone.test(fold(text.slice(tokens[first]!.start)))) return null;
    let head = first;
    const isRun = (at: number) =>
      tokens[at + 1] &&
      isPart(tokens[at + 1]!) &&
      besideSign.test(text.slice(tokens[at]!.end, tokens[at + 1]!.start));
    while (code === "en" && isRun(head) && head - first < mostBefore) head++;
    const phrase = phraseAt(text, tokens, head);
    const { base } = tokens[head]!;
    const isThing =
      !isPart(tokens[first]!) ||
      (!isNamed && conceptsIn(phrase.title).length > 0) ||
      (!isOne && base.endsWith("s"));
    return isThing || base.length < shortestHead ? null : phrase;
  }
  return {
    inBothGenders,
    posted,
    introduced,
    opened,
    find: (text: string, expected = false) => tidied(find(text, expected)),
    /** Whether a text before an occupation is only articles, praise and kinds of contract. */
    isLead: (text: string) => {
      const tokens = tokensOf(text);
      const last = tokens.at(-1);
      if (statedYears(text)) return false;
      // "für unser Labor in Ulm einen": an article stands before the title.
      const isArticle =
        last !== undefined &&
        small.has(last.base) &&
        !joins.has(last.base) &&
        !text.includes(",") &&
        !shapes.joined.test(fold(text));
      return isArticle || tokens.every((one) => !isPart(one));
    },
  };
}

const clauseEnd = /[,.:;?!]/;
const longestGap = 12;

/** Whether two words name the same occupation for two genders. */
function alike(one: string, other: string): boolean {
  const [a, b] = [fold(spaced(one)[0] ?? ""), fold(spaced(other)[0] ?? "")];
  let common = 0;
  while (common < a.length && a[common] === b[common]) common++;
  return common >= 0.5 * Math.min(a.length, b.length) && common > 3;
}

const titleShapes = briefShapes({
  post: "({posts}|({someone}|{person}) {as}( {another})?)( :)?( )?",
  one: "{another} ",
  isOne: "^{another}¶",
  joined: " ({and}|{or}) ",
  someone: "^(un(a)? )?({someone}|{person})",
});
const alternative = briefShapes({ other: "^( )?(/|{or})( )?({small} )?" });

/** A title in capitals is written as others are, except for short abbreviations. */
const tidied = <One extends Occupation>(one: One | null): One | null => {
  if (!one) return null;
  const isLoud = one.title === one.title.toUpperCase() && one.title.length > 4;
  const title = isLoud
    ? one.title.replace(/\p{L}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : one.title;
  return { ...one, title: onOneLine(title).trim() };
};

const mostInHeadline = 14;
/** Whether a short title names several occupations: "Beekeeper / Apiary Manager". */
export const hasAlternatives = (title: string) =>
  spaced(title).length <= 7 && /\p{L}{3}\s\/\s\p{L}{3}/u.test(title);

/** A title as a person typed it, without marks of gender and without what stands behind a dash: place, house, shift. */
export function givenTitle(title: string, code: string): string {
  const bare = bareTitle(title);
  if (hasAlternatives(bare)) return bare;
  const { find } = titleReader(code);
  return (bare.split(/\s[–—|-]\s/).find((part) => find(part)) ?? bare).trim();
}

/** The title in a line above the text: an occupation, or what has marks such as "(m/w/d)" or is `expected` there. */
export function headline(
  row: Passage,
  find: ReturnType<typeof titleReader>["find"],
  expected: boolean,
): string | null {
  const isSentence =
    endsIn(row.text, ".?!") ||
    (!row.fields && /[.!?]\s/.test(row.text)) ||
    spaced(row.text).length > mostInHeadline;
  if (isSentence || row.item) return null;
  const fields = hasAlternatives(row.text) ? [row.text] : (row.fields ?? [row.text]);
  for (const field of fields) {
    const found = find(field);
    // "Beekeeper / Apiary Manager": slashes are alternatives, whether or not all are known.
    if (found && hasAlternatives(field)) return bareTitle(field);
    if (found) return found.title;
    if (hasGenderMark(field)) return find(field, true)?.title ?? bareTitle(field);
    const likely = expected && row.fields ? find(field, true) : null;
    if (likely) return likely.title;
  }
  const text = row.fields?.find((field) => !isFact(field)) ?? row.text;
  if (!expected || spaced(text).length > 7 || isOnlyFacts(text)) return null;
  return find(text, true)?.title ?? bareTitle(text).replace(/(?<!\s)\s*\([^()]*\)/g, "");
}

const seeks = briefShapes({ seek: "({need}|{wanted})" });

/** A sentence before and after the words that say somebody is sought; null without such words. */
export function seeking(sentence: string, code: string): { before: string; after: string } | null {
  const match = seeks(code).seek.exec(fold(sentence));
  if (!match) return null;
  return { before: sentence.slice(0, match.index), after: sentence.slice(match.index + match[0].length) };
}
