import { conceptsIn } from "@/lib/language/concepts";
import { onOneLine, endsIn, spaced, trimmed } from "@/lib/language/letters";
import type { Line } from "@/lib/language/line";
import { goesOn, linesOf, sourceText } from "@/lib/language/lines";
import { inAllLanguages, listed, regex, anyUnfoldedWord } from "@/lib/language/lists";
import { statedYears } from "@/lib/language/stated-years";
import { educationAsked } from "@/lib/language/studies";
import { withoutEvery, after, has } from "./cut";
import { isOnlyFacts, bareTitle, titleLeading, titleSought } from "@/lib/language/job-title";
import { headingOf, type Part } from "./headings";

/** Sentence ends: after a word, capitals, a digit or a bracket, but not after "e.g.", "Sr." and "max. 35". */
const ends = [
  '(?<=(?:\\p{L}{3}|\\p{Lu}{2}|\\d|\\))[.!?])\\s+(?=[\\p{Lu}“"¿¡•*-])',
  "(?<=(?:\\p{L}{5}|\\)|\\d)[.!?])\\s+(?=[\\d\\p{Ll}])",
  "(?<=\\p{Ll}{4}\\s\\p{Lu}\\.)\\s+(?=\\p{Lu})",
  "(?<=\\))\\s+(?=\\p{Lu}\\p{Ll}+ \\p{Ll})",
];
/** "1. März" does not end a sentence. */
const date = `(?<=\\b\\d{1,2}\\.)\\s+${anyUnfoldedWord(inAllLanguages("months"))}(?!\\p{L})`;
const sentenceEnd = new RegExp(`(?!${date})(?:${ends.join("|")})`, "u");

/** Longer sentences are cut: only files of nothing but commas have them. */
const longestSentence = 4_000;
const greeting = regex("^{greetings}(-|,|:|.|!)?");

/** Splits a line into sentences, without greetings. */
export const sentences = (text: string) =>
  text
    .split(sentenceEnd)
    .map((part) => withoutEvery(part.slice(0, longestSentence), greeting))
    .filter((part) => part.length > 2);

/** A line without its bullet and markup; `item` if it had a bullet, `strong` if some of it is bold. */
export type PageLine = { text: string; item: boolean; strong: boolean };

/** The lines of a page, with those joined that the page's width broke. */
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

/** `whole` if it is an item of a list that must not be split further. */
export type Statement = { text: string; part: Part; whole?: boolean };

const offers = regex("{offers}");
const asks = regex("{asks}");
const tells = regex("{telling}");
const work = regex("^{verbs}");
const asksOfCandidate = regex("({asks}|{must}|{nice}|{you}|{someone}|{introducing})");
const ofItself = regex("^{ofItself}");
const longestTitle = 80;
const longestName = 3;

const mailHeader = regex("^{mailHeaders}( )?:");
const withThat = regex("{means} ");
const colon = regex(":");

/** A title without equal-opportunity marks such as "(m/f/d)" and without what follows a bar. */
const titleOf = (text: string) => trimmed(bareTitle(text).split(" | ")[0]!, " ,:–-?").slice(0, 160);

/** Whether a page's first line looks like a title: short, and no sentence. */
const isTitle = (line: string) =>
  line.length <= longestTitle && spaced(line).length <= 10 && !endsIn(line, ".!?;") && !titleSought(line);

/**
 * Reads an advertisement of any layout into statements with their parts, without headings and titles. `asides` are
 * sentences that tell the reader something and ask nothing of a candidate.
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
    // In a list only "Job title: Nurse" and bold text are headings.
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
      // "We are looking for a nurse with two years on a ward": names the role; the rest may be a requirement.
      const sought =
        titleSought(sentence) ?? (mayLead(line) ? titleLeading(sentence, !statements.length) : null);
      if (sought) title ??= titleOf(sought.title) || null;
      if (has(sentence, offers) || (!sought && isOfItself(sentence))) asides.push(sentence);
      else statements.push(...itemsOf(sought ? askedBeside(sought.rest) : sentence, part));
    }
  }
  if (description.length > longestMessage || statements.some((one) => one.part !== "about"))
    return { title, statements, asides: [] };
  // In a short text without headings every statement is a requirement, except what only informs the reader.
  const { telling = [], asking = [] } = Object.groupBy(statements, ({ text }) =>
    isAside(text) ? "telling" : "asking",
  );
  const musts = asking.map((one): Statement => ({ ...one, part: "must" }));
  return { title, statements: musts, asides: [...asides, ...telling.map(({ text }) => text)] };
}

/** Whether a sentence only states facts of the job: "Start: 1 March". */
const isFacts = (sentence: string) => isOnlyFacts(sentence) || isOnlyFacts(sentence.replace(label, ""));
const label = /^[^:]{1,30}:\s*/;
/** Whether an organization only describes itself. */
const isOfItself = (sentence: string) => has(sentence, ofItself) && !has(sentence, asks);

/** "Knowledge of: budgets; audits; grants" lists things; each is a statement of its own. */
function itemsOf(text: string, part: Part): Statement[] {
  const items = text.split(/;\s+/);
  return items
    .map((item) => ({ text: item.trim(), part, ...(items.length > 2 && { whole: true }) }))
    .filter((item) => item.text.length > 2);
}

/** The requirement after the role in a sentence that names it, without the place and the employer. */
function askedBeside(rest: string): string {
  const [, head = rest, next = ""] = /^(.*?)(?:[,:;.]|\s[-–]\s)\s*(.*)/.exec(rest) ?? [];
  const having = after(head, withThat);
  return having === null ? next : rest.slice(head.length - having.length).trim();
}

const longestMessage = 1_500;
/** One or two words, or "one or another", are a requirement even if unknown: "Stone setting. Silae or ADP." */
const named = new RegExp(`^\\S+(?:\\s\\S+)?$|^\\S+\\s(?:${listed("or")}|${listed("and")})\\s\\S+$`, "u");

/** Whether a sentence of a message only informs its reader, or is not understood at all. */
function isAside(text: string): boolean {
  if (has(text, asksOfCandidate) || statedYears(text) || educationAsked(text) > 0) return false;
  return has(text, tells) || (isProse(text) && !conceptsIn(text).length && !has(text, work));
}

const isProse = (text: string) => endsIn(text, ".!?") && !has(text, named) && text.split(/[,;:]/).length < 3;
