import { type Place, readPlace } from "./paragraph-place.ts";
import { parseXml } from "./parts.ts";

/** What formatting says about whether a run can be seen; undefined where it says nothing. */
export type Look = {
  vanish?: boolean;
  /** "rrggbb", or "auto": whatever stands out from the background. */
  colour?: string;
  /** Font size in half points. */
  halfPoints?: number;
  /** How broad letters are drawn, in percent of their own breadth. */
  scale?: number;
  /** How much letters are set apart, in twips, and how far they are raised, in half points. */
  spacing?: number;
  raised?: number;
};

type Style = Look & Place & { basedOn?: string; shades?: boolean };

export type Styles = {
  /** What a paragraph or character style says, with what it is based on. */
  look(styleId: string | undefined): Look;
  /** What a paragraph style says of where its paragraphs stand, with what it is based on. */
  place(styleId: string | undefined): Place;
  /** What every run starts from. */
  defaults: Look;
  /** Whether a table style colours cells, so that a cell's background is not known from the cell alone. */
  shades(styleId: string | undefined): boolean;
};

/** On and off as Word writes them: absent, "1", "true", "on" are on. */
export const isOn = (value: string | undefined): boolean =>
  value === undefined || !/^(0|false|off|none)$/.test(value);

/** What one element inside w:rPr says. */
export function readLook(look: Look, local: string, value: string | undefined): void {
  if (local === "vanish" || local === "specVanish") look.vanish = isOn(value);
  else if (local === "color") look.colour = value ?? "auto";
  else if (local === "sz") look.halfPoints = Number.parseFloat(value ?? "");
  else if (local === "w") look.scale = Number.parseFloat(value ?? "");
  else if (local === "spacing") look.spacing = Number.parseFloat(value ?? "");
  else if (local === "position") look.raised = Number.parseFloat(value ?? "");
}

export function readStyles(xml: string | null): Styles {
  const styles = new Map<string, Style>();
  const defaults: Look = {};
  if (xml !== null) {
    let style: Style | null = null;
    const open: string[] = [];
    parseXml(xml, (parser) => {
      parser.on("opentag", ({ local, attributes }) => {
        open.push(local);
        const value = attributes["w:val"]?.value;
        if (local === "style") styles.set(attributes["w:styleId"]?.value ?? "", (style = {}));
        else if (local === "basedOn" && style && value !== undefined) style.basedOn = value;
        else if (local === "shd" && style) style.shades = true;
        else if (open.includes("tblStylePr")) return;
        else if (open.at(-2) === "rPr") readLook(style ?? defaults, local, value);
        else if (open.at(-2) === "pPr" && style)
          readPlace(style, local, (name) => attributes[`w:${name}`]?.value);
      });
      parser.on("closetag", ({ local }) => {
        open.pop();
        if (local === "style") style = null;
      });
    });
  }
  const chain = (styleId: string | undefined): Style[] => {
    const ancestry: Style[] = [];
    for (let id = styleId; id !== undefined && ancestry.length < 20; id = ancestry.at(-1)?.basedOn) {
      const style = styles.get(id);
      if (!style) break;
      ancestry.push(style);
    }
    return ancestry;
  };
  return {
    defaults,
    look: (styleId) => merge(chain(styleId)),
    place: (styleId) => ({
      squeezed: chain(styleId).find(({ squeezed }) => squeezed !== undefined)?.squeezed ?? false,
      away: chain(styleId).find(({ away }) => away !== undefined)?.away ?? false,
    }),
    shades: (styleId) => chain(styleId).some((style) => style.shades),
  };
}

/** The first that says something wins. */
export function merge(looks: readonly Look[]): Look {
  const merged: Look = {};
  for (const { vanish, colour, halfPoints, scale, spacing, raised } of looks) {
    if (vanish !== undefined) merged.vanish ??= vanish;
    if (colour !== undefined) merged.colour ??= colour;
    if (halfPoints !== undefined) merged.halfPoints ??= halfPoints;
    if (scale !== undefined) merged.scale ??= scale;
    if (spacing !== undefined) merged.spacing ??= spacing;
    if (raised !== undefined) merged.raised ??= raised;
  }
  return merged;
}
