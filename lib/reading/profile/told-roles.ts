import { briefLanguage, briefShapes, briefWords } from "@/lib/reading/language/brief-words";
import { dateRangesIn } from "@/lib/reading/language/dates";
import { cutAt, type Fragment } from "@/lib/reading/language/fragments";
import { hasOrganizationMark, isOneOccupation, legalFormIn, wordsIn } from "@/lib/reading/language/job-words";
import { beginsSmall, isProper } from "@/lib/reading/language/letters";
import type { Line } from "@/lib/reading/language/line";
import { onOne, tidy } from "@/lib/reading/language/lines";
import { overlap, type Span, spansOf } from "@/lib/reading/language/mask";
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
  const telling = paragraphs.flatMap((paragraph) => {
    const sentences = cutAt(paragraph, [...paragraph.text.matchAll(sentenceEnd)]).filter(isTelling);
    return sentences.length > 0 ? { paragraph, sentences } : [];
  });
  if (telling.length === 0) return [];
  const grammar = grammarOf(briefLanguage(paragraphs.map(({ text }) => text).join("\n")));
  const told = telling.flatMap(({ paragraph, sentences }) => {
    const own = joined(sentences.flatMap((one) => clausesOf(one, paragraph.monthFirst, grammar)));
    return own.map((clause, at) => ({ ...clause, end: own[at + 1]?.start ?? paragraph.end }));
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

/** Whether a text begins with leisure: "In meiner Freizeit bin ich seit 2010 Trainer." */
export const isLeisure = ({ text, low }: Fragment) =>
  text.endsWith(".") &&
  wordsIn(low)
    .slice(0, firstWords)
    .some((word) => sectionKind(word) === "other");

const isTelling = (sentence: Fragment) =>
  /[.!?]$/.test(sentence.text) && wordsIn(sentence.low).length >= fewestWords && !isLeisure(sentence);

const shapes = briefShapes({
  at: "^({reading.roles.at})¶",
  now: "{reading.dates.present}",
  and: "^({reading.dates.and})¶",
});

/*
 * Sentences are read by a grammar. Each word becomes a letter, with a comma before it where a sign is: "Since 2019 I
 * have been a cook at Kestrel Freight" becomes "DDssHat@NN".
 *
 *   D  a date, or what leads to one   @  "at"                 t T  an occupation, small or with a capital
 *   A  "as"                           i  "in", "by"           w N  another word, small or with a capital
 *   H  "was", "been"                  y  "to", "from"         m M  one of organizations: "school"
 *   J  "joined"                       o  "of"                 U    an abbreviation
 *   V  "began", "left"                e  "and"                L    a language
 *   S  "look for"                     a  an article           F    a legal form
 *                                     s  another small word
 */
function grammarOf(code: string) {
  const says = { ...relationsOf(code), ...shapes(code) };
  const small = briefWords(code, "small");
  const links: readonly [string, (word: string) => boolean][] = [
    ["S", says.seeks],
    ["J", says.joins],
    ["A", says.as],
    ["H", says.held],
    ["V", (word) => says.begins(word) || says.leaves(word)],
    ["@", (word) => says.at.test(word)],
    ["o", says.of],
    ["i", says.into],
    ["y", says.away],
    ["a", says.articles],
    ["e", (word) => says.and.test(word)],
    ["s", (word) => small.has(word)],
  ];
  const linkOf = (low: string) =>
    links.find(([, is]) => is(low.replace("'", "")))?.[0] ?? (low.endsWith("'") ? "a" : null);
  // English puts what narrows a title before it.
  const behind = code === "en" ? "" : "|(?<=[tw])w";
  const more = `e[tT]|(?<=[tw])o[wtUL]{1,4}|(?<=[TN])o[wtTNUL]{1,4}|[tTUL]|(?<=[TN])N${behind}`;
  const title = `(?:[wN]{1,3}o)?[wNtTU]{0,6}[tT](?:${more}){0,6}`;
  const employer = (lead: string, name: string) =>
    `(${lead}[J@iyo])[aosiy]{0,5}(${name}(?:[wm]o?a{0,2}){0,2}[NTMU](?:[NTMUL]|,?F|o[NTMU]){0,8})`;
  const isThere = `(?=${employer("?:", "?:")})`;
  return {
    ...says,
    linkOf,
    employer: new RegExp(employer("?<lead>", "?<name>"), "dg"),
    /** After "as" (but not "as well as") or "was", or between signs before an employer. */
    titles: new RegExp(
      `(?<=(?:(?<!A.)A|H)[aosD,]{0,12})${title}|(?<=[,D])${title}${isThere}|` +
        `(?<=(?<!A.)A[as]{0,4})[wNU]{1,5}(?:o[wN]{1,4})?(?=,|D|$|${isThere})|` +
        `(?<=H[asD]{0,12}(?:a|(?=N)))[wN]{1,5}${isThere}`,
      "g",
    ),
    /** At the beginning, or before an employer. */
    bareTitles: new RegExp(`^${title}|${title}${isThere}`, "g"),
  };
}
type Grammar = ReturnType<typeof grammarOf>;

/** "S.A.", "St.", "l'", "Node.js" */
const anyWord = new RegExp(
  String.raw`\p{L}(?:\.\p{L})+\.?|\p{Lu}\p{Ll}?\.(?=\s\p{Lu})|\p{L}{1,2}'(?=\p{Ll})|\p{Ll}{1,2}'(?=\p{L})|` +
    String.raw`[\p{L}\d][\p{L}\d+#&-]*(?:[.'](?=\p{L})[\p{L}\d+#&-]+)*`,
  "gu",
);

/** The letters of a sentence, and for each its word's position. */
function lettersOf({ text, low }: Fragment, dates: readonly Span[], { linkOf }: Grammar) {
  const words = spansOf(anyWord, text).map((span, at, all) => {
    const between = text.slice(Math.max(0, (all[at - 1]?.end ?? 0) - 3), span.start);
    const isApart = at > 0 && /^.{3}\s*[^\s&/"]|\..\.\s/.test(between);
    return { ...span, isApart, word: text.slice(span.start, span.end), low: low.slice(span.start, span.end) };
  });
  const letters: string[] = [];
  for (let at = words.length - 1; at >= 0; at--) {
    const [{ word, low: folded, isApart, ...span }, next] = [words[at]!, words[at + 1]];
    const isInName = at > 0 && next !== undefined && !next.isApart && isProper(word) && isProper(next.word);
    const link = linkOf(folded);
    const leadsToDate = link && next && !next.isApart && letters[0] === "D";
    const isDate = dates.some((date) => overlap(date, span)) || leadsToDate;
    letters.unshift(isDate ? "D" : ((isInName ? null : link) ?? nounOf(word, folded)));
  }
  const marked = words.flatMap(({ isApart, ...word }, at) => [
    ...(isApart ? [{ ...word, letter: "," }] : []),
    { ...word, letter: letters[at]! },
  ]);
  return { words: marked, letters: marked.map(({ letter }) => letter).join("") };
}

function nounOf(word: string, low: string): string {
  if (legalFormIn(low)?.index === 0) return "F";
  if (isOneOccupation(low) || low.split("-").some(isOneOccupation)) return beginsSmall(word) ? "t" : "T";
  if (hasOrganizationMark(low)) return beginsSmall(word) ? "m" : "M";
  if (/^\d+$/.test(word)) return "w";
  if (languageNamed(low)) return "L";
  if (/^\p{Lu}{2,4}$/u.test(word)) return "U";
  return beginsSmall(word) ? "w" : "N";
}

/** What a part of a sentence says of one role. */
type Clause = Pick<Role, "from" | "to" | "current"> & {
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
function clausesOf(sentence: Fragment, monthFirst: boolean, grammar: Grammar): Clause[] {
  const ranges = dateRangesIn(sentence.low, monthFirst);
  const { words, letters } = lettersOf(sentence, ranges, grammar);
  const partOf = (from: number, length: number) => ({
    start: words[from]!.start,
    end: words[from + length - 1]!.end,
  });
  const write = ({ start, end }: Span) => tidy(sentence.text.slice(start, end));
  const employers = [...letters.matchAll(grammar.employer)].flatMap(({ indices, groups }) => {
    const { lead = "", name = "" } = groups!;
    const part = partOf(indices!.groups!.name![0], name.length);
    const low = sentence.low.slice(part.start, part.end);
    const isMarked = /[mM]/.test(name);
    if (/^U+$/.test(name) && lead !== "J" && lead !== "@") return [];
    const isTrade = name === "T" || (name.startsWith("T") && lead !== "i");
    if (!isMarked && (isTrade || isTown(low) || isRegion(low))) return [];
    const worth = Number(isMarked) * 2 + (worths[lead] ?? 0) - Number(beginsSmall(low)) / 2;
    return { ...part, worth };
  });
  const beforeSought = letters.split("S", 1)[0]!;
  const found = (pattern: RegExp) =>
    [...beforeSought.matchAll(pattern)]
      .filter(([own]) => /[tT]/.test(own) || employers.length > 0)
      .map(({ 0: { length }, index }) => partOf(index, length));
  const told = found(grammar.titles);
  const titles = told.length > 0 ? told : found(grammar.bareTitles);
  // A part begins with the last sign or "and" that leaves dates to it and the one before.
  const cuts = titles.slice(1).map(({ start }, at) => {
    const end = titles[at + 2]?.start ?? Infinity;
    const signs = words.filter(
      (word) => ",e".includes(word.letter) && word.start > titles[at]!.end && word.start <= start,
    );
    const isDated = (sign: Span) => ranges.some((range) => range.end > sign.start && range.end < end);
    return (signs.findLast(isDated) ?? signs.at(-1))?.start ?? start;
  });
  let employer: string | null = null;
  return [0, ...cuts].map((from, at) => {
    // A period may begin with "(" or "from".
    const isHere = ({ end }: Span) => end > from && end <= (cuts[at] ?? sentence.text.length);
    const title = titles.find(isHere);
    const own = words.filter(isHere);
    const says = (is: (word: string) => boolean) => own.some(({ low, letter }) => letter !== "D" && is(low));
    const isAfter = ({ start }: Span) => Number(title !== undefined && start > title.start);
    const [best] = employers
      .filter(isHere)
      .toSorted((one, other) => other.worth - one.worth || isAfter(other) - isAfter(one));
    // "… at Kestrel, first as a packer (2006), then as a clerk (2011)"
    employer = best ? write(best) : employer;
    const away = ({ start }: Span) => Math.abs(start - (title?.start ?? start));
    const dates = ranges.filter(isHere).toSorted((one, other) => away(one) - away(other));
    const period = dates.find((range) => !range.single && range.from);
    const leaving = own.find(({ low }) => grammar.leaves(low))?.start ?? Infinity;
    const end = dates.find(({ single }) => !single) ?? dates.find(({ start }) => start > leaving);
    return {
      start: sentence.start + from,
      title: title ? write(title) : null,
      employer,
      from: (period ?? dates.find((range) => range !== end))?.from ?? null,
      to: end?.to ?? null,
      current: end ? end.current : grammar.now.test(own.map(({ low }) => low).join(" ")),
      begins: own.some(({ low }) => grammar.begins(low)),
      thereafter: says(grammar.thereafter),
      isSame: says(grammar.same),
      isTold: title !== undefined && told.length > 0,
    };
  });
}

/** How likely a name is an employer by what leads to it. */
const worths: Record<string, number> = { J: 2, "@": 1, o: -1 };

/** The clauses of each role as one: a title begins one, unless what is before says only where or when. */
function joined(clauses: readonly Clause[]): Clause[] {
  const roles: Clause[] = [];
  for (const clause of clauses) {
    const open = roles.at(-1);
    const { title, employer, from, to } = clause;
    const isNew = title
      ? open?.title || (employer && open?.employer) || (from && open?.from)
      : (employer && (clause.begins || from)) || (from && clause.current);
    if (!open || isNew) roles.push(clause);
    // "… and stayed until 2018."
    else if (title || (to && !from && !open.to)) {
      const both = Object.entries(open).map(([key, value]) => [key, value || clause[key as keyof Clause]]);
      roles[roles.length - 1] = { ...(Object.fromEntries(both) as Clause), start: open.start };
    }
  }
  return roles;
}

/** The roles with what those beside say: work goes on "since then", at "the same company", or until the next begins. */
function withNeighbours(clauses: readonly (Clause & { end: number })[]): Role[] {
  const roles: Role[] = [];
  for (const { start, end, title, ...clause } of clauses) {
    const before = roles.at(-1);
    let { from, to } = clause;
    if (before?.to && (clause.thereafter || to) && (!to || before.to < to)) from ??= before.to;
    if (!title || !from) continue;
    const later = clauses.flatMap((other) => (other.from && other.from > from ? other.from : [])).toSorted();
    if (!to && !clause.current && clause.begins) to = later[0] ?? null;
    const current = !to && (clause.current || clause.begins || clause.thereafter);
    // A year alone may be that of anything.
    if (!to && !current) continue;
    const organization = clause.employer ?? (clause.isSame ? (before?.organization ?? null) : null);
    roles.push({ title, organization, from, to, current, span: { start, end } });
  }
  return roles;
}
