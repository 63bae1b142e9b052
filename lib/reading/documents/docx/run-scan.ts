import type { SaxesTagNS } from "saxes";
import type { HiddenText } from "../assemble.ts";
import { parseColour, white } from "../contrast.ts";
import { targetOf, targetOfField } from "../links.ts";
import { Unreadable } from "../unreadable.ts";
import { boxOfStyle, emuPerPoint, type FloatingBox, isOffPage } from "./floating-box.ts";
import { type Attribute, type ParagraphFrame, readPlace } from "./paragraph-place.ts";
import type { Relationship } from "./parts.ts";
import { type NamedLooks, withLook } from "./named-looks.ts";
import {
  type Background,
  hiddenReason,
  type Paragraph,
  type Run,
  shapeFill,
  shownAs,
} from "./run-visibility.ts";
import { readLook, type Styles } from "./styles.ts";

const wordprocessing = /wordprocessingml\/(2006\/)?main$/;
const deepest = 400;

type Alternative = {
  start: number;
  choice: string;
  fallback: string;
  branch: "choice" | "fallback" | null;
  /** The choice is off the page, and then so is the fallback. */
  away: boolean;
};

/** Scans a part's XML for hidden runs to cut out. Long because formatting has that many elements. */
export class RunScan {
  tagStart = 0;
  paragraphs = 0;
  /** In points, from the first section; null in parts without sections. */
  pageSize: { width: number; height: number } | null = null;
  /** Parts of the XML to replace: hidden runs by nothing; at the start of visible ones, a style that names the look. */
  readonly edits: [start: number, end: number, xml: string][] = [];
  readonly hidden: { text: string; reason: HiddenText["reason"]; paragraph: number }[] = [];
  readonly #styles: Styles;
  readonly #open: string[] = [];
  readonly #backgrounds: Background[] = [white];
  readonly #paragraphs: Paragraph[] = [];
  /** The enclosing tables, rows and cells, outermost first. */
  readonly #places: ParagraphFrame[] = [];
  readonly #runs: Run[] = [];
  readonly #alternatives: Alternative[] = [];
  readonly #boxes: FloatingBox[] = [];
  /** The enclosing links and fields, outermost first; a field's target is known where its result begins. */
  readonly #links: { target?: string | undefined; instruction: string }[] = [];
  #shapeFill: Background | undefined;

  readonly #looks: NamedLooks;
  readonly #relationships: readonly Relationship[];

  constructor(styles: Styles, looks: NamedLooks, relationships: readonly Relationship[]) {
    this.#styles = styles;
    this.#looks = looks;
    this.#relationships = relationships;
  }

  open(tag: SaxesTagNS, end: number) {
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
        this.#runs.push({ start: this.tagStart, inside: end, text: "", look: {} });
        break;
      case "w:hyperlink":
        this.#links.push({ target: this.#targetOf(attribute("id")), instruction: "" });
        break;
      case "w:fldSimple":
        this.#links.push({ target: targetOfField(attribute("instr") ?? ""), instruction: "" });
        break;
      case "w:fldChar":
        this.#readField(attribute("fldCharType"));
        break;
      case "w:tr":
        this.#places.push({});
        break;
      case "w:tbl":
      case "w:tc":
        this.#places.push({});
        this.#backgrounds.push(this.#background);
        break;
      case "w:txbxContent":
        this.#backgrounds.push(this.#shapeFill === undefined ? white : this.#shapeFill);
        break;
      case "w:background":
        this.#backgrounds[0] = parseColour(attribute("color") ?? "") ?? white;
        break;
      case "w:tblStyle":
        if (this.#styles.style(value).shades) this.#setBackground(null);
        break;
      case "w:pStyle":
        if (paragraph) paragraph.style = value;
        break;
      case "w:rStyle":
        if (run && parent === "w:rPr") run.style = value;
        break;
      case "w:shd":
        this.#shade(parent, attribute, run, paragraph);
        break;
      case "w:highlight":
        // Treated as unknown: every highlight is a strong colour, and black on black is not worth detecting.
        if (run) run.background = null;
        break;
      case "w:spacing":
      case "w:ind":
      case "w:framePr":
        if (paragraph && parent === "w:pPr") readPlace(paragraph, local.slice(2), attribute);
        if (run && parent === "w:rPr") readLook(run.look, local.slice(2), value);
        break;
      case "w:trHeight":
      case "w:tblInd":
      case "w:tblpPr":
      case "w:tblLayout":
      case "w:hidden":
        if (parent === "w:trPr" || parent === "w:tblPr")
          readPlace(this.#places.at(-1) ?? {}, local.slice(2), attribute);
        break;
      case "w:tcW":
        if (parent === "w:tcPr" && this.#places.at(-3)?.fixed)
          readPlace(this.#places.at(-1) ?? {}, "tcW", attribute);
        break;
      case "w:pgSz":
        this.pageSize ??= { width: Number(attribute("w")) / 20, height: Number(attribute("h")) / 20 };
        break;
      case "mc:AlternateContent":
        this.#alternatives.push({ start: 0, choice: "", fallback: "", branch: null, away: false });
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
      case "anchor":
        this.#boxes.push({ left: null, top: null, width: 0, height: 0, fromPage: true });
        break;
      case "positionH":
      case "positionV":
        if (this.#box) this.#box.fromPage &&= attribute("relativeFrom") === "page";
        break;
      case "extent":
        if (this.#box && parent === "anchor") {
          this.#box.width = Number(attribute("cx")) / emuPerPoint;
          this.#box.height = Number(attribute("cy")) / emuPerPoint;
        }
        break;
      case "spPr":
      case "v:shape":
      case "v:rect":
      case "v:roundrect":
        if (local !== "spPr") this.#boxes.push(boxOfStyle(attribute("style") ?? ""));
        this.#shapeFill =
          local === "spPr" ? undefined : shapeFill(attribute("fillcolor"), attribute("filled"));
        break;
      case "solidFill":
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
    const [axis, element] = this.#open.slice(-2);
    if (element === "posOffset" && this.#box)
      this.#box[axis === "positionH" ? "left" : "top"] = Number(text) / emuPerPoint;
    const field = this.#links.at(-1);
    if (element === "w:instrText" && field) field.instruction += text;
    if (element !== "w:t") return;
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
        if (run) this.#checkRun(run, end, tag.prefix);
        break;
      }
      case "w:p":
        this.#paragraphs.pop();
        break;
      case "w:hyperlink":
      case "w:fldSimple":
        this.#links.pop();
        break;
      case "anchor":
      case "v:shape":
      case "v:rect":
      case "v:roundrect":
        this.#boxes.pop();
        break;
      case "w:tr":
        this.#places.pop();
        break;
      case "w:tbl":
      case "w:tc":
        this.#places.pop();
        this.#backgrounds.pop();
        break;
      case "w:txbxContent":
        this.#backgrounds.pop();
        break;
      case "mc:Fallback":
        this.#checkFallback(end);
        break;
      case "mc:AlternateContent":
        this.#alternatives.pop();
        break;
    }
  }

  /** Identifies elements by namespace, since each file may choose its own prefixes. */
  #name({ uri, local, prefix }: SaxesTagNS): string {
    if (wordprocessing.test(uri)) return `w:${local}`;
    if (uri.endsWith("markup-compatibility/2006")) return `mc:${local}`;
    if (uri.endsWith(":vml")) return `v:${local}`;
    return prefix === "w" || prefix === "mc" || prefix === "v" ? `other:${local}` : local;
  }

  #targetOf(id: string | undefined) {
    const link = this.#relationships.find((relationship) => relationship.id === id);
    return link?.type === "hyperlink" ? targetOf(link.target) : undefined;
  }

  /** A field spans several runs: "begin", its instruction, "separate", its result, "end". */
  #readField(mark: string | undefined) {
    const field = this.#links.at(-1);
    if (mark === "begin") this.#links.push({ instruction: "" });
    else if (mark === "separate" && field) field.target = targetOfField(field.instruction);
    else if (mark === "end") this.#links.pop();
  }

  get #background(): Background {
    const last = this.#backgrounds.at(-1);
    return last === undefined ? white : last;
  }

  get #box(): FloatingBox | undefined {
    return this.#boxes.at(-1);
  }

  #setBackground(background: Background) {
    this.#backgrounds[this.#backgrounds.length - 1] = background;
  }

  #shade(parent: string | undefined, attribute: Attribute, run?: Run, paragraph?: Paragraph) {
    const colour = parseColour(attribute("fill") ?? "");
    if (colour === null && attribute("themeFill") === undefined) return;
    if (parent === "w:rPr" && run) run.background = colour;
    else if (parent === "w:pPr" && paragraph) paragraph.background = colour;
    else if (parent === "w:tcPr" || parent === "w:tblPr") this.#setBackground(colour);
  }

  #solidFill(value: string | undefined, run: Run | undefined) {
    if (run && this.#open.includes("textFill")) run.look.colour = value ?? "auto";
    else if (this.#open.at(-3) === "spPr") this.#shapeFill = parseColour(value ?? "");
  }

  #checkRun(run: Run, end: number, prefix: string) {
    if (run.text.trim() === "") return;
    // Already reported from the choice; the whole fallback is cut.
    if (this.#alternatives.some(({ away, branch }) => away && branch === "fallback")) return;
    const paragraph = this.#paragraphs.at(-1);
    const places = [{ ...this.#styles.style(paragraph?.style), ...paragraph }, ...this.#places];
    const away = this.#boxes.some(isOffPage) || places.some((place) => place.away);
    const squeezed = places.some((place) => place.squeezed);
    const reason = away
      ? "off_page"
      : squeezed
        ? "tiny"
        : hiddenReason(run, paragraph, this.#background, this.#styles);
    if (reason === null && prefix === "") return;
    if (reason === null) {
      const link = this.#links.findLast(({ target }) => target)?.target;
      const look = this.#looks.named({ ...shownAs(run, paragraph, this.#styles), link });
      this.edits.push([run.inside, run.inside, withLook(look, prefix)]);
      return;
    }
    for (const alternative of this.#alternatives)
      if (away && alternative.branch === "choice") alternative.away = true;
    this.edits.push([run.start, end, ""]);
    this.hidden.push({ text: run.text, reason, paragraph: this.paragraphs });
  }

  /** Word shows the choice, mammoth reads the fallback: nobody sees text that is only in the fallback. */
  #checkFallback(end: number) {
    const alternative = this.#alternatives.at(-1);
    if (!alternative || alternative.choice === "") return;
    if (!alternative.away) {
      const withoutSpaces = (text: string) => text.replace(/\s+/g, "");
      if (withoutSpaces(alternative.choice).includes(withoutSpaces(alternative.fallback))) return;
      this.hidden.push({ text: alternative.fallback, reason: "vanished", paragraph: this.paragraphs });
    }
    this.edits.push([alternative.start, end, ""]);
  }
}
