import { isProper, spaced, trimmedEnd } from "@/lib/reading/language/letters";
import { type Fragment, fragment } from "@/lib/reading/language/fragments";
import { hasOrganizationMark, namesWork } from "@/lib/reading/language/job-words";
import type { Line } from "@/lib/reading/language/line";
import type { Span } from "@/lib/reading/language/mask";
import type { Anchor } from "./entry-dates";
import { cellsOf, namesField } from "./entry-rows";

/** A text of an entry and its position: of its line from the dates' line, or "before" or "after" the dates. */
type Head = { position: string; text: Fragment };

/** Lines that are looked at above and below the dates. */
const reach = 3;

/**
 * The texts around these dates that are no field of an entry, because of what all entries have at their position:
 * labels ("Tasks:" at the same line of each).
 */
export function sharedIn(run: readonly Line[], anchors: readonly Anchor[]): Span[] {
  const heads = anchors.map((anchor, at) => headsOf(run, anchors, anchor, at));
  const positions = Map.groupBy(heads.flat(), ({ position }) => position);
  const alike = [...positions.values()].filter(({ length }) => length > 1 && length === anchors.length);
  const labels = alike.map(labelsOf);
  const areLabels = labels.filter((own) => own.length > 0).length > 1;
  return [...columnNamesIn(run, anchors), ...repeatedIn(run), ...(areLabels ? labels.flat() : [])];
}

/** The labels that several entries have above their tasks: "Missions:". */
function repeatedIn(run: readonly Line[]): Span[] {
  const labels = Map.groupBy(
    run.filter(({ text }) => text.endsWith(":")),
    ({ low }) => low,
  );
  return [...labels.values()].flatMap((alike) => (alike.length > 1 ? alike : []));
}

/** The first line, if it names the columns of a table: as many as every line with dates has, and no dates. */
function columnNamesIn(run: readonly Line[], anchors: readonly Anchor[]): Span[] {
  const [head] = run;
  const count = head && !/\d/.test(head.text) ? cellsOf(head).length : 0;
  const isTable =
    count > 2 && anchors.every(({ index }) => index > 0 && cellsOf(run[index]!).length === count);
  return head && isTable ? [{ start: head.start, end: head.end }] : [];
}

function headsOf(
  run: readonly Line[],
  anchors: readonly Anchor[],
  { index, before, after }: Anchor,
  at: number,
): Head[] {
  const heads: Head[] = [];
  if (before) heads.push({ position: "before", text: before });
  if (after) heads.push({ position: "after", text: after });
  const [from, to] = [anchors[at - 1]?.index ?? -1, anchors[at + 1]?.index ?? run.length];
  for (let line = Math.max(from + 1, index - reach); line < to && line <= index + reach; line++)
    if (line !== index && !run[line]!.bullet && run[line]!.text.length < longest)
      heads.push({ position: String(line - index), text: run[line]! });
  return heads;
}

const longest = 120;

/** What all of these texts begin with: "Employer:", the first column of a table, or what is beside all dates. */
function labelsOf(heads: readonly Head[]): Span[] {
  const leads = heads.map(({ text: { low, text } }) =>
    low.slice(0, /\t|\s{2}|(?<!\s)\s*:\s|:$|$/.exec(text)!.index),
  );
  const [label = ""] = leads;
  const goesOn = ({ position, text: { text } }: Head) =>
    position === "before" || text.length > label.length || text.endsWith(":");
  const isLabel = leads.every((lead) => lead === label) && label.length < longestLabel && heads.every(goesOn);
  return isLabel && !namesField(label)
    ? heads.map(({ text: { start } }) => ({ start, end: start + label.length + 1 }))
    : [];
}

const longestLabel = 40;

/** The most words that a town's name has. */
const mostWords = 3;

/** Whether a text is short and in capitals, and neither a trade nor marked as an organization. */
export function mayBeTown({ text, low }: Fragment): boolean {
  const words = spaced(text);
  const areNames =
    isProper(text) && isProper(words.at(-1)!) && /\p{Ll}/u.test(text) && !/[\d:;@/]/.test(text);
  return areNames && words.length <= mostWords && !namesWork(low) && !hasOrganizationMark(low);
}

/** A line with spaces in place of these texts and of the separators before them; offsets stay the same. */
export function without(spans: readonly Span[]): (line: Line) => Line {
  return (line) => {
    let { text, low } = line;
    for (const { start, end } of spans) {
      if (start < line.start || end > line.end + 1) continue;
      const before = trimmedEnd(line.text.slice(0, start - line.start), " \t,;|•·/(-").length;
      const blank = " ".repeat(end - line.start - before);
      text = (text.slice(0, before) + blank + text.slice(before + blank.length)).slice(0, line.text.length);
      low = (low.slice(0, before) + blank + low.slice(before + blank.length)).slice(0, line.text.length);
    }
    return text === line.text ? line : { ...line, text, low };
  };
}

/** The same of an anchor's texts beside the dates. */
export const anchorWithin =
  (run: readonly Line[]) =>
  (anchor: Anchor): Anchor => {
    const line = run[anchor.index]!;
    const again = (part: Fragment | null) =>
      part && fragment(line, part.start - line.start, part.end - line.start);
    return { ...anchor, before: again(anchor.before), after: again(anchor.after) };
  };
