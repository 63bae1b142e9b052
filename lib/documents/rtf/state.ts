import { tinyPoints } from "../tiny.ts";
import type { HiddenText } from "../assemble.ts";
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
};
/** What a paragraph is, until \pard. */
const paragraph = { shade: 0, inTable: false, style: 0 };

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
  };

export const firstState = (): State => ({
  ...{ ...plain, ...paragraph },
  ...{ skipped: false, aside: null, table: null, fallbacks: 1, inner: false },
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
  else if (word === "uc") state.fallbacks = Math.max(0, value ?? 1);
}

/** Why a reader does not see text in this state; null for text that can be read. */
export function hiddenBy(
  state: State,
  colours: readonly (Colour | null)[],
  cellShade: number | null,
): HiddenText["reason"] | null {
  if (state.hidden) return "vanished";
  if (state.halfPoints < 2 * tinyPoints) return "tiny";
  const colour = colours[state.colour];
  const behind = state.highlight || state.shade || (state.inTable ? cellShade : 0) || 0;
  return colour && indistinguishable(colour, (behind && colours[behind]) || white) ? "low_contrast" : null;
}
