import { type ParagraphFrame, readPlace } from "./paragraph-place.ts";
import { parseXml } from "./parts.ts";

/** How a run is set and whether it is visible; undefined where nothing says. */
export type Look = {
  vanish?: boolean;
  bold?: boolean;
  italic?: boolean;
  /** "rrggbb", or "auto": a colour that contrasts with the background. */
  colour?: string;
  /** Font size in half points. */
  halfPoints?: number;
  /** Horizontal scaling of letters, in percent. */
  scale?: number;
  /** Letter spacing in twips, and by how much letters are raised, in half points. */
  spacing?: number;
  raised?: number;
};

/** `shades`: a table style colours cells, so that a cell's background is not known from the cell alone. */
type Style = Look & ParagraphFrame & { basedOn?: string; shades?: boolean };

export type Styles = {
  /** A style's formatting, including inherited values. */
  style(styleId: string | undefined): Style;
  /** The document's default look. */
  defaults: Look;
};

/** Parses Word's on/off values: absent, "1", "true" and "on" mean on. */
const isOn = (value: string | undefined) => value === undefined || !/^(0|false|off|none)$/.test(value);

/** Reads one element inside w:rPr into `look`. */
export function readLook(look: Look, local: string, value: string | undefined): void {
  if (local === "vanish" || local === "specVanish") look.vanish = isOn(value);
  else if (local === "b") look.bold = isOn(value);
  else if (local === "i") look.italic = isOn(value);
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
  const style = (styleId: string | undefined): Style => {
    const ancestry: Style[] = [];
    for (let id = styleId; id !== undefined && ancestry.length < 20; id = ancestry[0]?.basedOn) {
      const ancestor = styles.get(id);
      if (!ancestor) break;
      ancestry.unshift(ancestor);
    }
    return Object.assign({}, ...ancestry) as Style;
  };
  return { style, defaults };
}
