import type { SectionKind } from "./section-headings";

/**
 * A line of a document, from its reader to the judge. Each step states what it finds out: the format's reader the text
 * and its place on the page, `linesOf` the folded text, lib/profile the section and the role.
 */
export type Line = {
  /** Cleaned, not empty; `linesOf` also takes off indentation, bullets and markdown marks. */
  text: string;
  /** UTF-16 offsets of `text` in the document's text; `start` is -1 in an answer. */
  start: number;
  end: number;
  /** It begins a block: an empty line came before, or for `linesOf` the top of the text. */
  gap: boolean;
  /** 1-based. */
  page: number;
  /** Left, top, width and height in points from the page's top left; null where the format has no layout. */
  box: [number, number, number, number] | null;
  /** It starts a page, in a format whose text flows from page to page. */
  startsPage: boolean;
  /** `text` in lower case without accents, of the same length. */
  low: string;
  /** It began with a bullet or a list number. */
  bullet: boolean;
  /** The section of a CV that it belongs to. */
  section: SectionKind | "answer";
  /** It is nothing but a heading. */
  heading: boolean;
  /** "Skills: Java, SQL": the kind of section that the label names, and where the text after it begins. */
  label: { kind: SectionKind; end: number } | null;
  /** The dated role it belongs to, as an index; -1 outside roles. */
  role: number;
  /** It names a role's title, employer and dates and does not describe the work. */
  head: boolean;
  /** It is the head of a role without any description. */
  bare: boolean;
  /** It copies the job description, so it belongs to no role. */
  repeats: boolean;
};

/** A line of which this much is known. */
export const lineOf = (known: Pick<Line, "text"> & Partial<Line>): Line => ({
  start: 0,
  end: known.text.length,
  gap: false,
  page: 1,
  box: null,
  startsPage: false,
  low: "",
  bullet: false,
  section: "header",
  heading: false,
  label: null,
  role: -1,
  head: false,
  bare: false,
  repeats: false,
  ...known,
});
