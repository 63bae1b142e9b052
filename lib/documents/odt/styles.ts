import { tinyPoints } from "../tiny.ts";
import type { HiddenText } from "../assemble.ts";
import { type Colour, indistinguishable, parseColour, white } from "../contrast.ts";

/** What a style says of how text looks; undefined where it says nothing and its parent decides. */
export type Look = {
  hidden?: boolean;
  colour?: Colour | null;
  points?: number;
  background?: Colour | null;
};
type Style = { parent: string | undefined; look: Look };
type Attributes = Record<string, string>;

const deepest = 20;

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
    const size = /^([\d.]+)pt$/.exec(attributes["fo:font-size"] ?? "")?.[1];
    if (size !== undefined) look.points = Number(size);
    const background = attributes["fo:background-color"];
    if (background !== undefined && background !== "transparent") look.background = parseColour(background);
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
  const { hidden, colour, points, background } = Object.assign({}, ...looks) as Look;
  if (hidden) return "vanished";
  if (points !== undefined && points < tinyPoints) return "tiny";
  const behind = background === undefined ? white : background;
  return colour && behind && indistinguishable(colour, behind) ? "low_contrast" : null;
}
