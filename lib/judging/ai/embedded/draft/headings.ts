import { endsIn, fold, spaced } from "@/lib/reading/language/letters";
import { conceptsIn } from "@/lib/reading/language/concepts";
import { briefShapes } from "@/lib/reading/language/brief-words";
import { languages } from "@/lib/reading/language/languages";
import { regex } from "@/lib/reading/language/lists";
import { isSentenceEnd } from "./page";

/** The part of an advertisement a statement is in; "none" is benefits, the employer and legal notices. */
export type Part = "must" | "nice" | "duties" | "about" | "none";
type Pattern = [Part, RegExp];
/** How the headings of each part begin; the longest match wins. */
const headings = (["nice", "none", "must", "duties", "about"] as const).map((part): Pattern => [
  part,
  regex(`^{headings.${part}}`),
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

const shapesOf = briefShapes({
  none: "{heads.none}",
  nice: "{heads.nice}",
  duties: "{heads.duties}",
  must: "{heads.must}",
  wanted: "^{wanted}¶",
  asks: "({need}|{required})",
  wishes: "{wish}",
});
/** A line that ends with a colon may be in another language than the text: "Nice to have:". */
const everyShape = languages.map((language) => shapesOf(language.code));
const parts = ["none", "nice", "duties", "must"] as const;

/** Whether a label is a heading of an advertisement rather than something that is asked for. */
export const isHeading = (label: string) => headings.some(([, pattern]) => pattern.test(fold(label)));

export type Heading = { part: Part; rest: string } | "title" | null;

/**
 * Reads headings in a language: returns the part of the advertisement that a line opens, with the rest of the line;
 * null for a line that is no heading. `alone` is whether the line is no item of a list.
 */
export function headingReader(code: string): (line: string, alone: boolean) => Heading {
  const shapes = shapesOf(code);
  return (line, alone) => {
    const sign = /(?<=[\p{L})\]_])\s?[:=?](?!\/\/)/u.exec(line);
    const mark = sign ? sign.index : -1;
    const isMarked = mark > 0 && mark <= longestHeading;
    const head = (isMarked ? line.slice(0, mark) : line).replace(/\([^()]*\)/g, " ").trim();
    if (head.length > longestHeading || isSentenceEnd.test(head)) return null;
    const folded = fold(head)
      .replace(/[^a-z'-]+/g, " ")
      .trim();
    if (!folded || (!isMarked && endsIn(line.trim(), ".;,!"))) return null;
    const rest = isMarked ? line.slice(mark + sign![0].length).trim() : "";
    const words = spaced(folded).length;
    if (
      titleHeading.test(folded) ||
      (isMarked && (titleLabel.test(folded) || (rest && shapes.wanted.test(folded))))
    )
      return "title";
    if (words > (isMarked ? mostAnnouncing : mostInHeading)) return null;
    // The longest heading that the line begins with. "Experience with Terraform" is a requirement, no heading.
    const opened = headings
      .map(([part, pattern]) => ({ part, length: pattern.exec(folded)?.[0].length ?? 0 }))
      .reduce((longest, next) => (next.length > longest.length ? next : longest));
    const more = folded.slice(opened.length).trim();
    if (
      opened.length &&
      (isMarked || spaced(more).length <= 3) &&
      !(asksOn.test(more) && (!isMarked || rest))
    )
      return { part: opened.part, rest };
    // "Technical English required" names something.
    if (!isMarked && (!alone || conceptsIn(head).length > 0)) return null;
    // "We ask for: ICD-10", "Indispensable : PSC1": a label that asks.
    const isAsking = isMarked && words <= mostInHeading && conceptsIn(head).length === 0;
    if (isAsking && shapes.wishes.test(folded)) return { part: "nice", rest };
    if (isAsking && shapes.asks.test(folded)) return { part: "must", rest };
    const isAnnounced = isMarked && !rest;
    const part = parts.find((part) =>
      (isAnnounced && part === "nice" ? everyShape : [shapes]).some((one) => one[part].test(folded)),
    );
    return part && (isMarked || words <= mostInHeading) ? { part, rest } : null;
  };
}
