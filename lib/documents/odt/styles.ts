import { tinyPoints } from "../tiny.ts";
import type { HiddenText } from "../assemble.ts";
import { farthest, widestMargin } from "../docx/floating-box.ts";
import { type Colour, indistinguishable, parseColour, white } from "../contrast.ts";

/** What a style says of how text looks; undefined where it says nothing and its parent decides. */
export type Look = {
  hidden?: boolean;
  colour?: Colour | null;
  points?: number;
  background?: Colour | null;
  /** How broad letters are drawn, as a share of their own breadth. */
  breadth?: number;
  /** Points between letters, beside their own. */
  spacing?: number;
  transparent?: boolean;
  /** Points by which a paragraph is set in, and its first line beside that. */
  indent?: number;
  firstLine?: number;
  /** Lines or rows are too low for letters. */
  low?: boolean;
};
type Style = { parent: string | undefined; look: Look };
type Attributes = Record<string, string>;

const deepest = 20;

const ordinarySize = 12;
/** Letters set so much closer stand on one spot. */
const squeezed = -4;
const pointsPer: Record<string, number> = {
  pt: 1,
  pc: 12,
  in: 72,
  cm: 28.35,
  mm: 2.835,
  px: 0.75,
  "%": ordinarySize / 100,
};

/** A length in points; a percentage is one of ordinary letters. */
export function points(length: string | undefined): number | null {
  const [, number, unit = ""] = /^(-?[\d.]+)([a-z]+|%)$/.exec(length ?? "") ?? [];
  const each = pointsPer[unit];
  return number === undefined || each === undefined ? null : Number(number) * each;
}

/** Named and automatic styles by family, as both parts of the file declare them. */
export class OdtStyles {
  readonly #styles = new Map<string, Style>();
  #open: Style | null = null;

  /** A style:style or style:default-style begins. */
  open(attributes: Attributes) {
    this.#open = { parent: attributes["style:parent-style-name"], look: {} };
    const family = attributes["style:family"] ?? "";
    this.#styles.set(`${family} ${attributes["style:name"] ?? ""}`, this.#open);
  }

  close() {
    this.#open = null;
  }

  /** style:text-properties and the like, inside a style. */
  properties(attributes: Attributes) {
    if (!this.#open) return;
    const { look } = this.#open;
    const display = attributes["text:display"];
    if (display !== undefined) look.hidden = display === "none";
    const colour = attributes["fo:color"];
    if (colour !== undefined) look.colour = parseColour(colour);
    if (attributes["style:use-window-font-color"] === "true") look.colour = null;
    const size = points(attributes["fo:font-size"]);
    if (size !== null) look.points = size;
    this.#place(look, attributes);
    const background = attributes["fo:background-color"];
    if (background !== undefined && background !== "transparent") look.background = parseColour(background);
  }

  /** What moves or squeezes text. */
  #place(look: Look, attributes: Attributes) {
    const set = (key: "spacing" | "indent" | "firstLine", name: string) => {
      const length = points(attributes[name]);
      if (length !== null) look[key] = length;
    };
    set("spacing", "fo:letter-spacing");
    set("indent", "fo:margin-left");
    set("firstLine", "fo:text-indent");
    const breadth = attributes["style:text-scale"];
    if (breadth !== undefined) look.breadth = Number.parseFloat(breadth) / 100;
    const opacity = Object.entries(attributes).find(([name]) => name.endsWith(":opacity"))?.[1];
    // LibreOffice says so beside "whatever stands out" too, and means nothing by it.
    if (opacity !== undefined && attributes["fo:color"] !== undefined)
      look.transparent = Number.parseFloat(opacity) < 5;
    const height = points(attributes["fo:line-height"]) ?? points(attributes["style:row-height"]);
    if (height !== null) look.low = height < tinyPoints;
  }

  /** A style with what it inherits. */
  look(family: string, name: string | undefined): Look {
    const looks: Look[] = [];
    for (let at = name, depth = 0; at !== undefined && depth < deepest; depth++) {
      const style: Style | undefined = this.#styles.get(`${family} ${at}`);
      if (style) looks.unshift(style.look);
      at = style?.parent;
    }
    return Object.assign({}, ...looks) as Look;
  }

  /** Whether a paragraph's style is, or comes from, one for headings: not all of them are written as text:h. */
  isHeading(name: string | undefined): boolean {
    for (let at = name, depth = 0; at !== undefined && depth < deepest; depth++) {
      if (/^(heading|title)/i.test(at)) return true;
      at = this.#styles.get(`paragraph ${at}`)?.parent;
    }
    return false;
  }

  defaults = () => this.look("paragraph", "");
}

/** Why a reader does not see text that looks like this, outermost look first; null for text that can be read. */
export function hiddenBy(looks: readonly Look[]): HiddenText["reason"] | null {
  const look = Object.assign({}, ...looks) as Look;
  const { hidden, colour, background, indent = 0, firstLine = 0 } = look;
  if (hidden) return "vanished";
  if ([indent, indent + firstLine].some((at) => at < -widestMargin || at > farthest)) return "off_page";
  const size = look.points ?? ordinarySize;
  if (look.low || size * Math.min(1, look.breadth ?? 1) < tinyPoints || (look.spacing ?? 0) < squeezed)
    return "tiny";
  if (look.transparent) return "low_contrast";
  const behind = background === undefined ? white : background;
  return colour && behind && indistinguishable(colour, behind) ? "low_contrast" : null;
}
