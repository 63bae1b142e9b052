import { briefLanguage, briefShapes, briefWords } from "@/lib/reading/language/brief-words";
import { type DateRange, dateRangesIn } from "@/lib/reading/language/dates";
import { cutAt, type Fragment } from "@/lib/reading/language/fragments";
import { hasOrganizationMark, isOneOccupation, legalFormIn, wordsIn } from "@/lib/reading/language/job-words";
import { beginsSmall, isProper } from "@/lib/reading/language/letters";
import type { Line } from "@/lib/reading/language/line";
import { onOne, tidy } from "@/lib/reading/language/lines";
import { isRegion, isTown } from "@/lib/reading/language/places";
import { relationsOf } from "@/lib/reading/language/relations";
import { sectionKind } from "@/lib/reading/language/section-headings";
import { languageNamed } from "@/lib/reading/language/spoken-languages";
import type { Profile } from "./profile";

type Role = Profile["roles"][number];

/**
 * Roles that sentences tell: "From 2015 to 2019 I worked as a warehouse lead at Kestrel Freight. Since then …". A role
 * is a title with dates, and mostly an employer, in one sentence or in two beside each other. In the order of the
 * document; `span` is from the role's part of its sentence to the next role's, or to the end of its paragraph.
 */
export function findToldRoles(lines: readonly Line[]): Role[] {
  const paragraphs = paragraphsIn(lines).filter(({ low }) => /(?:19|20)\d\d/.test(low));
  if (paragraphs.length === 0) return [];
  const says = grammarOf(briefLanguage(paragraphs.map(({ text }) => text).join("\n")));
  const told = paragraphs.flatMap((paragraph) => {
    const clauses = sentencesOf(paragraph, says).flatMap((one) => clausesOf(one, paragraph.monthFirst, says));
    const groups = groupsOf(clauses);
    return groups.flatMap((group, at) => roleOf(group, groups[at + 1]?.[0]?.start ?? paragraph.end) ?? []);
  });
  // "Bookkeeper, 2015 to 2018 Redwood Traders Kept the ledgers of four shops." is laid out.
  return told.some(({ isTold }) => isTold) ? withNeighbours(told) : [];
}

/** A shorter line was not broken by the edge of the page. */
const brokenLine = 60;

function paragraphsIn(lines: readonly Line[]): Line[] {
  const paragraphs: Line[][] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const goesOn = before && !line.gap && !line.bullet && before.text.length >= brokenLine;
    if (goesOn && before.section === line.section) paragraphs.at(-1)!.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs.map(onOne);
}

/** The end of a sentence, but not of "St." and "S. A." */
const sentenceEnd = /(?<=[.!?])(?<!(?<!\p{L})\p{Lu}\p{Ll}?\.)\s+(?=\p{Lu}|\d{4})/gu;
const fewestWords = 7;
const firstWords = 3;

/** The whole sentences of a paragraph, without those that begin with leisure: "In meiner Freizeit …". */
const sentencesOf = (paragraph: Line, says: Grammar) =>
  cutAt(paragraph, [...paragraph.text.matchAll(sentenceEnd)]).filter(({ text, low }) => {
    const words = wordsIn(low.replaceAll("'", " "));
    const isSaid = (word: string) =>
      isVerb(word, says) ||
      says.as(word) ||
      (says.small.has(word) && !says.leads(word) && !says.articles(word));
    return (
      /[.!?]$/.test(text) &&
      words.length >= fewestWords &&
      words.some(isSaid) &&
      !words.slice(0, firstWords).some((word) => sectionKind(word) === "other")
    );
  });

const shapes = briefShapes({
  at: "^({reading.roles.at})¶",
  now: "{reading.dates.present}",
  and: "^({reading.dates.and})¶",
});

/** What the words of a language say about roles. */
const grammarOf = (code: string) => ({
  ...relationsOf(code),
  ...shapes(code),
  small: briefWords(code, "small"),
  /** English puts what narrows a title before it. */
  narrowsBefore: code === "en",
});
type Grammar = ReturnType<typeof grammarOf>;

type Dates = Pick<Role, "from" | "to" | "current">;
/** What a part of a sentence says of one role. */
type Clause = Dates & {
  start: number;
  title: string | null;
  employer: string | null;
  /** Work begins. */
  begins: boolean;
  /** "Since then" */
  thereafter: boolean;
  /** "At the same company" */
  isSame: boolean;
  /** A word such as "was" leads to its title. */
  isTold: boolean;
};

/** The parts of a sentence, each with one title: "From 2003 to 2009 I was a driver, from 2009 to 2012 a clerk". */
function clausesOf(sentence: Fragment, monthFirst: boolean, says: Grammar): Clause[] {
  const ranges = dateRangesIn(sentence.low, monthFirst);
  const words = wordsOf(sentence, ranges, says);
  const [titles, employers] = [titlesIn(words, says), employersIn(words, says)];
  /** Where the part of a title begins: with the last sign or "and" that leaves dates to both. */
  const cutBefore = (start: number, before: Part, after: Part | undefined) => {
    const signs = words.filter(
      (word) => word.start > before.end && word.start <= start && (word.isApart || says.and.test(word.low)),
    );
    const end = after?.start ?? Infinity;
    const dated = signs.filter((sign) => ranges.some((range) => range.end > sign.start && range.end < end));
    return (dated.at(-1) ?? signs.at(-1))?.start ?? start;
  };
  const cuts = titles
    .slice(1)
    .map(({ start }, before) => cutBefore(start, titles[before]!, titles[before + 2]));
  let employer: string | null = null;
  return [0, ...cuts].map((from, part) => {
    const to = cuts[part] ?? sentence.text.length;
    // A period may begin with "(" or "from".
    const isHere = ({ end }: { end: number }) => end > from && end <= to;
    const own = words.filter(isHere);
    const title = titles.find(isHere);
    // "… at Kestrel, first as a packer (2006), then as a clerk (2011)"
    employer = likeliest(employers.filter(isHere), title, sentence) ?? employer;
    return {
      start: sentence.start + from,
      title: title ? written(sentence, title) : null,
      employer,
      ...datesOf(
        nearest(ranges.filter(isHere), title),
        own,
        says.now.test(sentence.low.slice(from, to)),
        says,
      ),
      begins: own.some(({ low }) => says.begins(low)),
      thereafter: own.some(({ low, isDate }) => !isDate && says.thereafter(low)),
      isTold: title?.worth === 2,
      isSame: own.some(({ low }) => says.same(low)),
    };
  });
}

/** The dates of a clause, the nearest to its title first. */
const nearest = (ranges: readonly DateRange[], title: Part | undefined) =>
  title
    ? ranges.toSorted((a, b) => Math.abs(a.start - title.start) - Math.abs(b.start - title.start))
    : ranges;

/** The dates of a clause: a period, or where work begins and where it ends. */
function datesOf(ranges: readonly DateRange[], words: readonly Word[], now: boolean, says: Grammar): Dates {
  const period = ranges.find(({ single, from }) => !single && from);
  if (period) return { from: period.from, to: period.to, current: period.current };
  const leaving = words.find(({ low }) => says.leaves(low));
  const end =
    ranges.find(({ single }) => !single) ?? ranges.find(({ start }) => leaving && start > leaving.start);
  const from = ranges.find((range) => range.single && range !== end)?.from ?? null;
  return { from, to: end?.to ?? null, current: !end && now };
}

/** A word of a sentence. `isApart`: a sign is before it; `isDate`: it belongs to a date or leads to one. */
type Word = { text: string; low: string; start: number; end: number; isApart: boolean; isDate: boolean };

/** "S.A.", "St.", "l'", "Node.js" */
const anyWord =
  /\p{L}(?:\.\p{L})+\.?|\p{Lu}\p{Ll}?\.(?=\s\p{Lu})|\p{L}{1,2}'(?=\p{Ll})|\p{Ll}{1,2}'(?=\p{L})|[\p{L}\d][\p{L}\d+#&-]*(?:[.'](?=\p{L})[\p{L}\d+#&-]+)*/gu;

function wordsOf({ text, low }: Fragment, ranges: readonly DateRange[], says: Grammar): Word[] {
  let reached = 0;
  const words = [...text.matchAll(anyWord)].map(({ 0: word, index: start }) => {
    const end = start + word.length;
    const isApart =
      /[^\s&/"]/.test(text.slice(reached, start)) ||
      /\..\.$/.test(text.slice(Math.max(0, reached - 3), reached));
    const isDate = ranges.some((range) => start < range.end && end > range.start);
    reached = end;
    return { text: word, low: low.slice(start, end), start, end, isApart, isDate };
  });
  // "in the" of "in the summer of 2012"
  for (let at = words.length - 2; at >= 0; at--)
    words[at]!.isDate ||= words[at + 1]!.isDate && !words[at + 1]!.isApart && isLink(words[at]!, says);
  return words;
}

/** A part of a sentence, by the positions in it, and how likely it is to be what it may be. */
type Part = { start: number; end: number; worth: number };

const written = ({ text }: Fragment, { start, end }: Part) => tidy(text.slice(start, end));

const isLink = ({ low }: Word, says: Grammar) => {
  const word = low.replace(/'$/, "");
  return word !== low || says.small.has(word) || says.leads(word) || says.articles(word);
};
const isVerb = (low: string, says: Grammar) =>
  [says.held, says.joins, says.begins, says.leaves].some((is) => is(low));
const isContent = (word: Word | undefined, says: Grammar): word is Word =>
  word !== undefined && !word.isDate && !isLink(word, says) && !isVerb(word.low, says);

/** Whether a word names an occupation, also in "enfermeira-chefe". */
const isTrade = ({ low }: Word) => isOneOccupation(low) || low.split("-").some(isOneOccupation);

/**
 * Titles: an occupation after "as" or "was", before an employer or at the beginning. After "as" and "was a", before an
 * employer, any words are one, and so is a noun in capitals after "war".
 */
function titlesIn(words: readonly Word[], says: Grammar): Part[] {
  const parts: Part[] = [];
  const hasEmployer = employersIn(words, says).length > 0;
  for (let at = 0; at < words.length; at++) {
    if (says.seeks(words[at]!.low)) break;
    const isNamed = isTrade(words[at]!);
    const first = isNamed ? firstOf(words, at, says) : at;
    const isHeld = isAfterHolding(words, first, says);
    if (!isContent(words[at], says) || !(isNamed || (isHeld && mayBeTrade(words, at, says)))) continue;
    const last = lastOf(words, at, says, !isNamed);
    const next = words[last + 1];
    const isBefore = employerAt(words, last + 1, says) !== null;
    // "… with Horizon as an oarsman between 2009 and 2011"
    const isClosed = isAs(words, at, says) && (!next || next.isApart || next.isDate) && hasEmployer;
    const isAlone = isBefore && (words[first]!.isApart || words[first - 1]?.isDate);
    const worth = isHeld || isAlone ? 2 : isBefore || first === 0 ? 1 : 0;
    if (!worth || !(isNamed || isBefore || isClosed)) continue;
    parts.push({ start: words[first]!.start, end: words[last]!.end, worth });
    at = last;
  }
  const best = Math.max(...parts.map(({ worth }) => worth));
  return parts.filter(({ worth }) => worth === best);
}

/** Whether any word may be a trade where this one is: after "as", an article, or in capitals. */
function mayBeTrade(words: readonly Word[], at: number, says: Grammar): boolean {
  const { text, isApart } = words[at]!;
  return isAs(words, at, says) || says.articles(words[at - 1]?.low ?? "") || (isProper(text) && !isApart);
}

/** Whether "as", "as a" or the like is right before a word. */
function isAs(words: readonly Word[], at: number, says: Grammar): boolean {
  const [before = "", earlier = ""] = [words[at - 1]?.low, words[at - 2]?.low];
  const isBetween = says.articles(before) || (says.small.has(before) && !says.leads(before));
  return says.as(before) || (isBetween && says.as(earlier));
}

function firstOf(words: readonly Word[], at: number, says: Grammar): number {
  let first = at;
  while (first > 0 && !words[first]!.isApart && isContent(words[first - 1], says)) first--;
  return first;
}

/** Where a title ends that has its occupation at `at`: "jefa de proyecto", "Leiter Einkauf", "Head of Sales". */
function lastOf(words: readonly Word[], at: number, says: Grammar, isUnknown: boolean): number {
  let last = at;
  const isSmall = beginsSmall(words[at]!.text);
  const goesOn = (next: number) => {
    const word = words[next];
    if (!isContent(word, says) || word.isApart || hasOrganizationMark(word.low)) return false;
    if (languageNamed(word.low) || /^\p{Lu}{2,4}$/u.test(word.text)) return true;
    return beginsSmall(word.text) ? isSmall || isTrade(word) : !isSmall;
  };
  for (;;) {
    const next = words[last + 1];
    if (!next || next.isApart) return last;
    const isJoined = says.and.test(next.low) && words[last + 2] && isTrade(words[last + 2]!);
    if ((isJoined || says.of(next.low.replace("'", ""))) && goesOn(last + 2)) last += 2;
    else if (goesOn(last + 1) && (isUnknown || !says.narrowsBefore || isProper(next.text) || isTrade(next)))
      last++;
    else return last;
  }
}

/** Whether "as", "was" or the like is before a word, with nothing but articles, pronouns and dates between. */
function isAfterHolding(words: readonly Word[], at: number, says: Grammar): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const { low, isDate } = words[before]!;
    if (!isDate && (says.as(low) || says.held(low))) return true;
    if (!isDate && !says.articles(low) && !says.of(low) && (!says.small.has(low) || says.leads(low)))
      return false;
  }
  return false;
}

/** Names after "at", "to", "joined" and the like, which are no places. */
const employersIn = (words: readonly Word[], says: Grammar): Part[] =>
  words.flatMap((_, at) => employerAt(words, at, says) ?? []);

/** Words between a preposition and a name: "at the textile company Orrin". */
const mostBetween = 4;

function employerAt(words: readonly Word[], at: number, says: Grammar): Part | null {
  const lead = words[at];
  if (!lead || lead.isDate) return null;
  const isAt = says.at.test(lead.low);
  const joins = says.joins(lead.low);
  const word = lead.low.replace("'", "");
  const isInto = says.into(word);
  const isOf = says.of(word);
  if (!isAt && !joins && !isInto && !isOf && !says.away(word)) return null;
  let first = at + 1;
  while (
    words[first] &&
    !words[first]!.isApart &&
    isLink(words[first]!, says) &&
    beginsSmall(words[first]!.text)
  )
    first++;
  let name = first;
  while (
    name - at <= mostBetween &&
    words[name] &&
    !words[name]!.isApart &&
    beginsSmall(words[name]!.text) &&
    !isVerb(words[name]!.low, says)
  )
    name++;
  const [head] = [words[name]];
  if (!head || head.isApart || head.isDate || !isProper(head.text)) return null;
  const last = endOfName(words, name, says);
  const text = words
    .slice(first, last + 1)
    .map(({ low }) => low)
    .join(" ");
  const isMarked = hasOrganizationMark(text);
  const own = words
    .slice(name, last + 1)
    .map(({ low }) => low)
    .join(" ");
  if (
    !isMarked &&
    (isTown(own) || isRegion(own) || languageNamed(own) || (isTrade(head) && (last === name || !isInto)))
  )
    return null;
  const isDescribed = name > first;
  if (name > first + 1 && !isMarked && !isAt && !says.articles(words[first - 1]!.low)) return null;
  const worth =
    (isMarked ? 2 : 0) + (joins ? 2 : 0) + (isAt ? 1 : 0) - (isDescribed ? 0.5 : 0) - (isOf ? 1 : 0);
  return { start: words[first]!.start, end: words[last]!.end, worth };
}

function endOfName(words: readonly Word[], at: number, says: Grammar): number {
  let last = at;
  const isName = (index: number) => {
    const word = words[index];
    if (!word || word.isDate || !isProper(word.text)) return false;
    return !says.small.has(word.low) || isProper(words[index + 1]?.text ?? "");
  };
  for (;;) {
    const next = words[last + 1];
    if (!next || next.isDate) return last;
    if (next.isApart ? legalFormIn(next.low)?.index === 0 : isName(last + 1)) last++;
    else if (!next.isApart && says.of(next.low) && isName(last + 2) && !words[last + 2]!.isApart) last += 2;
    else return last;
  }
}

/** The employer of a clause: the likeliest name, and of two the first after the title. */
function likeliest(employers: readonly Part[], title: Part | undefined, sentence: Fragment): string | null {
  const isAfter = ({ start }: Part) => Number(title !== undefined && start > title.start);
  const [best] = employers.toSorted((a, b) => b.worth - a.worth || isAfter(b) - isAfter(a));
  return best ? written(sentence, best) : null;
}

/** The clauses of each role: a title begins one, unless what is before says only where or when. */
function groupsOf(clauses: readonly Clause[]): Clause[][] {
  const groups: Clause[][] = [];
  for (const clause of clauses) {
    const open = groups.at(-1);
    const has = (field: "title" | "employer" | "from" | "to") => open?.some((one) => one[field]) ?? false;
    const isNew = clause.title
      ? has("title") || (clause.employer && has("employer")) || (clause.from && has("from"))
      : (clause.employer && (clause.begins || clause.from)) || (clause.from && clause.current);
    if (!open || isNew) groups.push([clause]);
    // "… and stayed until 2018."
    else if (clause.title || (clause.to && !clause.from && !has("to"))) open.push(clause);
  }
  return groups;
}

type ToldRole = Role & Pick<Clause, "begins" | "thereafter" | "isSame" | "isTold">;

function roleOf(group: readonly Clause[], end: number): ToldRole | null {
  const first = <Field extends "title" | "employer" | "from" | "to">(field: Field) =>
    group.find((one) => one[field])?.[field] ?? null;
  const title = first("title") ?? "";
  const [from, to] = [first("from"), first("to")];
  const thereafter = group.some((one) => one.thereafter);
  if (!(from || to || thereafter)) return null;
  return {
    title,
    organization: first("employer"),
    from,
    to,
    current: !to && group.some(({ current }) => current),
    span: { start: group[0]!.start, end },
    begins: group.some(({ begins }) => begins),
    thereafter,
    isSame: group.some(({ isSame }) => isSame),
    isTold: group.some(({ isTold }) => isTold),
  };
}

/** What the roles beside say: work goes on "since then", at "the same company", or until the next begins. */
function withNeighbours(roles: readonly ToldRole[]): Role[] {
  const done: Role[] = [];
  for (const { begins, thereafter, isSame, isTold: _, ...role } of roles) {
    const before = done.at(-1);
    if (!role.title) continue;
    if (isSame) role.organization ??= before?.organization ?? null;
    if (before?.to && (!role.to || before.to < role.to)) role.from ??= before.to;
    const { from } = role;
    if (!from) continue;
    if (!role.to && !role.current) {
      const next = roles
        .flatMap((other) => (other.from && other.from > from ? other.from : []))
        .toSorted()[0];
      if (begins && next) role.to = next;
      else if (begins || thereafter) role.current = true;
      // A year alone may be that of anything.
      else continue;
    }
    done.push(role);
  }
  return done;
}
