import { tinyPoints, whyUnseen } from "../unseen.ts";
import type { HiddenText } from "../assemble.ts";
import { type Colour, white } from "../contrast.ts";

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

const isLow = (twips: number) => twips < 0 && -twips < tinyPoints * twipsPerPoint;

/** What a control word changes; `n` is its number, 0 without one. */
type Change = (n: number, value: number | null) => Partial<State>;
const highlight: Change = (n) => ({ highlight: n });
const raised: Change = (n) => ({ raised: n / 2 });
const left: Change = (n) => ({ left: n / twipsPerPoint });
const frameLeft: Change = (n) => ({ frameLeft: n / twipsPerPoint });
const frameTop: Change = (n) => ({ frameTop: n / twipsPerPoint });

const formatting = new Map<string, Change>([
  ["plain", () => plain],
  ["pard", () => paragraph],
  ["intbl", () => ({ inTable: true })],
  ["s", (n) => ({ style: n })],
  ["v", (_, value) => ({ hidden: value !== 0 })],
  ["deleted", (_, value) => ({ deleted: value !== 0 })],
  ["b", (_, value) => ({ bold: value !== 0 })],
  ["i", (_, value) => ({ italic: value !== 0 })],
  ["fs", (_, value) => ({ halfPoints: value ?? plain.halfPoints })],
  ["cf", (n) => ({ colour: n })],
  ["cb", highlight],
  ["highlight", highlight],
  ["chcbpat", highlight],
  ["cbpat", (n) => ({ shade: n })],
  ["f", (n) => ({ font: n })],
  ["charscalex", (_, value) => ({ breadth: value ?? plain.breadth })],
  ["expndtw", (n) => ({ spacing: n / twipsPerPoint })],
  ["expnd", (n) => ({ spacing: n / 4 })],
  ["up", raised],
  ["dn", raised],
  ["li", left],
  ["lin", left],
  ["fi", (n) => ({ firstLine: n / twipsPerPoint })],
  // A negative value is an exact line height, whatever the letters' height. The same goes for rows.
  ["sl", (n) => ({ low: isLow(n) })],
  ["trrh", (n) => ({ lowRow: isLow(n) })],
  ["posx", frameLeft],
  ["posnegx", frameLeft],
  ["posy", frameTop],
  ["posnegy", frameTop],
  ["uc", (_, value) => ({ fallbacks: Math.max(0, value ?? 1) })],
]);

/** Applies a control word to the state, if it is about formatting. */
export function format(state: State, word: string, value: number | null) {
  Object.assign(state, formatting.get(word)?.(value ?? 0, value));
}

/** Why a reader does not see text in this state; null for visible text. */
export function hiddenBy(
  state: State,
  colours: readonly (Colour | null)[],
  cellShade: number | null,
): HiddenText["reason"] | null {
  const { left, firstLine, frameLeft, frameTop, inTable } = state;
  const behind = state.highlight || state.shade || (inTable ? cellShade : 0) || 0;
  return whyUnseen({
    ...state,
    places: [left, left + firstLine, frameLeft, frameTop],
    size: state.halfPoints / 2,
    breadth: state.breadth / 100,
    low: state.low || (inTable && state.lowRow),
    colour: colours[state.colour],
    background: (behind && colours[behind]) || white,
  });
}
