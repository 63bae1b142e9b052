import { beginsSmall, isProper } from "@/lib/reading/language/letters";
import type { Fragment } from "@/lib/reading/language/fragments";
import type { Line } from "@/lib/reading/language/line";
import { type Anchor, isDuration, isProse } from "./entry-dates";
import { anchorWithin, mayBeTown, sharedIn, without } from "./entry-constancy";
import { isPlace } from "./entry-places";
import {
  type Around,
  aroundIn,
  type Cell,
  type Cuts,
  once,
  type Part,
  type Places,
  type Row,
} from "./entry-rows";
import { headingKind } from "./sections";

/**
 * How likely a text is to be each of the two fields of an entry, as a logarithm; 0 says nothing. `without`: the same
 * when there is no such text.
 */
export type Fields = Cuts & {
  title: (cell: Cell) => number;
  organization: (cell: Cell) => number;
  without: { title: number; organization: number };
};

export type Entry = {
  anchor: Anchor;
  title: Fragment | null;
  organization: Fragment | null;
  /** Its organization is set above its title. Without one, it is that of the entry before. */
  isAbove: boolean;
  /** The other texts of its head: a field of study, a team. */
  others: Cell[];
  /** Its first and last line. */
  first: number;
  last: number;
  fit: number;
};

/**
 * The entries of a section around these dates. `anchors` are dates of entries for certain, or nearly; `doubtful` ones
 * count if what is around them is set as the entries are.
 *
 * In one section every entry is set in the same way. So where the fields are (a line above, below or beside the dates,
 * and a part of it) is judged by what all entries have there, and only an entry that does not fit is looked at singly.
 */
export function entriesIn(
  lines: readonly Line[],
  dates: { anchors: readonly Anchor[]; doubtful: readonly Anchor[] },
  asked: Fields,
): Entry[] {
  const fields = { ...asked, title: once(asked.title), organization: once(asked.organization) };
  const run = lines.map(without(sharedIn(lines, dates.anchors.slice(0, mostEntries))));
  const [anchors = [], doubtful = []] = [dates.anchors, dates.doubtful].map((some) =>
    some.slice(0, mostEntries).map(anchorWithin(run)),
  );
  const known = aroundIn(run, fields);
  const first = new Fits(run, anchors, fields, known);
  const layout = first.best();
  const usual = mean(anchors.map((_, at) => first.of(layout, at)));
  const shape = mostOften(anchors.map(shapeOf));
  const kept = anchors.filter(
    (anchor, at) =>
      !anchor.before ||
      anchors.length < 3 ||
      shapeOf(anchor) === shape ||
      first.of(layout, at) > usual - farOff,
  );
  const stands = ({ index }: Anchor) => run[index]!.gap;
  const added = doubtful.filter((anchor) => {
    if (kept.length < 2 || shapeOf(anchor) !== shape) return false;
    // Set apart as the others are, it may be a trade that is not known.
    const margin = stands(anchor) && kept.slice(1).every(stands) ? unknownTrade : 1;
    const all = [...kept, anchor].toSorted((a, b) => a.index - b.index);
    const at = all.indexOf(anchor);
    const { title, organization, fit } = new Fits(run, all, fields, known).entry(layout, at);
    return title && (organization || layout.organization === null) && fit > usual - margin;
  });
  const all = [...kept, ...added].toSorted((a, b) => a.index - b.index);
  const fits = all.length === anchors.length ? first : new Fits(run, all, fields, known);
  const best = fits === first ? layout : fits.best();
  const entries = all.map((_, at) => {
    const fit = fits.of(best, at);
    if (fits.isFull(best, at) && fit > 0) return fits.entry(best, at);
    // An entry that is set in another way is looked at singly, between those beside it.
    const [above, below] = [at - 1, at + 1].map((other) => (all[other] ? fits.entry(best, other) : null));
    const single = fits.best([at], {
      after: above?.last ?? -1,
      before: below?.first ?? run.length,
    });
    return fits.entry(fits.of(single, at) > fit + another ? single : best, at);
  });
  return entries.map((entry, at) => {
    const next = run[entries[at + 1]?.first ?? run.length]?.start ?? Infinity;
    return { ...entry, others: entry.others.filter(({ start }) => start < next) };
  });
}

/** No real CV has more entries, and each of them costs time. */
const mostEntries = 200;

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

const mostOften = (values: readonly string[]) =>
  values.toSorted(
    (a, b) => values.filter((each) => each === b).length - values.filter((each) => each === a).length,
  )[0];

/** What is beside the dates on their line. */
const shapeOf = ({ before, after }: Anchor) => `${before !== null} ${after !== null}`;

/** How much less a title fits that names no known trade, and a little. */
const unknownTrade = 2.5;

/** Dates with a fit this much below the others' are within a description. */
const farOff = 2;

/** An entry is set in another way than the others if that fits this much better. */
const another = 1.2;

/** The places of title and organization in a section. */
type Layout = { title: string | null; organization: string | null };

class Fits {
  /** The rows that are list items in every entry, above the dates or alone below them: each entry is an item. */
  private readonly items: ReadonlySet<string>;
  private readonly rows: readonly ReadonlyMap<string, Row>[];
  private readonly places: readonly Places[];

  constructor(
    private readonly run: readonly Line[],
    private readonly anchors: readonly Anchor[],
    private readonly fields: Fields,
    known: (anchors: readonly Anchor[], at: number) => Around,
  ) {
    const around = anchors.map((_, at) => known(anchors, at));
    this.rows = around.map(({ rows }) => rows);
    this.places = around.map(({ places }) => places);
    const isItem = (row: number) =>
      anchors.length > 1 && this.rows.every((rows) => rows.get(String(row))?.cell.bullet);
    const isText = (row: number) => this.rows.every((rows) => rows.get(String(row))?.cell.bullet === false);
    // Below an item, what is in its inner list: "Lighting Designer" above "Playhouse on the Quay".
    const isInList = anchors.every(({ index }) => run[index]!.bullet);
    const isHead = (row: number) => isItem(row) && (row < 0 || isInList || isText(2));
    this.items = new Set([-3, -2, -1, 1].filter(isHead).map(String));
  }

  /** The layout that fits these entries best; a single one, between the lines `after` and `before`. */
  best(
    entries: readonly number[] = this.anchors.map((_, at) => at),
    single?: { after: number; before: number },
  ): Layout {
    const all = this.distinct(entries);
    let best: Layout & { fit: number } = { title: null, organization: null, fit: -Infinity };
    const [titles, organizations] = (["title", "organization"] as const).map((field) => [
      ...likeliest(all.map((place) => ({ place, sum: this.sum(entries, field, place.key) }))),
      { place: null, sum: this.fields.without[field] * entries.length },
    ]);
    for (const { place: title, sum: titleSum } of titles!)
      for (const { place: organization, sum } of organizations!) {
        // No layout is better by more than what its texts are by themselves and what is around them adds.
        if (titleSum + sum + entries.length < best.fit) break;
        if (title && organization && !canBoth(title, organization)) continue;
        const layout = { title: title?.key ?? null, organization: organization?.key ?? null };
        if (single && !this.isBetween(single, layout, entries[0]!)) continue;
        const fit = entries.reduce((total, at) => total + this.of(layout, at), 0);
        if (fit > best.fit) best = { ...layout, fit };
      }
    return best;
  }

  /** The places of which no two have the same text in all of these entries. */
  private distinct(entries: readonly number[]): FieldPosition[] {
    const found = new Map<string, FieldPosition>();
    for (const place of new Set(entries.flatMap((at) => [...this.places[at]!.keys()]))) {
      const [row = "", by = "", part = ""] = place.split(" ");
      const texts = entries.map((at) => {
        const own = this.places[at]!.get(place);
        return own ? `${own.cell.start}-${own.cell.end}-${own.left.length}` : "";
      });
      const key = `${row} ${part ? by : ""} ${texts.join()}`;
      if (!found.has(key)) found.set(key, { key: place, row, by, part, texts: `${row} ${texts.join()}` });
    }
    return [...found.values()];
  }

  private sum(entries: readonly number[], field: "title" | "organization", place: string) {
    return entries.reduce((total, at) => total + this.ofField(field, place, at), 0);
  }

  private ofField(field: "title" | "organization", place: string | null, at: number): number {
    const part = place === null ? null : this.places[at]!.get(place);
    if (!part) return this.fields.without[field];
    const cell = this.items.has(part.row) ? { ...part.cell, bullet: false } : part.cell;
    const hint = cell.role ? (cell.role === field ? 1 : -2) * (cell.labelled ? 3 : 1) : 0;
    return Math.max(this.fields[field](cell) + hint, this.fields.without[field]);
  }

  /** How well an entry fits a layout. */
  of({ title, organization }: Layout, at: number): number {
    const [one, two] = this.partsOf({ title, organization }, at);
    let fit = this.ofField("title", title, at) + this.ofField("organization", organization, at);
    const isTown = (left: Cell) =>
      two && !isBelow(title, organization) && left.start > two.cell.end && mayBeTown(left);
    for (const [own, other] of [
      [one, two],
      [two, one],
    ])
      for (const left of own?.left ?? [])
        if (!(other && left.start < other.cell.end && left.end > other.cell.start))
          fit += isTown(left) ? (own === two ? 0.1 : -0.2) : fitOfRest(left);
    fit -= this.unused(at, one, two) * 0.4;
    return fit - apart(title) - apart(organization) + this.edge(at, one, two);
  }

  /** Whether the head's first line is where an entry begins. */
  private edge(at: number, ...parts: ({ line: number } | undefined)[]): number {
    const { first } = this.extent(at, ...parts);
    const above = this.run[first - 1];
    return !above || this.run[first]!.gap || !isHeadLike(above) ? 0.2 : -0.2;
  }

  /** How many texts of the head are none of its fields. */
  private unused(at: number, ...parts: ({ line: number; row: string } | undefined)[]): number {
    const { first, last } = this.extent(at, ...parts);
    let count = 0;
    for (const [row, { line }] of this.rows[at]!)
      if (line > first && line < last && !parts.some((part) => part?.row === row)) count++;
    return count;
  }

  /** The texts beside title and organization, and those of the lines between, that are none of both and no place. */
  private others(at: number, ...parts: ((Part & { line: number; row: string }) | undefined)[]): Cell[] {
    const { first, last } = this.extent(at, ...parts);
    const used = parts.flatMap((part) => part ?? []);
    const rows = [...this.rows[at]!].filter(([row, { line }]) =>
      line === last + 1 ? rowOf(row) > 0 : line >= first && line <= last,
    );
    const own = rows.flatMap(([row, { cell }]) => {
      const here = used.filter((part) => part.row === row);
      return here.length ? here.flatMap(({ left }) => left) : cell;
    });
    return own.filter(
      (text) => !isPlace(text) && !used.some(({ cell }) => cell.start < text.end && text.start < cell.end),
    );
  }

  /** Whether an entry has both fields where the layout has them. */
  isFull({ title, organization }: Layout, at: number): boolean {
    const has = (field: "title" | "organization", place: string | null) =>
      this.ofField(field, place, at) > this.fields.without[field];
    return has("title", title) && has("organization", organization);
  }

  private isBetween(
    { after, before }: { after: number; before: number },
    layout: Layout,
    at: number,
  ): boolean {
    const { first, last } = this.extent(at, ...this.partsOf(layout, at));
    return first > after && last < before;
  }

  private partsOf({ title, organization }: Layout, at: number) {
    const places = this.places[at]!;
    return [title, organization].map((place) => (place === null ? undefined : places.get(place)));
  }

  private extent(at: number, ...parts: ({ line: number } | undefined)[]) {
    let first = this.anchors[at]!.index;
    let last = first;
    for (const part of parts) {
      first = Math.min(first, part?.line ?? first);
      last = Math.max(last, part?.line ?? last);
    }
    return { first, last };
  }

  entry(layout: Layout, at: number): Entry {
    const places = this.places[at]!;
    const isThere = (field: "title" | "organization", place: string | null) =>
      place !== null && this.ofField(field, place, at) > this.fields.without[field]
        ? places.get(place)
        : undefined;
    const title = isThere("title", layout.title);
    const organization = isThere("organization", layout.organization);
    const isAbove = rowOf(layout.organization ?? "0") < rowOf(layout.title ?? "0");
    return {
      anchor: this.anchors[at]!,
      title: title?.cell ?? null,
      organization: organization?.cell ?? null,
      isAbove,
      others: this.others(at, title, organization),
      ...this.extent(at, title, organization),
      fit: this.of(layout, at),
    };
  }
}

/** The parts of a place's name. */
type FieldPosition = { key: string; row: string; by: string; part: string; texts: string };

/** More texts are not looked at: the best is among the first few. A text may be at several places. */
const mostTexts = 8;

function likeliest<P extends { sum: number; place: FieldPosition }>(places: P[]): P[] {
  const texts = new Set<string>();
  return places
    .toSorted((a, b) => b.sum - a.sum)
    .filter(({ place }) => texts.has(place.texts) || (texts.size < mostTexts && texts.add(place.texts)));
}

const rowOf = (place: string) => Number.parseInt(place, 10);

/** Whether a place is below both the dates and another place, where a description may begin. */
const isBelow = (place: string | null, other: string | null) =>
  place === null || rowOf(place) > Math.max(0, rowOf(other ?? "0"));

/** Whether two places do not overlap: other rows, or the two sides of the same cut. */
const canBoth = (title: FieldPosition, organization: FieldPosition) =>
  title.row !== organization.row ||
  (title.by === organization.by && besideEachOther.has(`${title.part} ${organization.part}`));

const besideEachOther = new Set(
  [
    ["first", "rest"],
    ["front", "last"],
    ["first", "second"],
  ].flatMap(([one, two]) => [`${one} ${two}`, `${two} ${one}`]),
);

/** Places near the dates are likelier. */
const apart = (place: string | null) =>
  place === null ? 0 : 0.1 * Math.abs(rowOf(place)) + (place.endsWith("whole") ? 0 : 0.05);

export const isHeadLike = (line: Line) =>
  !line.bullet && line.text.length <= 95 && isProper(line.text) && !isProse(line) && !/[.;]$/.test(line.text);

/** How likely a text is beside a field, as a place or a length is; not after "at". */
const fitOfRest = (left: Cell) =>
  left.role === "other"
    ? 0
    : (isPlace(left) || isDuration(left.low) ? 0.4 : -0.6) * (left.role === "organization" ? 3 : 0.7);

/** An employer by its address: "acme.io". */
const domain = /^[a-z\d-]+\.[a-z]{2,4}$/;
const separatesFields = /\t|\s{3,}|\s[|•·]\s/;

/** What every field is: a short text in capitals, no sentence and no list item. */
export function fitOfAny(cell: Cell): number {
  const { text, bullet } = cell;
  let fit = 0;
  if (bullet) fit -= 2;
  if (text.length > 90) fit -= 2;
  if (isProse(cell)) fit -= 2;
  if (!isProper(text) && !domain.test(text)) fit -= beginsSmall(text) ? 2 : 1.5;
  if (separatesFields.test(text)) fit -= 1;
  if (/\/\/|@|www\./.test(text)) fit -= 2;
  if (/\s-+\s+\p{Ll}/u.test(text)) fit -= 0.6;
  if (isPlace(cell)) fit -= 3;
  if (headingKind(cell.low)) fit -= 1.5;
  return fit;
}
