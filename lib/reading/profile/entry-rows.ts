import { memoize } from "@/lib/reading/language/memoize";
import { type Fragment, fragment, fragments } from "@/lib/reading/language/fragments";
import { dateRangesIn } from "@/lib/reading/language/dates";
import { listed, regex } from "@/lib/reading/language/lists";
import type { Line } from "@/lib/reading/language/line";
import { type Anchor, isDuration } from "./entry-dates";
import { isPlace, withoutPlace, withoutPlaces } from "./entry-places";

/** A text that may be a field. `role`: the one that a label, a word such as "at" or a table's heading names. */
export type Cell = Fragment & {
  role?: "title" | "organization" | "other" | null;
  bullet?: boolean;
  labelled?: boolean;
};

/** How a kind of entry writes its two fields on one line. */
export type Cuts = {
  /** Cuts a title from the organization after a word such as "at". */
  at: (row: Fragment) => Fragment[];
  /** Cuts a title from an organization without any sign between them. */
  words: (row: Fragment) => Fragment[];
};

/** Lines that are looked at above and below the dates. */
const reach = 3;

export const separators = {
  cell: /\t|\s{2,}|\s*[|•·]\s*|\s\/\/\s/g,
  dash: /\s-+\s/g,
  colon: /:\s+/g,
  slash: /\s\/\s/g,
  bracket: /\s\((?=[^()]*\)$)/g,
  comma: /[,;]\s+/g,
  stop: /(?<=\p{Ll}{4}|\p{Lu}{3}|\))\.(?:\s+(?=\p{Lu})|$)/gu,
};
const ways = ["cell", "at", "dash", "colon", "slash", "bracket", "comma", "stop", "words"] as const;
/** "9 years as a developer at Acme" */
const lengthOfTime = new RegExp(
  `^\\d{1,2}\\+?\\s+(?:${listed("numbers.years", "numbers.months")})\\s+(?=\\p{L})`,
  "u",
);
const titleLabel = regex("^{roles.titleLabels}( )?:( )?");
const organizationLabel = regex("^{roles.employerLabels}( )?:( )?");

/** Whether a folded label names a field. */
export const namesField = (low: string) =>
  [titleLabel, organizationLabel].some((label) => label.test(`${low}:`));

export type Row = { cell: Cell; line: number };
/** A part of a row, and the texts of the row that it leaves out. */
export type Part = { cell: Cell; left: Cell[] };
/** By "-1 comma first": the first of the parts between commas in the line above the dates. */
export type Places = ReadonlyMap<string, Part & { row: string; line: number }>;

export type Around = { rows: ReadonlyMap<string, Row>; places: Places };

const columnGap = /\t|\s{2,}/g;
export const cellsOf = (line: Line) => fragments(line, columnGap);

/** Returns a function for what is around an anchor, which looks at the same lines once. */
export function aroundIn(run: readonly Line[], cuts: Cuts) {
  const known = new Map<string, Around>();
  const asCellOnce = once(asCell);
  const partsOfOnce = memoize((cell: Cell) => [...partsOf(cell, cuts)]);
  return (anchors: readonly Anchor[], at: number): Around => {
    const key = [at - 1, at, at + 1].map((each) => anchors[each]?.index).join();
    if (!known.has(key)) {
      const rows = rowsOf(run, anchors, at, asCellOnce);
      known.set(key, { rows, places: placesIn(rows, partsOfOnce) });
    }
    return known.get(key)!;
  };
}

/** Caches what is made of each part of a document, as a list item and otherwise. */
export function once<Made>(make: (cell: Cell) => Made): (cell: Cell) => Made {
  const known = new Map<number, Made>();
  return (cell) => {
    // Another number for each, as no document has 2^24 characters.
    const key = (cell.start * 2 ** 24 + cell.end) * 2 + Number(cell.bullet ?? false);
    if (!known.has(key)) known.set(key, make(cell));
    return known.get(key)!;
  };
}

function rowsOf(
  run: readonly Line[],
  anchors: readonly Anchor[],
  at: number,
  asCellOnce: (cell: Cell) => Cell | null,
): Map<string, Row> {
  const { index, before, after } = anchors[at]!;
  const rows = new Map<string, Row>();
  const add = (row: string, line: number, part: Fragment | null) => {
    const cell = part && asCellOnce({ ...part, bullet: run[line]!.bullet && line !== index });
    if (cell) rows.set(row, { cell, line });
    return cell !== null;
  };
  add("0b", index, before);
  add("0a", index, after);
  const [from, to] = [anchors[at - 1]?.index ?? -1, anchors[at + 1]?.index ?? run.length];
  for (const step of [-1, 1])
    for (
      let line = index + step, row = step;
      line > from && line < to && Math.abs(row) <= reach;
      line += step
    ) {
      const own = run[line]!;
      if (dateRangesIn(own.low).length > 0 || own.text.length > longestRow) break;
      const head = fragment(own);
      if (add(String(row), line, head)) row += step;
      else if (head && !isPlace(head) && !isDuration(head.low)) break;
    }
  return rows;
}

const longestRow = 140;

function asCell(part: Cell): Cell | null {
  // The first cell of a table's row is a label, too.
  const gap = part.text.search(columnGap);
  const low = gap < 0 ? part.low : `${part.low.slice(0, gap)}:${part.low.slice(gap + 1)}`;
  const title = titleLabel.exec(low);
  const lead = title ?? organizationLabel.exec(low);
  const cell = fragment(part, (lead ?? lengthOfTime.exec(low))?.[0].length);
  if (!cell || isPlace(cell) || !/\p{L}.*\p{L}/u.test(cell.text) || isDuration(cell.low)) return null;
  return {
    ...cell,
    bullet: part.bullet,
    role: lead ? (title ? "title" : "organization") : null,
    labelled: lead !== null,
  };
}

function placesIn(rows: ReadonlyMap<string, Row>, partsOfOnce: (cell: Cell) => [string, Part][]): Places {
  const places = new Map<string, Part & { row: string; line: number }>();
  for (const [row, { cell, line }] of rows) {
    const { role, bullet, labelled } = cell;
    for (const [part, { cell: text, left }] of partsOfOnce(cell)) {
      // Elsewhere a full stop ends a sentence of the description.
      if (part.startsWith("stop") && !row.startsWith("0")) continue;
      const own = { ...text, bullet, labelled, role: text.role ?? role };
      places.set(`${row} ${part}`, { cell: own, left, row, line });
    }
  }
  return places;
}

function* partsOf(row: Cell, { at, words }: Cuts): Generator<[string, Part]> {
  const bare = once(withoutPlace);
  let alone: Fragment[] | null = null;
  const cutBy = (separator: RegExp) => {
    const pieces = fragments(row, separator);
    return pieces.length > 1 ? withoutPlaces(pieces) : (alone ??= withoutPlaces(pieces));
  };
  const whole = (cell: Fragment, left: Cell[] = []): Part => ({ cell: bare(cell), left });
  const span = (from: Fragment, to: Fragment) =>
    fragment(row, from.start - row.start, to.end - row.start) ?? row;
  yield ["whole", whole(row)];
  for (const by of ways) {
    const cut =
      by === "at" ? (row.labelled ? [] : at(row)) : by === "words" ? words(row) : cutBy(separators[by]);
    // What follows an "at" is an organization.
    const pieces = cut.map((piece, i): Cell =>
      by === "at" && i > 0 ? { ...piece, role: "organization" } : piece,
    );
    const [first = row, second = row]: Cell[] = pieces;
    const [last = row, front = row] = [pieces.at(-1), pieces.at(-2)];
    if (pieces.length < 2) {
      if (by === "stop") continue;
      yield [`${by} first`, whole(first)];
      yield [`${by} front`, whole(first)];
      continue;
    }
    yield [`${by} first`, whole(first, pieces.slice(1))];
    yield [`${by} rest`, { cell: { ...bare(span(second, last)), role: second.role }, left: [first] }];
    yield [`${by} front`, whole(span(first, front), [last])];
    yield [`${by} last`, { cell: { ...bare(last), role: last.role }, left: pieces.slice(0, -1) }];
    yield [`${by} second`, whole(second, [first, ...pieces.slice(2)])];
  }
}
