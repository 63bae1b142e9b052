import type { SaxesTagNS } from "saxes";
import { type Colour, indistinguishable, parseColour, white } from "../contrast.ts";
import type { HiddenText } from "../assemble.ts";
import { Unreadable } from "../unreadable.ts";
import { parseXml } from "./parts.ts";
import { type Look, merge, readLook, type Styles } from "./styles.ts";

export type VisiblePart = {
  /** The part without the runs nobody sees. */
  xml: string;
  hidden: HiddenText[];
  paragraphs: number;
  /** Points, from the first section; null in parts that have none. */
  pageSize: { width: number; height: number } | null;
};

const wordprocessing = /wordprocessingml\/(2006\/)?main$/;
const deepest = 400;
const tinyHalfPoints = 4;

/** A background: null where it cannot be told (a picture, a theme, a table style). */
type Background = Colour | null;

type Run = {
  start: number;
  text: string;
  look: Look;
  style?: string | undefined;
  background?: Background;
  unseen?: boolean;
};
type Paragraph = { style?: string | undefined; background?: Background; squeezed?: boolean };
type Alternative = { start: number; choice: string; fallback: string; branch: "choice" | "fallback" | null };

/**
 * Finds the runs of a part that Word does not show a reader (vanished, in the background's colour, under two
 * points), takes them out and reports them. mammoth would hand them on as if they were text.
 */
export function withoutHiddenRuns(xml: string, styles: Styles): VisiblePart {
  const scan = new Scan(xml, styles);
  parseXml(xml, (parser) => {
    parser.on("opentagstart", () => (scan.tagStart = xml.lastIndexOf("<", parser.position - 1)));
    parser.on("opentag", (tag) => scan.open(tag));
    parser.on("text", (text) => scan.text(text));
    parser.on("cdata", (text) => scan.text(text));
    parser.on("closetag", (tag) => scan.close(tag, parser.position));
  });
  let visible = "";
  let from = 0;
  for (const [start, end] of scan.cuts.sort((a, b) => a[0] - b[0])) {
    if (start >= from) visible += xml.slice(from, start);
    from = Math.max(from, end);
  }
  return {
    xml: visible + xml.slice(from),
    hidden: joined(scan.hidden),
    paragraphs: scan.paragraphs,
    pageSize: scan.pageSize,
  };
}

class Scan {
  tagStart = 0;
  paragraphs = 0;
  pageSize: VisiblePart["pageSize"] = null;
  readonly cuts: [number, number][] = [];
  readonly hidden: { text: string; reason: HiddenText["reason"]; paragraph: number }[] = [];
  readonly #xml: string;
  readonly #styles: Styles;
  readonly #open: string[] = [];
  readonly #backgrounds: Background[] = [white];
  readonly #paragraphs: Paragraph[] = [];
  readonly #runs: Run[] = [];
  readonly #alternatives: Alternative[] = [];
  #shapeFill: Background | undefined;

  constructor(xml: string, styles: Styles) {
    this.#xml = xml;
    this.#styles = styles;
  }

  open(tag: SaxesTagNS) {
    const local = this.#name(tag);
    const parent = this.#open.at(-1);
    if (this.#open.push(local) > deepest) throw new Unreadable("too_complex");
    const attribute = (name: string) =>
      Object.values(tag.attributes).find((candidate) => candidate.local === name)?.value;
    const value = attribute("val");
    const run = this.#runs.at(-1);
    const paragraph = this.#paragraphs.at(-1);
    switch (local) {
      case "w:p":
        this.paragraphs++;
        this.#paragraphs.push({});
        break;
      case "w:r":
        this.#runs.push({ start: this.tagStart, text: "", look: {} });
        break;
      case "w:tc":
      case "w:tbl":
        this.#backgrounds.push(this.#background);
        break;
      case "w:txbxContent":
        this.#backgrounds.push(this.#shapeFill === undefined ? white : this.#shapeFill);
        break;
      case "w:background":
        this.#backgrounds[0] = parseColour(attribute("color") ?? "") ?? white;
        break;
      case "w:tblStyle":
        if (this.#styles.shades(value)) this.#setBackground(null);
        break;
      case "w:pStyle":
        if (paragraph) paragraph.style = value;
        break;
      case "w:rStyle":
        if (run && parent === "w:rPr") run.style = value;
        break;
      case "w:shd":
        this.#shade(parent, attribute("fill"), attribute("themeFill"), run, paragraph);
        break;
      case "w:highlight":
        // Every highlight is a strong colour, and black on black is not worth telling apart.
        if (run) run.background = null;
        break;
      case "w:spacing":
        if (paragraph && parent === "w:pPr" && attribute("lineRule") === "exact") {
          // Twentieths of a point: a line so low that its letters are cut away.
          paragraph.squeezed = Number(attribute("line")) < 40;
        }
        break;
      case "w:pgSz":
        this.pageSize ??= { width: Number(attribute("w")) / 20, height: Number(attribute("h")) / 20 };
        break;
      case "mc:AlternateContent":
        this.#alternatives.push({ start: 0, choice: "", fallback: "", branch: null });
        break;
      case "mc:Choice":
      case "mc:Fallback": {
        const alternative = this.#alternatives.at(-1);
        if (alternative) {
          alternative.branch = local === "mc:Choice" ? "choice" : "fallback";
          alternative.start = this.tagStart;
        }
        break;
      }
      case "spPr":
      case "v:shape":
      case "v:rect":
      case "v:roundrect":
        this.#shapeFill =
          local === "spPr" ? undefined : shapeFill(attribute("fillcolor"), attribute("filled"));
        break;
      case "solidFill":
        if (parent === "spPr") this.#shapeFill = null;
        break;
      case "gradFill":
      case "blipFill":
      case "pattFill":
        if (parent === "spPr") this.#shapeFill = null;
        break;
      case "srgbClr":
        if (parent === "solidFill") this.#solidFill(value, run);
        break;
      case "noFill":
        if (parent === "textFill" && run) run.unseen = true;
        break;
      case "alpha":
        // Transparency in thousandths of a percent.
        if (run && this.#open.includes("textFill") && Number(value) >= 95_000) run.unseen = true;
        break;
      case "w:tab":
      case "w:br":
        if (run && parent === "w:r") run.text += " ";
        break;
      default:
        if (run && parent === "w:rPr") readLook(run.look, local.slice(2), value);
    }
  }

  text(text: string) {
    if (this.#open.at(-1) !== "w:t") return;
    const run = this.#runs.at(-1);
    if (run) run.text += text;
    for (const alternative of this.#alternatives)
      if (alternative.branch) alternative[alternative.branch] += text;
  }

  close(tag: SaxesTagNS, end: number) {
    this.#open.pop();
    switch (this.#name(tag)) {
      case "w:r": {
        const run = this.#runs.pop();
        if (run) this.#judge(run, end);
        break;
      }
      case "w:p":
        this.#paragraphs.pop();
        break;
      case "w:tc":
      case "w:tbl":
      case "w:txbxContent":
        this.#backgrounds.pop();
        break;
      case "mc:Fallback":
        this.#judgeFallback(end);
        break;
      case "mc:AlternateContent":
        this.#alternatives.pop();
        break;
    }
  }

  /** Prefixes are the file's own choice; namespaces are not. */
  #name({ uri, local, prefix }: SaxesTagNS): string {
    if (wordprocessing.test(uri)) return `w:${local}`;
    if (uri.endsWith("markup-compatibility/2006")) return `mc:${local}`;
    if (uri.endsWith(":vml")) return `v:${local}`;
    return prefix === "w" || prefix === "mc" || prefix === "v" ? `other:${local}` : local;
  }

  get #background(): Background {
    const last = this.#backgrounds.at(-1);
    return last === undefined ? white : last;
  }

  #setBackground(background: Background) {
    this.#backgrounds[this.#backgrounds.length - 1] = background;
  }

  #shade(
    parent: string | undefined,
    fill: string | undefined,
    theme: string | undefined,
    run?: Run,
    paragraph?: Paragraph,
  ) {
    const colour = parseColour(fill ?? "");
    if (colour === null && theme === undefined) return;
    if (parent === "w:rPr" && run) run.background = colour;
    else if (parent === "w:pPr" && paragraph) paragraph.background = colour;
    else if (parent === "w:tcPr" || parent === "w:tblPr") this.#setBackground(colour);
  }

  #solidFill(value: string | undefined, run: Run | undefined) {
    if (run && this.#open.includes("textFill")) run.look.colour = value ?? "auto";
    else if (this.#open.at(-3) === "spPr") this.#shapeFill = parseColour(value ?? "");
  }

  #judge(run: Run, end: number) {
    if (run.text.trim() === "") return;
    const paragraph = this.#paragraphs.at(-1);
    const reason = this.#reason(run, paragraph);
    if (reason === null) return;
    this.cuts.push([run.start, end]);
    this.hidden.push({ text: run.text, reason, paragraph: this.paragraphs });
  }

  #reason(run: Run, paragraph: Paragraph | undefined): HiddenText["reason"] | null {
    const styles = this.#styles;
    const look = merge([run.look, styles.look(run.style), styles.look(paragraph?.style), styles.defaults]);
    if (look.vanish) return "vanished";
    if (paragraph?.squeezed || (look.halfPoints ?? 22) < tinyHalfPoints) return "tiny";
    if (run.unseen) return "low_contrast";
    const background = [run.background, paragraph?.background, this.#background].find(
      (known) => known !== undefined,
    );
    const colour = parseColour(look.colour ?? "auto");
    return colour && background && indistinguishable(colour, background) ? "low_contrast" : null;
  }

  /** Word shows the choice, mammoth reads the fallback: text that only the fallback has is shown to nobody. */
  #judgeFallback(end: number) {
    const alternative = this.#alternatives.at(-1);
    if (!alternative || alternative.choice === "") return;
    const folded = (text: string) => text.replace(/\s+/g, "");
    if (folded(alternative.choice).includes(folded(alternative.fallback))) return;
    this.cuts.push([alternative.start, end]);
    this.hidden.push({ text: alternative.fallback, reason: "vanished", paragraph: this.paragraphs });
  }
}

function shapeFill(colour: string | undefined, filled: string | undefined): Background {
  if (filled !== undefined && /^f/.test(filled)) return white;
  if (colour === undefined) return white;
  return parseColour(colour.split(" ")[0] ?? "") ?? (colour.startsWith("white") ? white : null);
}

/** Runs of one paragraph and reason as one text: Word splits runs anywhere. */
function joined(runs: Scan["hidden"]): HiddenText[] {
  const texts: (Scan["hidden"][number] & { pieces: string[] })[] = [];
  for (const run of runs) {
    const last = texts.at(-1);
    if (last && last.paragraph === run.paragraph && last.reason === run.reason) last.pieces.push(run.text);
    else texts.push({ ...run, pieces: [run.text] });
  }
  return texts.map(({ pieces, reason }) => ({ text: pieces.join("").trim(), page: 1, reason }));
}
