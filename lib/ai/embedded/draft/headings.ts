import { fold, endsIn } from "@/lib/language/letters";
import { regex } from "@/lib/language/lists";

/** The part of an advertisement a statement is in; "none" is benefits, the employer and legal notices. */
export type Part = "must" | "nice" | "duties" | "about" | "none";
type Pattern = [Part, RegExp];
/** How the headings of each part begin; the longest match wins. */
const headings = (["nice", "none", "must", "duties", "about"] as const).map((part): Pattern => [
  part,
  regex(`^{headings.${part}}`),
]);
/** For lines that end with a colon and match no known heading: words that tell which part they open. */
const announcing = (["none", "nice", "duties", "must"] as const).map((part): Pattern => [
  part,
  regex(`{announcing.${part}}`),
]);
const titleHeading = regex("^{titleHeadings}¶");
/** Introduce the title only before a colon; alone they are headings of the part about the role. */
const titleLabel = regex("^{titleLabels}¶");
const longestHeading = 60;
const mostInHeading = 6;
/** Most words of a heading that ends with a colon: "It would be great if you also have:". */
const mostAnnouncing = 10;

/** "Experience with Terraform" begins like a heading but is a requirement. */
const asksOn = regex("^({prepositions}|{goesOn})");

/** The part of an advertisement that a heading opens, with the rest of its line; null when it is no heading. */
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
  // The longest heading that the line begins with. "Experience with Terraform" is a requirement, no heading.
  const opened = headings
    .map(([part, pattern]) => ({ part, length: pattern.exec(folded)?.[0].length ?? 0 }))
    .reduce((longest, next) => (next.length > longest.length ? next : longest));
  if (opened.length) {
    const more = folded.slice(opened.length).trim();
    if (mark < 0 && more.split(" ").length > 3) return null;
    return asksOn.test(more) && (mark < 0 || rest) ? null : { part: opened.part, rest };
  }
  const announced = isLast ? announcing.find(([, words]) => words.test(folded)) : undefined;
  return announced ? { part: announced[0], rest: "" } : null;
}

/** Whether a label is a heading of an advertisement rather than something that is asked for. */
export const isHeading = (label: string) => headingOf(label) !== null;
