import type { Run } from "../../runs.ts";
import type { SectionKind } from "./section-headings";

const unread = {
  /** Cleaned, not empty; `linesOf` also takes off indentation, bullets and markdown marks. */
  text: "",
  /** UTF-16 offsets of `text` in the document's text; `start` is -1 in an answer. */
  start: 0,
  end: 0,
  /** It begins a block: an empty line came before, or for `linesOf` the top of the text. */
  gap: false,
  /** 1-based. */
  page: 1,
  /** Left, top, width and height in points from the page's top left; null where the format has no layout. */
  box: null as [number, number, number, number] | null,
  /** How its text is set, in order; offsets as `start` and `end`, from the line's beginning in a reader. */
  runs: [] as readonly Run[],
  /** It starts a page, in a format whose text flows from page to page. */
  startsPage: false,
  /** `text` in lower case without accents, of the same length. */
  low: "",
  /** It began with a bullet or a list number. */
  bullet: false,
  section: "header" as SectionKind | "answer",
  /** It is nothing but a heading. */
  heading: false,
  /** "Skills: Java, SQL": the kind of section that the label names, and where the text after it begins. */
  label: null as { kind: SectionKind; end: number } | null,
  /** Its document writes dates month/day. */
  monthFirst: false,
  /** The dated role it belongs to, as an index; -1 outside roles. */
  role: -1,
  /** It names a role's title, employer and dates and does not describe the work. */
  head: false,
  /** It is the head of a role without any description. */
  bare: false,
  /** It copies the job description, so it belongs to no role. */
  repeats: false,
};

/**
 * A line of a document, from its reader to the judge. Each step states what it finds out: the format's reader the text
 * and its place on the page, `linesOf` the folded text, lib/reading/profile the section and the role.
 */
export type Line = typeof unread;

/** A line of which this much is known. */
export const lineOf = (known: Pick<Line, "text"> & Partial<Line>): Line => ({ ...unread, ...known });
