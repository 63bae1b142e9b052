import { tinyPoints } from "../tiny.ts";
import { lookOf } from "../looks.ts";
import type { ParagraphFrame } from "./paragraph-place.ts";
import type { HiddenText } from "../assemble.ts";
import { type Colour, indistinguishable, parseColour, white } from "../contrast.ts";
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
/** Letter spacing this negative, in twips, puts all letters on one spot. */
const squeezed = -80;
/** Raised or lowered beyond any line, in half points. */
const farRaised = 400;

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
  if (look.vanish) return "vanished";
  if (Math.abs(look.raised ?? 0) > farRaised) return "off_page";
  if ((look.spacing ?? 0) < squeezed) return "tiny";
  if (Math.min(1, (look.scale ?? 100) / 100) * pointsOf(look) < tinyPoints) return "tiny";
  if (run.unseen) return "low_contrast";
  const background = [run.background, paragraph?.background, around].find((colour) => colour !== undefined);
  const colour = parseColour(look.colour ?? "auto");
  return colour && background && indistinguishable(colour, background) ? "low_contrast" : null;
}

/** A VML shape's fill colour. */
export function shapeFill(colour: string | undefined, filled: string | undefined): Background {
  if (filled !== undefined && /^f/.test(filled)) return white;
  if (colour === undefined) return white;
  return parseColour(colour.split(" ")[0] ?? "") ?? (colour.startsWith("white") ? white : null);
}
