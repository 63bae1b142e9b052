import { tinyPoints } from "../tiny.ts";
import type { Place } from "./paragraph-place.ts";
import type { HiddenText } from "../assemble.ts";
import { type Colour, indistinguishable, parseColour, white } from "../contrast.ts";
import { type Look, merge, type Styles } from "./styles.ts";

/** A background: null where it cannot be told (a picture, a theme, a table style). */
export type Background = Colour | null;

export type Run = {
  /** Where it begins in the part. */
  start: number;
  text: string;
  look: Look;
  style?: string | undefined;
  background?: Background;
  /** Its fill is absent or transparent. */
  unseen?: boolean;
};
export type Paragraph = Place & { style?: string | undefined; background?: Background };

const ordinarySize = 11;
/** Letters set so much closer, in twips, stand on one spot. */
const squeezed = -80;
/** Further up or down than any line, in half points. */
const farRaised = 400;

/** Why Word shows a reader nothing of the run; null for runs that can be read. */
export function hiddenReason(
  run: Run,
  paragraph: Paragraph | undefined,
  around: Background,
  styles: Styles,
): HiddenText["reason"] | null {
  const look = merge([run.look, styles.look(run.style), styles.look(paragraph?.style), styles.defaults]);
  if (look.vanish) return "vanished";
  if (Math.abs(look.raised ?? 0) > farRaised) return "off_page";
  if ((look.spacing ?? 0) < squeezed) return "tiny";
  const points = look.halfPoints === undefined ? ordinarySize : look.halfPoints / 2;
  if (Math.min(1, (look.scale ?? 100) / 100) * points < tinyPoints) return "tiny";
  if (run.unseen) return "low_contrast";
  const background = [run.background, paragraph?.background, around].find((colour) => colour !== undefined);
  const colour = parseColour(look.colour ?? "auto");
  return colour && background && indistinguishable(colour, background) ? "low_contrast" : null;
}

/** A VML shape's fill. */
export function shapeFill(colour: string | undefined, filled: string | undefined): Background {
  if (filled !== undefined && /^f/.test(filled)) return white;
  if (colour === undefined) return white;
  return parseColour(colour.split(" ")[0] ?? "") ?? (colour.startsWith("white") ? white : null);
}
