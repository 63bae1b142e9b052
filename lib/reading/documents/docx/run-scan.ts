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

/** A start tag with what encloses it; `end` is where it ends, `value` its attribute "val". */
type Opened = {
  local: string;
  parent: string | undefined;
  end: number;
  attribute: Attribute;
  value: string | undefined;
  run: Run | undefined;
  paragraph: Paragraph | undefined;
};

/** A table of handlers whose keys are names of elements, separated by spaces. */
const byName = <Handler>(handlers: Record<string, Handler>) =>
  new Map(
    Object.entries(handlers).flatMap(([names, handler]) =>
      names.split(" ").map((name): [string, Handler] => [name, handler]),
    ),
  );

/** Scans a part's XML for hidden runs to cut out; the tables at its end say what each element does. */
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
    const opening = RunScan.#openings.get(local);
    if (opening)
      opening(this, { local, parent, end, attribute, value, run, paragraph: this.#paragraphs.at(-1) });
    else if (run && parent === "w:rPr") readLook(run.look, local.slice(2), value);
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
    RunScan.#closings.get(this.#name(tag))?.(this, end, tag.prefix);
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

  #openBranch(branch: "choice" | "fallback") {
    const alternative = this.#alternatives.at(-1);
    if (alternative) Object.assign(alternative, { branch, start: this.tagStart });
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

  /** What an element's start tag does. */
  static readonly #openings = byName<(scan: RunScan, tag: Opened) => void>({
    "w:p": (scan) => {
      scan.paragraphs++;
      scan.#paragraphs.push({});
    },
    "w:r": (scan, { end }) => scan.#runs.push({ start: scan.tagStart, inside: end, text: "", look: {} }),
    "w:hyperlink": (scan, { attribute }) =>
      scan.#links.push({ target: scan.#targetOf(attribute("id")), instruction: "" }),
    "w:fldSimple": (scan, { attribute }) =>
      scan.#links.push({ target: targetOfField(attribute("instr") ?? ""), instruction: "" }),
    "w:fldChar": (scan, { attribute }) => scan.#readField(attribute("fldCharType")),
    "w:tr": (scan) => scan.#places.push({}),
    "w:tbl w:tc": (scan) => {
      scan.#places.push({});
      scan.#backgrounds.push(scan.#background);
    },
    "w:txbxContent": (scan) =>
      scan.#backgrounds.push(scan.#shapeFill === undefined ? white : scan.#shapeFill),
    "w:background": (scan, { attribute }) => {
      scan.#backgrounds[0] = parseColour(attribute("color") ?? "") ?? white;
    },
    "w:tblStyle": (scan, { value }) => {
      if (scan.#styles.style(value).shades) scan.#setBackground(null);
    },
    "w:pStyle": (_scan, { value, paragraph }) => {
      if (paragraph) paragraph.style = value;
    },
    "w:rStyle": (_scan, { value, parent, run }) => {
      if (run && parent === "w:rPr") run.style = value;
    },
    "w:shd": (scan, { parent, attribute, run, paragraph }) => scan.#shade(parent, attribute, run, paragraph),
    "w:highlight": (_scan, { run }) => {
      // Treated as unknown: every highlight is a strong colour, and black on black is not worth detecting.
      if (run) run.background = null;
    },
    "w:spacing w:ind w:framePr": (_scan, { local, parent, attribute, value, run, paragraph }) => {
      if (paragraph && parent === "w:pPr") readPlace(paragraph, local.slice(2), attribute);
      if (run && parent === "w:rPr") readLook(run.look, local.slice(2), value);
    },
    "w:trHeight w:tblInd w:tblpPr w:tblLayout w:hidden": (scan, { local, parent, attribute }) => {
      if (parent === "w:trPr" || parent === "w:tblPr")
        readPlace(scan.#places.at(-1) ?? {}, local.slice(2), attribute);
    },
    "w:tcW": (scan, { parent, attribute }) => {
      if (parent === "w:tcPr" && scan.#places.at(-3)?.fixed)
        readPlace(scan.#places.at(-1) ?? {}, "tcW", attribute);
    },
    "w:pgSz": (scan, { attribute }) => {
      scan.pageSize ??= { width: Number(attribute("w")) / 20, height: Number(attribute("h")) / 20 };
    },
    "mc:AlternateContent": (scan) =>
      scan.#alternatives.push({ start: 0, choice: "", fallback: "", branch: null, away: false }),
    "mc:Choice": (scan) => scan.#openBranch("choice"),
    "mc:Fallback": (scan) => scan.#openBranch("fallback"),
    anchor: (scan) => scan.#boxes.push({ left: null, top: null, width: 0, height: 0, fromPage: true }),
    "positionH positionV": (scan, { attribute }) => {
      if (scan.#box) scan.#box.fromPage &&= attribute("relativeFrom") === "page";
    },
    extent: (scan, { parent, attribute }) => {
      if (!scan.#box || parent !== "anchor") return;
      scan.#box.width = Number(attribute("cx")) / emuPerPoint;
      scan.#box.height = Number(attribute("cy")) / emuPerPoint;
    },
    spPr: (scan) => {
      scan.#shapeFill = undefined;
    },
    "v:shape v:rect v:roundrect": (scan, { attribute }) => {
      scan.#boxes.push(boxOfStyle(attribute("style") ?? ""));
      scan.#shapeFill = shapeFill(attribute("fillcolor"), attribute("filled"));
    },
    "solidFill gradFill blipFill pattFill": (scan, { parent }) => {
      if (parent === "spPr") scan.#shapeFill = null;
    },
    srgbClr: (scan, { parent, value, run }) => {
      if (parent === "solidFill") scan.#solidFill(value, run);
    },
    noFill: (_scan, { parent, run }) => {
      if (parent === "textFill" && run) run.unseen = true;
    },
    alpha: (scan, { value, run }) => {
      // Transparency in thousandths of a percent.
      if (run && scan.#open.includes("textFill") && Number(value) >= 95_000) run.unseen = true;
    },
    "w:tab w:br": (_scan, { parent, run }) => {
      if (run && parent === "w:r") run.text += " ";
    },
  });

  /** What an element's end tag does, which ends at `end`. */
  static readonly #closings = byName<(scan: RunScan, end: number, prefix: string) => void>({
    "w:r": (scan, end, prefix) => {
      const run = scan.#runs.pop();
      if (run) scan.#checkRun(run, end, prefix);
    },
    "w:p": (scan) => scan.#paragraphs.pop(),
    "w:hyperlink w:fldSimple": (scan) => scan.#links.pop(),
    "anchor v:shape v:rect v:roundrect": (scan) => scan.#boxes.pop(),
    "w:tr": (scan) => scan.#places.pop(),
    "w:tbl w:tc": (scan) => {
      scan.#places.pop();
      scan.#backgrounds.pop();
    },
    "w:txbxContent": (scan) => scan.#backgrounds.pop(),
    "mc:Fallback": (scan, end) => scan.#checkFallback(end),
    "mc:AlternateContent": (scan) => scan.#alternatives.pop(),
  });
}
