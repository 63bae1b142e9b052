import { fold, endsIn } from "@/lib/language/letters";
import { worded } from "@/lib/language/lists";

/** Which part of an advertisement a statement stands in; "none" is benefits, the employer and law. */
export type Part = "must" | "nice" | "duties" | "about" | "none";
type Pattern = [Part, RegExp];
/** How the headings of the parts begin; of two that begin the same, the longest. */
const headings = (["nice", "none", "must", "duties", "about"] as const).map((part): Pattern => [
  part,
  worded(`^{headings.${part}}`),
]);
/** A line that ends with a colon heads something; what, its words tell when no known heading does. */
const announcing = (["none", "nice", "duties", "must"] as const).map((part): Pattern => [
  part,
  worded(`{announcing.${part}}`),
]);
const titleHeading = worded("^{titleHeadings}¶");
/** Only before a colon: alone these words head the part about the role. */
const titleLabel = worded("^{titleLabels}¶");
const longestHeading = 60;
const mostInHeading = 6;
/** Words of a heading that ends with a colon: "It would be great if you also have:". */
const mostAnnouncing = 10;

/** "Experience with Terraform" begins like a heading and asks for something. */
const asksOn = worded("^({prepositions}|{goesOn})");

/** What part of an advertisement a line opens, and what it goes on to say; null where it is no heading. */
export function headingOf(line: string): { part: Part; rest: string } | "title" | null {
  const mark = line.indexOf(":");
  const head = mark > 0 && mark <= longestHeading ? line.slice(0, mark) : line;
  if (head.length > longestHeading) return null;
  const isLast = mark === line.length - 1;
  const folded = fold(head)
    .replace(/[^a-z'.-]+/g, " ")
    .trim();
  const isLong = folded.split(" ").length > (isLast ? mostAnnouncing : mostInHeading);
  if (!folded || isLong || (mark < 0 && endsIn(line.trim(), ".;,"))) return null;
  if (titleHeading.test(folded) || (mark > 0 && titleLabel.test(folded))) return "title";
  const rest = mark > 0 && mark <= longestHeading ? line.slice(mark + 1).trim() : "";
  // "Experience: 5 years in sales" asks for something; only what stands alone, or names a part of the page, opens one.
  const opened = headings
    .map(([part, pattern]) => ({ part, length: pattern.exec(folded)?.[0].length ?? 0 }))
    .reduce((longest, one) => (one.length > longest.length ? one : longest));
  if (opened.length) {
    const more = folded.slice(opened.length).trim();
    if (mark < 0 && more.split(" ").length > 3) return null;
    return asksOn.test(more) && (mark < 0 || rest) ? null : { part: opened.part, rest };
  }
  const announced = isLast ? announcing.find(([, words]) => words.test(folded)) : undefined;
  return announced ? { part: announced[0], rest: "" } : null;
}

/** Whether a folded-out label is a heading of an advertisement rather than a thing that is asked for. */
export const isHeading = (label: string) => headingOf(label) !== null;
