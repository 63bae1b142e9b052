import { tinyPoints } from "../tiny.ts";
import type { HiddenText } from "../assemble.ts";
import { farthest, widestMargin } from "../docx/floating-box.ts";
import { type Colour, indistinguishable, white } from "../contrast.ts";

/** Character formatting; \plain resets it. */
const plain = {
  font: -1,
  hidden: false,
  deleted: false,
  halfPoints: 24,
  bold: false,
  italic: false,
  /** Indexes into the colour table; 0 is none. */
  colour: 0,
  highlight: 0,
  /** Horizontal scaling in percent; letter spacing and raising in points. */
  breadth: 100,
  spacing: 0,
  raised: 0,
};
/** Paragraph formatting; \pard resets it. Positions are in points. */
const paragraph = {
  shade: 0,
  inTable: false,
  style: 0,
  left: 0,
  firstLine: 0,
  low: false,
  frameLeft: 0,
  frameTop: 0,
};

const twipsPerPoint = 20;
/** Letter spacing this negative, in points, puts all letters on one spot. */
const squeezed = -4;
/** Raised or lowered beyond any line, in points. */
const farRaised = 200;

/** The state inside a group; restored when the group ends. */
export const firstState = () => ({
  ...plain,
  ...paragraph,
  /** The text of this group is not part of the document. */
  skipped: false,
  /** The text of this group is a property of the file; see `asides`. */
  aside: null as "each" | "whole" | null,
  /** The header table that the group defines. */
  table: null as "fonts" | "colours" | "styles" | null,
  /** The group holds a field's instruction. */
  instructs: false,
  /** Where the field leads whose result this is. */
  link: undefined as string | undefined,
  /** How many fallback characters follow \u for programs without Unicode. */
  fallbacks: 1,
  /** Inside a paragraph that is nested in another. */
  inner: false,
  /** The table's rows are too low for legible letters. */
  lowRow: false,
});
export type State = ReturnType<typeof firstState>;

/** Applies a control word to the state, if it is about formatting. */
export function format(state: State, word: string, value: number | null) {
  const on = value !== 0;
  const n = value ?? 0;
  if (word === "plain") Object.assign(state, plain);
  else if (word === "pard") Object.assign(state, paragraph);
  else if (word === "intbl") state.inTable = true;
  else if (word === "s") state.style = n;
  else if (word === "v") state.hidden = on;
  else if (word === "deleted") state.deleted = on;
  else if (word === "b") state.bold = on;
  else if (word === "i") state.italic = on;
  else if (word === "fs") state.halfPoints = value ?? plain.halfPoints;
  else if (word === "cf") state.colour = n;
  else if (word === "cb" || word === "highlight" || word === "chcbpat") state.highlight = n;
  else if (word === "cbpat") state.shade = n;
  else if (word === "f") state.font = n;
  else if (word === "charscalex") state.breadth = value ?? plain.breadth;
  else if (word === "expndtw") state.spacing = n / twipsPerPoint;
  else if (word === "expnd") state.spacing = n / 4;
  else if (word === "up" || word === "dn") state.raised = n / 2;
  else if (word === "li" || word === "lin") state.left = n / twipsPerPoint;
  else if (word === "fi") state.firstLine = n / twipsPerPoint;
  // A negative value is an exact line height, whatever the letters' height. The same goes for rows.
  else if (word === "sl") state.low = isLow(n);
  else if (word === "trrh") state.lowRow = isLow(n);
  else if (word === "posx" || word === "posnegx") state.frameLeft = n / twipsPerPoint;
  else if (word === "posy" || word === "posnegy") state.frameTop = n / twipsPerPoint;
  else if (word === "uc") state.fallbacks = Math.max(0, value ?? 1);
}

const isLow = (twips: number) => twips < 0 && -twips < tinyPoints * twipsPerPoint;

function isAway({ left, firstLine, frameLeft, frameTop, raised }: State): boolean {
  const places = [left, left + firstLine, frameLeft, frameTop];
  return places.some((at) => at < -widestMargin || at > farthest) || Math.abs(raised) > farRaised;
}

/** Why a reader does not see text in this state; null for visible text. */
export function hiddenBy(
  state: State,
  colours: readonly (Colour | null)[],
  cellShade: number | null,
): HiddenText["reason"] | null {
  if (state.hidden) return "vanished";
  if (isAway(state)) return "off_page";
  const breadth = (state.halfPoints / 2) * Math.min(1, state.breadth / 100);
  if (breadth < tinyPoints || state.spacing < squeezed) return "tiny";
  if (state.low || (state.inTable && state.lowRow)) return "tiny";
  const colour = colours[state.colour];
  const behind = state.highlight || state.shade || (state.inTable ? cellShade : 0) || 0;
  return colour && indistinguishable(colour, (behind && colours[behind]) || white) ? "low_contrast" : null;
}
