import { conceptsIn } from "@/lib/language/concepts";
import { onOneLine, endsIn, spaced, trimmed } from "@/lib/language/letters";
import { goesOn, type Line, linesOf, sourceText } from "@/lib/language/lines";
import { everyLanguages, listed, worded, anyWritten } from "@/lib/language/lists";
import { statedYears } from "@/lib/language/stated-years";
import { educationAsked } from "@/lib/language/studies";
import { withoutEvery, after, has } from "./cut";
import { isOnlyFacts, bareTitle, titleLeading, titleSought } from "@/lib/language/job-title";
import { headingOf, type Part } from "./headings";

/** A word, an abbreviation in capitals, a level or a bracket ends a sentence; "e.g.", "Sr." and "max. 35" do not. */
const ends = [
  '(?<=(?:\\p{L}{3}|\\p{Lu}{2}|\\d|\\))[.!?])\\s+(?=[\\p{Lu}“"¿¡•*-])',
  "(?<=(?:\\p{L}{5}|\\)|\\d)[.!?])\\s+(?=[\\d\\p{Ll}])",
  "(?<=\\p{Ll}{4}\\s\\p{Lu}\\.)\\s+(?=\\p{Lu})",
  "(?<=\\))\\s+(?=\\p{Lu}\\p{Ll}+ \\p{Ll})",
];
/** "1. März" goes on. */
const date = `(?<=\\b\\d{1,2}\\.)\\s+${anyWritten(everyLanguages("months"))}(?!\\p{L})`;
const sentenceEnd = new RegExp(`(?!${date})(?:${ends.join("|")})`, "u");

/** No sentence is longer; a file of nothing but commas is. */
const longestSentence = 4_000;
const greeting = worded("^{greetings}(-|,|:|.|!)?");

/** A sentence at a time where a line holds several. */
export const sentences = (text: string) =>
  text
    .split(sentenceEnd)
    .map((part) => withoutEvery(part.slice(0, longestSentence), greeting))
    .filter((part) => part.length > 2);

/** A line of a page without its bullet and its marks; `item` where it had one, `strong` where some of it is bold. */
export type PageLine = { text: string; item: boolean; strong: boolean };

/** The lines of a page. One that the page broke waits for more, or the next begins small; neither is a bullet. */
export function pageLines(page: string): PageLine[] {
  const lines: PageLine[] = [];
  let before: Line | null = null;
  for (const line of linesOf(sourceText(page))) {
    const written = page.slice(line.start, line.end);
    const text = onOneLine(written.replaceAll("**", "").replaceAll("()", "")).trim();
    const last = lines.at(-1);
    const isPart = before && !page.slice(before.end, line.start).includes("\n");
    if (last && before && (isPart || goesOn(before, line))) last.text += ` ${text}`;
    else lines.push({ text, item: line.bullet, strong: written.includes("**") });
    before = line;
  }
  return lines;
}

/** `whole` where it is one of a list that was taken apart already. */
export type Statement = { text: string; part: Part; whole?: boolean };

const offers = worded("{offers}");
const asks = worded("{asks}");
const tells = worded("{telling}");
const work = worded("^{verbs}");
const asksOfCandidate = worded("({asks}|{must}|{nice}|{you}|{someone}|{introducing})");
const ofItself = worded("^{ofItself}");
const longestTitle = 80;
const longestName = 3;

const mailHeader = worded("^{mailHeaders}( )?:");
const withThat = worded("{means} ");
const colon = worded(":");

/** A title without the marks that only say it is open to everyone, and without what a page tells beside it. */
const titleOf = (text: string) => trimmed(bareTitle(text).split(" | ")[0]!, " ,:–-?").slice(0, 160);

/** The first line of a page is its title if it looks like one: short, and no sentence. */
const isTitle = (line: string) =>
  line.length <= longestTitle && spaced(line).length <= 10 && !endsIn(line, ".!?;") && !titleSought(line);

/**
 * An advertisement of any layout as statements, each with the part it stands in; headings and titles left out. What a
 * message tells its reader, and asks nothing of a candidate, stands aside.
 */
export function readStatements(description: string) {
  const statements: Statement[] = [];
  const asides: string[] = [];
  let part: Part = "about";
  let title: string | null = null;
  let awaitsTitle = false;
  let begun = false;
  let greeted = false;
  const lines = pageLines(description);
  const mayLead = ({ item }: PageLine) => !title && part === "about" && !item;
  for (const line of lines) {
    const { item } = line;
    let { text } = line;
    // "Thanks!" and the name below it.
    const isName = greeted && line === lines.at(-1) && spaced(text).length <= longestName;
    greeted = !sentences(text).length;
    if (greeted || isName || (!begun && has(text, mailHeader))) continue;
    const isFirst = !title && !begun;
    begun = true;
    const announced = headingOf(text);
    // Of what stands in a list only "Job title: Nurse" and what is bold head anything.
    const isHead = !item || line.strong || (announced === "title" && text.includes(": "));
    const heading = isHead ? announced : null;
    if (heading === "title" || awaitsTitle) {
      const titleLine = heading === "title" ? (after(text, colon) ?? "").trim() : text;
      if (titleLine) title ??= titleOf(titleLine);
      awaitsTitle = !titleLine;
      continue;
    }
    if (heading) {
      part = heading.part;
      text = heading.rest;
    } else if (isFirst && !item && lines.length > 1 && isTitle(text)) {
      title = titleOf(text);
      continue;
    }
    for (const sentence of sentences(text)) {
      if (isFacts(sentence)) continue;
      // "We are looking for a nurse with two years on a ward": names the role; what else it says may ask.
      const sought =
        titleSought(sentence) ?? (mayLead(line) ? titleLeading(sentence, !statements.length) : null);
      if (sought) title ??= titleOf(sought.title) || null;
      if (has(sentence, offers) || (!sought && isOfItself(sentence))) asides.push(sentence);
      else statements.push(...itemsOf(sought ? askedBeside(sought.rest) : sentence, part));
    }
  }
  if (description.length > longestMessage || statements.some((one) => one.part !== "about"))
    return { title, statements, asides: [] };
  // A text without headings that is no longer than a message asks throughout, but for what it tells its reader.
  const { telling = [], asking = [] } = Object.groupBy(statements, ({ text }) =>
    isAside(text) ? "telling" : "asking",
  );
  const musts = asking.map((one): Statement => ({ ...one, part: "must" }));
  return { title, statements: musts, asides: [...asides, ...telling.map(({ text }) => text)] };
}

/** Facts of the job ask for nothing: "Start: 1 March". */
const isFacts = (sentence: string) => isOnlyFacts(sentence) || isOnlyFacts(sentence.replace(label, ""));
const label = /^[^:]{1,30}:\s*/;
/** What an organization says of itself asks for nothing. */
const isOfItself = (sentence: string) => has(sentence, ofItself) && !has(sentence, asks);

/** "Knowledge of: budgets; audits; grants" lists things; each is a statement of its own. */
function itemsOf(text: string, part: Part): Statement[] {
  const items = text.split(/;\s+/);
  return items
    .map((item) => ({ text: item.trim(), part, ...(items.length > 2 && { whole: true }) }))
    .filter((item) => item.text.length > 2);
}

/** What a sentence that names the role says after it: the place and whom it is for are no part of what is asked. */
function askedBeside(rest: string): string {
  const [, head = rest, next = ""] = /^(.*?)(?:[,:;.]|\s[-–]\s)\s*(.*)$/.exec(rest) ?? [];
  const having = after(head, withThat);
  return having === null ? next : rest.slice(head.length - having.length).trim();
}

const longestMessage = 1_500;
/** A word or two, or one thing or another, ask although nobody knows them: "Stone setting. Silae or ADP." */
const named = new RegExp(`^\\S+(?:\\s\\S+)?$|^\\S+\\s(?:${listed("or")}|${listed("and")})\\s\\S+$`, "u");

/** Whether a sentence of a message tells its reader something, or is not understood at all. */
function isAside(text: string): boolean {
  if (has(text, asksOfCandidate) || statedYears(text) || educationAsked(text) > 0) return false;
  return has(text, tells) || (isProse(text) && !conceptsIn(text).length && !has(text, work));
}

const isProse = (text: string) => endsIn(text, ".!?") && !has(text, named) && text.split(/[,;:]/).length < 3;
