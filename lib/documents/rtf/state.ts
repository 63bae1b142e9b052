import { tinyPoints } from "../tiny.ts";
import type { HiddenText } from "../assemble.ts";
import { farthest, widestMargin } from "../docx/floating-box.ts";
import { type Colour, indistinguishable, white } from "../contrast.ts";

/** How characters look, until \plain. */
const plain = {
  font: -1,
  hidden: false,
  deleted: false,
  halfPoints: 24,
  /** Numbers of the table of colours; 0 is none. */
  colour: 0,
  highlight: 0,
  /** How broad letters are drawn, in percent; what is between them and how far they are raised, in points. */
  breadth: 100,
  spacing: 0,
  raised: 0,
};
/** What a paragraph is, until \pard. Where it stands is in points. */
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
/** Letters set so much closer stand on one spot. */
const squeezed = -4;
/** Further up or down than any line. */
const farRaised = 200;

/** What holds inside a group, until it ends. */
export type State = typeof plain &
  typeof paragraph & {
    /** The words of this group are not the document's. */
    skipped: boolean;
    /** The words of this group are properties of the file, as `asides` has it. */
    aside: "each" | "whole" | null;
    /** Which table of the file's head the group fills. */
    table: "fonts" | "colours" | "styles" | null;
    /** How many characters stand after \u for programs that know no Unicode. */
    fallbacks: number;
    /** A paragraph of its own inside another. */
    inner: boolean;
    /** The rows of the table are too low for letters. */
    lowRow: boolean;
  };

export const firstState = (): State => ({
  ...plain,
  ...paragraph,
  skipped: false,
  aside: null,
  table: null,
  fallbacks: 1,
  inner: false,
  lowRow: false,
});

/** Does what a control word asks of the state, if it is about that. */
export function format(state: State, word: string, value: number | null) {
  const on = value !== 0;
  const n = value ?? 0;
  if (word === "plain") Object.assign(state, plain);
  else if (word === "pard") Object.assign(state, paragraph);
  else if (word === "intbl") state.inTable = true;
  else if (word === "s") state.style = n;
  else if (word === "v") state.hidden = on;
  else if (word === "deleted") state.deleted = on;
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
  // Below nought, lines are exactly so high, however high their letters are. The same holds for rows.
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

/** Why a reader does not see text in this state; null for text that can be read. */
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
