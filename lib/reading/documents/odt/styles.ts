import { lookOf } from "../looks.ts";
import { type Setting, tinyPoints, whyUnseen } from "../unseen.ts";
import type { HiddenText } from "../assemble.ts";
import { pointsPer } from "../docx/floating-box.ts";
import { parseColour, white } from "../contrast.ts";

/** How a style renders text; undefined where it inherits from its parent. */
export type Look = Omit<Setting, "places" | "raised" | "size"> & {
  points?: number;
  bold?: boolean;
  italic?: boolean;
  /** A paragraph's indent in points, and its first line's in addition. */
  indent?: number;
  firstLine?: number;
};
type Style = { parent: string | undefined; look: Look };
type Attributes = Record<string, string>;

const deepest = 20;

const ordinarySize = 12;
const pointsOf: Record<string, number> = { ...pointsPer, pc: 12, "%": ordinarySize / 100 };

/** A length in points; percentages are of the ordinary font size. */
export function points(length: string | undefined): number | null {
  const [, number, unit = ""] = /^(-?[\d.]+)([a-z]+|%)$/.exec(length ?? "") ?? [];
  const each = pointsOf[unit];
  return number === undefined || each === undefined ? null : Number(number) * each;
}

/** Named and automatic styles by family, from both parts of the file. */
export class OdtStyles {
  readonly #styles = new Map<string, Style>();
  #open: Style | null = null;

  /** Starts a style:style or style:default-style. */
  open(attributes: Attributes) {
    this.#open = { parent: attributes["style:parent-style-name"], look: {} };
    const family = attributes["style:family"] ?? "";
    this.#styles.set(`${family} ${attributes["style:name"] ?? ""}`, this.#open);
  }

  close() {
    this.#open = null;
  }

  /** Reads style:text-properties and the like, inside a style. */
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
    const { "fo:font-weight": weight, "fo:font-style": slope } = attributes;
    if (weight !== undefined) look.bold = weight === "bold" || Number(weight) >= 600;
    if (slope !== undefined) look.italic = slope !== "normal";
    this.#place(look, attributes);
    const background = attributes["fo:background-color"];
    if (background !== undefined && background !== "transparent") look.background = parseColour(background);
  }

  /** Reads what moves or squeezes text. */
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
    // LibreOffice also writes an opacity beside the automatic colour, where it has no effect.
    if (opacity !== undefined && attributes["fo:color"] !== undefined)
      look.transparent = Number.parseFloat(opacity) < 5;
    const height = points(attributes["fo:line-height"]) ?? points(attributes["style:row-height"]);
    if (height !== null) look.low = height < tinyPoints;
  }

  /** A style with what it inherits. */
  look(family: string, name: string | undefined): Look {
    const looks = this.#ancestry(family, name).map((ancestor) => ancestor.look);
    return Object.assign({}, ...looks) as Look;
  }

  /** Whether a paragraph's style is or inherits a heading style: not all headings are text:h elements. */
  isHeading(name: string | undefined): boolean {
    return this.#ancestry("paragraph", name).some((ancestor) => /^(heading|title)/i.test(ancestor.name));
  }

  /** A style and those that it inherits from, outermost first. */
  #ancestry(family: string, name: string | undefined) {
    const ancestors: { name: string; look?: Look }[] = [];
    for (let at = name; at !== undefined && ancestors.length < deepest;) {
      const style: Style | undefined = this.#styles.get(`${family} ${at}`);
      ancestors.unshift({ name: at, look: style?.look });
      at = style?.parent;
    }
    return ancestors;
  }

  defaults = () => this.look("paragraph", "");
}

/** How text with this look is set. */
export const shownAs = (look: Look) => lookOf({ ...look, size: look.points ?? ordinarySize });

/** Why a reader does not see text with this look; null for visible text. */
export function hiddenBy(look: Look): HiddenText["reason"] | null {
  const { indent = 0, firstLine = 0, points: size = ordinarySize, background = white } = look;
  return whyUnseen({ ...look, places: [indent, indent + firstLine], size, background });
}
