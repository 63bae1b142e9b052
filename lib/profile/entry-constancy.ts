import { isProper, spaced, trimmedEnd } from "@/lib/language/letters";
import { type Fragment, fragment, pieces } from "@/lib/language/fragments";
import { hasOrganizationMark, namesWork } from "@/lib/language/job-words";
import type { Line } from "@/lib/language/line";
import type { Span } from "@/lib/language/mask";
import type { Anchor } from "./entry-dates";
import { isPlace } from "./entry-places";
import { namesField, separators } from "./entry-rows";

/** A text of an entry and its position: of its line from the dates' line, or "before" or "after" the dates. */
type Head = { position: string; text: Fragment };

/** Lines that are looked at above and below the dates. */
const reach = 3;

/**
 * The texts around these dates that are no field of an entry, because of what all entries have at their position:
 * labels ("Tasks:" at the same line of each), and villages where others have a known town or the person's own, `home`.
 */
export function sharedIn(
  run: readonly Line[],
  anchors: readonly Anchor[],
  home: ReadonlySet<string>,
): Span[] {
  const heads = anchors.map((anchor, at) => headsOf(run, anchors, anchor, at));
  const positions = Map.groupBy(heads.flat(), ({ position }) => position);
  const alike = [...positions.values()].filter((own) => own.length > 1);
  const labels = alike.filter((own) => own.length === anchors.length).map(labelsOf);
  const areLabels = labels.filter((own) => own.length > 0).length > 1;
  return [
    ...(areLabels ? labels.flat() : []),
    ...alike.flatMap((own) =>
      placesOf(
        own.map(({ text }) => text),
        home,
      ),
    ),
  ];
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

/** The parts of these texts that look like a town, where at least a third of the others have a known one. */
function placesOf(texts: readonly Fragment[], home: ReadonlySet<string>): Span[] {
  return Object.values(separators).flatMap((separator) => {
    const cut = Map.groupBy(
      texts.map((text) => pieces(text, separator)),
      ({ length }) => length,
    );
    return [...cut].flatMap(([count, own]) =>
      Array.from({ length: count > 1 ? Math.min(count, mostParts) : 0 }, (_, at) => {
        const parts = own.map((each) => each.at(-1 - at)!);
        const isKnown = (part: Fragment) => (isPlace(part) || home.has(part.low)) && !part.text.includes(",");
        const others = parts.filter((part) => !isKnown(part));
        const areTowns = (parts.length - others.length) * 3 >= parts.length && others.every(mayBeTown);
        // "Buyer, Acme" among "Buyer at Acme, Leeds": the title has no other employer.
        const isEmployer = (part: Fragment) =>
          count === 2 && own.some(([title, last]) => last === part && isTitle(title!));
        return areTowns && !others.some(isEmployer) ? parts.filter((part) => !isPlace(part)) : [];
      }).flat(),
    );
  });
}

const mostParts = 4;
const isTitle = ({ text, low }: Fragment) =>
  namesWork(low) && !Object.values(separators).some((separator) => text.search(separator) > 0);

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
