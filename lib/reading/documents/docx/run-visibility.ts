import { whyUnseen } from "../unseen.ts";
import { lookOf } from "../looks.ts";
import type { ParagraphFrame } from "./paragraph-place.ts";
import type { HiddenText } from "../assemble.ts";
import { type Colour, parseColour, white } from "../contrast.ts";
import type { Look, Styles } from "./styles.ts";

/** A background; null when it is unknown (a picture, a theme, a table style). */
export type Background = Colour | null;

export type Run = {
  /** Its offset in the part's XML, and that of its content. */
  start: number;
  inside: number;
  text: string;
  look: Look;
  style?: string | undefined;
  background?: Background;
  /** Its letters have no fill, or a transparent one. */
  unseen?: boolean;
};
export type Paragraph = ParagraphFrame & { style?: string | undefined; background?: Background };

const ordinarySize = 11;

function lookOfRun(run: Run, paragraph: Paragraph | undefined, styles: Styles): Look {
  const inherited = [styles.style(paragraph?.style), styles.style(run.style)];
  return Object.assign({}, styles.defaults, ...inherited, run.look) as Look;
}
const pointsOf = ({ halfPoints }: Look) => (halfPoints === undefined ? ordinarySize : halfPoints / 2);

/** How a run is set. */
export function shownAs(run: Run, paragraph: Paragraph | undefined, styles: Styles) {
  const look = lookOfRun(run, paragraph, styles);
  return lookOf({ ...look, size: pointsOf(look), colour: parseColour(look.colour ?? "auto") });
}

/** Why a reader does not see the run in Word; null for visible runs. */
export function hiddenReason(
  run: Run,
  paragraph: Paragraph | undefined,
  around: Background,
  styles: Styles,
): HiddenText["reason"] | null {
  const look = lookOfRun(run, paragraph, styles);
  return whyUnseen({
    hidden: look.vanish,
    raised: (look.raised ?? 0) / 2,
    size: pointsOf(look),
    breadth: (look.scale ?? 100) / 100,
    spacing: (look.spacing ?? 0) / 20,
    transparent: run.unseen,
    colour: parseColour(look.colour ?? "auto"),
    background: [run.background, paragraph?.background, around].find((colour) => colour !== undefined),
  });
}

/** A VML shape's fill colour. */
export function shapeFill(colour: string | undefined, filled: string | undefined): Background {
  if (filled !== undefined && /^f/.test(filled)) return white;
  if (colour === undefined) return white;
  return parseColour(colour.split(" ")[0] ?? "") ?? (colour.startsWith("white") ? white : null);
}
