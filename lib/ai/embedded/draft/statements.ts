import { asking } from "@/lib/language/asking";
import { fold } from "@/lib/language/fold";
import { isOnlyFacts } from "@/lib/language/job-facts";
import { bareTitle, titleLeading, titleSought } from "@/lib/language/job-title";
import { without } from "./cut";
import { conceptsIn } from "./requirement";

/** Which part of an advertisement a statement stands in; "none" is benefits, the employer and law. */
export type Part = "must" | "nice" | "duties" | "about" | "none";
/** `whole` where it is one of a list that was taken apart already. */
export type Statement = { text: string; part: Part; whole?: boolean };

/** How the headings of the parts begin. First match wins. */
const headings = (["nice", "none", "must", "duties", "about"] as const).map((part): [Part, RegExp] => [
  part,
  new RegExp(`^${asking((words) => words.headings[part])}`, "u"),
]);

const titleHeading = new RegExp(`^${asking((words) => words.titleHeadings)}$`, "u");
/** Only before a colon: alone these words head the part about the role. */
const titleLabel = new RegExp(`^${asking((words) => words.titleLabels)}$`, "u");
const bullets =
  /^[\s#*•●▪◦○■·\uF0B7\uF0D8\uF0A7\uF0FC➢–—\-~>]+|^\(?\d{1,2}[.)]\s+|(?:[\s*_]|(?<!\b\p{L})#)+$/gu;
const offers = new RegExp(`${asking((words) => words.offers)}|[£€$]\\s?\\d`, "u");
const longestHeading = 60;
const mostInHeading = 6;
/** Words of a heading that ends with a colon: "It would be great if you also have:". */
const mostAnnouncing = 10;

const clean = (line: string) =>
  line
    .replace(bullets, "")
    .replace(bullets, "")
    .replace(/\*\*|\(\s*\)/g, "")
    .replace(/^\s*:\s*/, "")
    .trim();

/** A word, an abbreviation in capitals, a level or a bracket ends a sentence; "e.g.", "Sr." and "max. 35" do not. */
const ends = [
  '(?<=(?:\\p{L}{3}|\\p{Lu}{2}|\\d|\\))[.!?])\\s+(?=[\\p{Lu}“"•*-])',
  "(?<=(?:\\p{L}{5}|\\)|\\d)[.!?])\\s+(?=[\\d\\p{Ll}])",
  "(?<=\\p{Ll}{4}\\s\\p{Lu}\\.)\\s+(?=\\p{Lu})",
  "(?<=\\))\\s+(?=\\p{Lu}\\p{Ll}+ \\p{Ll})",
  "\\s[•●▪]\\s",
];
const sentenceEnd = new RegExp(ends.join("|"), "u");

/** A sentence at a time where a line holds several. */
const sentences = (text: string) =>
  text
    .split(sentenceEnd)
    .map((part) => without(clean(part), greeting))
    .filter((part) => part.length > 2);

/** "Experience with Terraform" begins like a heading and asks for something. */
const asksOn = new RegExp(
  `^${asking((words) => words.prepositions)}|^(?:is|are|will|must) (?!looking|bring|have)`,
  "u",
);
const bulleted = /^\s*(?:[*•●▪◦○■·\uF0B7\uF0D8\uF0A7\uF0FC➢–—\->]+(?!\*)\s*\p{L}|\(?\d{1,2}[.)]\s)/u;

function headingOf(line: string): { part: Part; rest: string } | "title" | null {
  const mark = line.indexOf(":");
  const head = mark > 0 && mark <= longestHeading ? line.slice(0, mark) : line;
  if (head.length > longestHeading) return null;
  const folded = fold(head)
    .replace(/[^a-z' .-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (
    !folded ||
    folded.split(" ").length > (mark === line.length - 1 ? mostAnnouncing : mostInHeading) ||
    (/[.;,]$/.test(line.trim()) && mark < 0)
  )
    return null;
  if (titleHeading.test(folded) || (mark > 0 && titleLabel.test(folded))) return "title";
  const rest = mark > 0 && mark <= longestHeading ? line.slice(mark + 1).trim() : "";
  // "Experience: 5 years in sales" asks for something; only what stands alone, or names a part of the page, opens one.
  const found = headings
    .flatMap(([part, pattern]) => ({ part, length: pattern.exec(folded)?.[0].length ?? 0 }))
    .reduce((longest, one) => (one.length > longest.length ? one : longest));
  if (found.length) {
    const more = folded.slice(found.length).trim();
    if (mark < 0 && more.split(" ").length > 3) return null;
    if (asksOn.test(more) && (mark < 0 || rest)) return null;
    return { part: found.part, rest };
  }
  return mark === line.length - 1 ? guessed(folded) : null;
}

/** A line that ends with a colon heads something; what, its words tell when no known heading does. */
const announcing = (["none", "nice", "duties", "must"] as const).map((part): [Part, RegExp] => [
  part,
  new RegExp(
    asking((words) => words.announcing[part]),
    "u",
  ),
]);
function guessed(folded: string): { part: Part; rest: string } | null {
  const found = announcing.find(([, words]) => words.test(folded));
  return found ? { part: found[0], rest: "" } : null;
}

/** Whether a folded-out label is a heading of an advertisement rather than a thing that is asked for. */
export const isHeading = (label: string) => headingOf(label) !== null;

const longestTitle = 80;
/** A line shorter than this was not broken by the page's edge. */
const wrapped = 55;
const shouted = /^(?=.*\p{Lu}{3})[\p{Lu}\s&/'’-]{4,48}$/u;
/** "Entwickler*in", "vendeur-euse". */
const bothEndings = /(?<=\p{L})[*:_/]-?(?:in|innen|r|n|e|a)\b/giu;

const withThat = new RegExp(`(?<=^[^,:;.]*)${asking((words) => words.means)}\\s`, "u");
const greeting = new RegExp(`^(?:${asking((words) => words.greetings)}[\\s,.!:-]*)+`, "u");

/** What a page tells of a place beside the title: "Engineer | Location: Remote". */
const facts = asking(({ remote, employment }) => [remote, ...Object.values(employment)].join("\n"));
const besideTitle = new RegExp(
  `\\s[|•·]\\s(?=[^|•·]*:).*$|\\s[|•·]\\s${facts}.*$|\\s*\\([^()]*${facts}[^()]*\\)`,
  "u",
);

/** What an organization says of itself asks for nothing. */
const asks = new RegExp(
  asking((words) => words.asks),
  "u",
);
const isOfItself = (sentence: string) => ofItself.test(fold(sentence)) && !asks.test(fold(sentence));
const ofItself = new RegExp(`^${asking((words) => words.ofItself)}`, "u");

/** A title without the marks that only say it is open to everyone. */
const titleOf = (text: string) =>
  bareTitle(without(text, besideTitle))
    .replace(bothEndings, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s,–-]+|[\s,–-]+$/g, "")
    .slice(0, 160);

/** The first line of a page is its title if it looks like one: short, no sentence, no address. */
const isTitle = (line: string) =>
  line.length <= longestTitle &&
  line.split(/\s+/).length <= 10 &&
  !/[.!?;@]$|@|https?:|\p{Ll}{3}[.!?]\s/u.test(line) &&
  !titleSought(line);

const openBracket = /\([^()]*$/;

/** Lines a page broke in the middle of a sentence: the next begins small or closes a bracket, and has no bullet. */
function unwrapped(lines: string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const isRest = /^\s*\p{Ll}/u.test(line) || (/^[^()]*\)/.test(line) && openBracket.test(before ?? ""));
    const goesOn = before && isRest && !/[.!?:;]\s*$/.test(before) && before.length > wrapped;
    if (goesOn) whole[whole.length - 1] = `${before.trimEnd()} ${line.trim()}`;
    else whole.push(line);
  }
  return whole;
}

/** An advertisement of any layout as statements, each with the part it stands in; headings and titles left out. */
export function readStatements(description: string): { title: string | null; statements: Statement[] } {
  const statements: Statement[] = [];
  let part: Part = "about";
  let title: string | null = null;
  let awaitsTitle = false;
  let begun = false;
  const mayLead = (raw: string) => !statements.length && !title && part === "about" && !bulleted.test(raw);
  for (const raw of unwrapped(description.split(/\r?\n/))) {
    const line = clean(raw);
    if (line.length < 2) continue;
    const isFirst = !title && !begun;
    begun = true;
    const heading = bulleted.test(raw) && !raw.includes("**") ? null : headingOf(line);
    if (heading === "title") {
      const rest = line.includes(":") ? clean(line.slice(line.indexOf(":") + 1)) : "";
      if (rest) title ??= titleOf(rest);
      awaitsTitle = !rest;
      continue;
    }
    if (awaitsTitle) {
      title ??= titleOf(line);
      awaitsTitle = false;
      continue;
    }
    let text = line;
    if (heading) {
      part = heading.part;
      text = heading.rest;
    } else if (shouted.test(line) && !bulleted.test(raw) && begun && !isFirst && line.includes(" ")) {
      // A heading of its own making: what stands under it is about the job until another heading says otherwise.
      part = "about";
      continue;
    } else if (isFirst && !bulleted.test(raw) && isTitle(line)) {
      title = titleOf(line);
      continue;
    }
    for (const sentence of sentences(text)) {
      if (isNothing(sentence)) continue;
      // "We are looking for a nurse with two years on a ward": names the role; what else it says may ask.
      const sought = titleSought(sentence) ?? (mayLead(raw) ? titleLeading(sentence) : null);
      if (sought) title ??= titleOf(sought.title) || null;
      const rest = sought ? askedBeside(sought.rest) : isOfItself(sentence) ? "" : sentence;
      statements.push(...listed(rest, part));
    }
  }
  return { title, statements: asksThroughout(statements, description) };
}

const isNothing = (sentence: string) => offers.test(fold(sentence)) || isOnlyFacts(sentence);

/** "Knowledge of: budgets; audits; grants" lists things; each is a statement of its own. */
function listed(text: string, part: Part): Statement[] {
  const items = text.split(/;\s+/);
  return items
    .map((item) => ({ text: item.trim(), part, ...(items.length > 2 && { whole: true }) }))
    .filter((item) => item.text.length > 2);
}

/** What a sentence that names the role says after it: the place and whom it is for are no part of what is asked. */
function askedBeside(rest: string): string {
  const having = withThat.exec(fold(rest));
  if (having) return rest.slice(having.index).trim();
  const next = /^[^,:;.]*?(?:[,:;.]|\s[-–]\s)\s*/.exec(rest)?.[0];
  const beside = next === undefined ? "" : rest.slice(next.length).trim();
  const [place = ""] = town.exec(beside) ?? [];
  return conceptsIn(place).length ? beside : beside.slice(place.length);
}

/** "Site manager, Faro: …": a name in capitals right after the title is where. */
const town = /^\p{Lu}\p{Ll}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?\s*:\s*/u;

/** A text without headings that is no longer than a message asks throughout. */
const longestMessage = 1_500;
const asksThroughout = (statements: Statement[], text: string): Statement[] =>
  text.length <= longestMessage && statements.every(({ part }) => part === "about")
    ? statements.map((statement) => ({ ...statement, part: "must" }))
    : statements;
