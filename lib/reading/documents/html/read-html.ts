import { type AnyNode, DomHandler, type Element, isTag, isText } from "domhandler";
import { Parser } from "htmlparser2";
import type { ReadFile } from "../document.ts";
import { FlowingText } from "../flowing/flowing-text.ts";
import type { ReadLimits } from "../limits.ts";
import { asUnreadable, Unreadable } from "../unreadable.ts";
import { decodeHtml } from "./decode-html.ts";
import { firstLook, hiddenBy, type Look, shownAs, styledLook } from "./look.ts";
import { targetOf } from "../links.ts";
import { ownText, pageProperties } from "./page-properties.ts";
import { type Declarations, declarationsOf, styledElements } from "./style-sheet.ts";

const names = (list: string) => new Set(list.split(" "));
/** Elements whose text is not part of the page: code, fallbacks for what was not loaded, form values. */
const unread = names(
  "script style head title template noscript iframe object embed svg math canvas audio video textarea select datalist",
);
const blocks = names(
  "address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form " +
    "h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody tfoot thead caption ul",
);
const pictures = names("img picture svg canvas object embed");
/** How browsers set these elements (the HTML standard, 15.3), as far as it tells them from the text around them. */
const defaults: Record<string, Declarations> = {
  h1: { "font-size": "2em", "font-weight": "bold" },
  h2: { "font-size": "1.5em", "font-weight": "bold" },
  h3: { "font-size": "1.17em", "font-weight": "bold" },
  h4: { "font-weight": "bold" },
  h5: { "font-size": "0.83em", "font-weight": "bold" },
  h6: { "font-size": "0.67em", "font-weight": "bold" },
  b: { "font-weight": "bold" },
  strong: { "font-weight": "bold" },
  th: { "font-weight": "bold" },
  i: { "font-style": "italic" },
  em: { "font-style": "italic" },
  cite: { "font-style": "italic" },
  address: { "font-style": "italic" },
  dfn: { "font-style": "italic" },
  small: { "font-size": "0.83em" },
  big: { "font-size": "1.2em" },
};
const deepest = 500;

/** Reads an HTML page as a browser would show it, but loads and runs nothing. @throws Unreadable */
export function readHtml(bytes: Uint8Array, limits: ReadLimits): ReadFile {
  try {
    return new Page(decodeHtml(bytes), limits).read();
  } catch (error) {
    throw asUnreadable(error);
  }
}

/** Builds the document, and limits how deep it is nested: parsing takes time in proportion to the square. */
class Elements extends DomHandler {
  override onopentag(name: string, attributes: Element["attribs"]) {
    super.onopentag(name, attributes);
    if (this.tagStack.length > deepest) throw new Unreadable("too_complex");
  }
}

class Page {
  readonly #document;
  readonly #flowing: FlowingText;
  readonly #styled: Map<Element, Declarations>;
  #pictures = false;
  /** A list item is open and none of its paragraphs has ended yet. */
  #bullet = false;

  constructor(html: string, limits: ReadLimits) {
    const elements = new Elements();
    new Parser(elements).end(html);
    this.#document = elements.root;
    this.#flowing = new FlowingText(limits);
    this.#styled = styledElements(this.#document, sheetsOf(this.#document.children, []));
  }

  read(): ReadFile {
    for (const node of this.#document.children) this.#node(node, firstLook);
    const properties = pageProperties(this.#document.children);
    return this.#flowing.finish({ pictures: this.#pictures, properties });
  }

  #node(node: AnyNode, look: Look) {
    if (isText(node)) {
      const text = look.preformatted ? node.data : node.data.replace(/[\t\r\n\f ]+/g, " ");
      // Whitespace between blocks is only source formatting.
      if (this.#flowing.begun || text.trim() !== "") this.#flowing.write(text, shownAs(look), hiddenBy(look));
    } else if (isTag(node)) this.#element(node, look);
  }

  #element(element: Element, around: Look) {
    const { name } = element;
    if (pictures.has(name)) this.#pictures = true;
    if (unread.has(name)) return;
    const look = styledLook(around, this.#styleOf(element));
    if (name === "a") look.link = targetOf(element.attribs.href);
    const inside = () => {
      for (const child of element.children) this.#node(child, look);
    };
    if (name === "br") this.#flowing.write("\n");
    else if (name === "tr") {
      this.#endBlock();
      this.#flowing.openRow();
      inside();
      this.#flowing.closeRow();
    } else if (name === "td" || name === "th") {
      this.#flowing.openCell();
      inside();
      this.#flowing.closeCell();
    } else if (blocks.has(name)) {
      this.#endBlock();
      if (name === "li") this.#bullet = true;
      inside();
      this.#endBlock(/^h[1-6]$/.test(name));
      if (/^(table|section|article|header|footer|hr)$/.test(name)) this.#flowing.startBlock();
    } else inside();
  }

  #endBlock(heading = false) {
    if (!this.#flowing.begun) return;
    this.#flowing.endParagraph({ bullet: this.#bullet, heading });
    this.#bullet = false;
  }

  /** An element's declarations: presentational attributes first, then style sheets, then its style attribute. */
  #styleOf(element: Element): Declarations {
    const { name, attribs } = element;
    const style: Declarations = { ...defaults[name] };
    if (attribs.hidden !== undefined) style.display = "none";
    if (name === "pre") style["white-space"] = "pre";
    if (name === "dialog" && attribs.open === undefined) style.display = "none";
    if (attribs.bgcolor) style["background-color"] = attribs.bgcolor;
    if ((name === "font" && attribs.color) || (name === "body" && attribs.text))
      style.color = attribs.color ?? attribs.text ?? "";
    return { ...style, ...this.#styled.get(element), ...declarationsOf(attribs.style ?? "") };
  }
}

/** The page's own style sheets, in order. */
function sheetsOf(nodes: readonly AnyNode[], sheets: string[]): string[] {
  for (const node of nodes.filter(isTag)) {
    if (node.name === "style") sheets.push(ownText(node));
    else sheetsOf(node.children, sheets);
  }
  return sheets;
}
