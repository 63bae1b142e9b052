import { spaced, trimmed } from "@/lib/language/letters";
import { worded } from "@/lib/language/worded";
import { isOnlyFacts } from "@/lib/language/job-facts";
import { bareTitle, titleLeading, titleSought } from "@/lib/language/job-title";
import { after, has } from "./cut";
import { headingOf, type Part } from "./headings";
import { conceptsIn } from "./requirement";
import { clean, isItem, sentences, unwrapped } from "./sentences";

/** `whole` where it is one of a list that was taken apart already. */
export type Statement = { text: string; part: Part; whole?: boolean };

const offers = worded("{offers}");
const longestTitle = 80;
const shouted = /^(?=.*\p{Lu}{3})[\p{Lu}\s&/'’-]{4,48}$/u;
/** "Entwickler*in", "vendeur-euse". */
const bothEndings = /(?<=\p{L})[*:_/]-?(?:in|innen|r|n|e|a)\b/giu;

const mailHeader = worded("^{mailHeaders}( )?:");
const withThat = worded("{means} ");

/** What a page tells of a place beside the title: "Engineer | Location: Remote", "Engineer (full time)". */
const beside = /\s[|•·]\s.*$|\s*\([^()]*\)/gu;

/** What an organization says of itself asks for nothing. */
const asks = worded("{asks}");
const ofItself = worded("^{ofItself}");
const isOfItself = (sentence: string) => has(sentence, ofItself) && !has(sentence, asks);

/** A title without the marks that only say it is open to everyone, and without the facts beside it. */
const titleOf = (text: string) => trimmed(withoutFacts(text), " ,–-").slice(0, 160);
const withoutFacts = (text: string) =>
  bareTitle(text)
    .replace(beside, (part) => (part.startsWith(" (") && !isOnlyFacts(part) ? part : ""))
    .replace(bothEndings, "");

/** The first line of a page is its title if it looks like one: short, no sentence, no address. */
const isTitle = (line: string) =>
  line.length <= longestTitle &&
  spaced(line).length <= 10 &&
  !/[.!?;@]$|@|https?:|\p{Ll}{3}[.!?]\s/u.test(line) &&
  !titleSought(line);

/** An advertisement of any layout as statements, each with the part it stands in; headings and titles left out. */
export function readStatements(description: string): { title: string | null; statements: Statement[] } {
  const statements: Statement[] = [];
  let part: Part = "about";
  let title: string | null = null;
  let awaitsTitle = false;
  let begun = false;
  const mayLead = (raw: string) => !statements.length && !title && part === "about" && !isItem(raw);
  for (const raw of unwrapped(description.replaceAll("\r", "").split("\n"))) {
    const line = clean(raw);
    if (line.length < 2 || (!begun && has(line, mailHeader))) continue;
    const isFirst = !title && !begun;
    begun = true;
    const heading = isItem(raw) && !raw.includes("**") ? null : headingOf(line);
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
    } else if (shouted.test(line) && !isItem(raw) && begun && !isFirst && line.includes(" ")) {
      // A heading of its own making: what stands under it is about the job until another heading says otherwise.
      part = "about";
      continue;
    } else if (isFirst && !isItem(raw) && isTitle(line)) {
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

const money = /[£€$]\s?\d/;
const isOffer = (sentence: string) => has(sentence, offers) || money.test(sentence);
const longestLabel = 30;
/** "Start: 1 March" says nothing but when. */
const isNothing = (sentence: string) => {
  const colon = sentence.indexOf(":");
  const told = colon > 0 && colon <= longestLabel ? sentence.slice(colon + 1).trim() : "";
  return isOffer(sentence) || isOnlyFacts(sentence) || isOnlyFacts(told);
};

/** "Knowledge of: budgets; audits; grants" lists things; each is a statement of its own. */
function listed(text: string, part: Part): Statement[] {
  const items = text.split(/;\s+/);
  return items
    .map((item) => ({ text: item.trim(), part, ...(items.length > 2 && { whole: true }) }))
    .filter((item) => item.text.length > 2);
}

/** What a sentence that names the role says after it: the place and whom it is for are no part of what is asked. */
function askedBeside(rest: string): string {
  const [, head = rest, next = ""] = /^(.*?)(?:[,:;.]|\s[-–]\s)\s*(.*)$/.exec(rest) ?? [];
  const having = after(head, withThat);
  if (having !== null) return rest.slice(head.length - having.length).trim();
  const [place = ""] = town.exec(next) ?? [];
  return conceptsIn(place).length ? next : next.slice(place.length);
}

/** "Site manager, Faro: …": a name in capitals right after the title is where. */
const town = /^\p{Lu}\p{Ll}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?\s*:\s*/u;

/** A text without headings that is no longer than a message asks throughout. */
const longestMessage = 1_500;
const asksThroughout = (statements: Statement[], text: string): Statement[] =>
  text.length <= longestMessage && statements.every(({ part }) => part === "about")
    ? statements.map((statement) => ({ ...statement, part: "must" }))
    : statements;
