import type { HiddenText } from "./assemble.ts";
import { type Colour, indistinguishable } from "./contrast.ts";

/** Letters lower or narrower than this, in points, cannot be read. The smallest print that people read has 4. */
export const tinyPoints = 3;
/** No margin is wider, so a box that ends this far before one is off the page. */
export const widestMargin = 144;
/** Beyond the lower right corner of an A3 page. */
export const farthest = 1_200;
/** Letter spacing this negative, in points, puts all letters on one spot. */
const squeezed = -4;
/** Raised or lowered beyond any line, in points. */
const farRaised = 200;

/** How a word processor sets text; lengths are in points. */
export type Setting = {
  hidden?: boolean | undefined;
  /** Where its lines or its frame begin, from the margin. */
  places?: number[];
  raised?: number | undefined;
  size: number;
  /** Horizontal scaling of letters, as a fraction. */
  breadth?: number | undefined;
  spacing?: number | undefined;
  /** Its line or row is too low for legible letters. */
  low?: boolean | undefined;
  transparent?: boolean | undefined;
  /** Null and undefined for those that are not known. */
  colour?: Colour | null | undefined;
  background?: Colour | null | undefined;
};

/** Why a reader of the page does not see text, by one rule for DOCX, ODT and RTF; null for visible text. */
export function whyUnseen(text: Setting): HiddenText["reason"] | null {
  const { places = [], raised = 0, breadth = 1, spacing = 0, colour, background } = text;
  if (text.hidden) return "vanished";
  if (places.some((at) => at < -widestMargin || at > farthest) || Math.abs(raised) > farRaised)
    return "off_page";
  if (text.low || text.size * Math.min(1, breadth) < tinyPoints || spacing < squeezed) return "tiny";
  if (text.transparent) return "low_contrast";
  return colour && background && indistinguishable(colour, background) ? "low_contrast" : null;
}
