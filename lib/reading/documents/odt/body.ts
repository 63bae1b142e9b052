import type { FlowingText } from "../flowing/flowing-text.ts";
import type { HiddenText } from "../assemble.ts";
import { isOffPage } from "../docx/floating-box.ts";
import { targetOf } from "../links.ts";
import { Unreadable } from "../unreadable.ts";
import { hiddenBy, type Look, type OdtStyles, points, shownAs } from "./styles.ts";

type Attributes = Record<string, string>;

/** Elements whose text is not on the page: comments, forms, deleted text, alternative texts of pictures. */
const unread = new Set([
  "office:annotation",
  "office:forms",
  "text:tracked-changes",
  "text:note-citation",
  "text:ruby-text",
  "svg:title",
  "svg:desc",
]);
/** More spaces in a row than fit on a line carry no meaning. */
const mostSpaces = 100;
/** How deep elements may be nested: reading them takes time in proportion to the square. */
const deepest = 400;

/** How an open element affects the text inside it. */
type Open = {
  look: Look | null;
  link: string | undefined;
  hidden: HiddenText["reason"] | null;
  paragraph: boolean;
  heading: boolean;
};

/** Writes the text of an OpenDocument part to `flowing` in reading order, for body, headers and footers. */
export class OdtBody {
  pictures = false;
  readonly #flowing: FlowingText;
  readonly #styles: OdtStyles;
  #inside = "";
  #depth = 0;
  #unread = 0;
  #paragraphs = 0;
  #bullet = false;
  #open: Open[] = [];

  constructor(flowing: FlowingText, styles: OdtStyles) {
    this.#flowing = flowing;
    this.#styles = styles;
  }

  /** Starts the next part; only text inside elements of this name is read. */
  begin(inside: string) {
    this.#inside = inside;
    [this.#depth, this.#unread, this.#paragraphs, this.#open] = [0, 0, 0, []];
  }

  open(name: string, attributes: Attributes) {
    if (name === "style:style" || name === "style:default-style") this.#styles.open(attributes);
    if (/^style:(text|paragraph|table-cell|table-row)-properties$/.test(name))
      this.#styles.properties(attributes);
    if (name === this.#inside) this.#depth++;
    if (unread.has(name)) this.#unread++;
    const hidden = hiddenAs(name, attributes);
    // The field is inside the paragraph that it hides.
    const around = this.#open.findLast(({ paragraph }) => paragraph);
    if (name === "text:hidden-paragraph" && around) around.hidden ??= hidden;
    const heading = name === "text:h" || this.#styles.isHeading(attributes["text:style-name"]);
    const paragraph = name === "text:p" || name === "text:h";
    const link = name === "text:a" ? targetOf(attributes["xlink:href"]) : undefined;
    if (this.#open.push({ look: this.#lookOf(name, attributes), link, hidden, paragraph, heading }) > deepest)
      throw new Unreadable("too_complex");
    if (this.#depth === 0 || this.#unread > 0) return;
    if (paragraph) {
      if (this.#paragraphs++ > 0) this.#flowing.openInner();
    } else if (name === "text:s")
      this.#write(" ".repeat(Math.min(mostSpaces, Number(attributes["text:c"] ?? 1) || 1)));
    else if (name === "text:tab") this.#write("\t");
    else if (name === "text:line-break") this.#write("\n");
    else if (name === "text:list-item") this.#bullet = true;
    else if (name === "table:table-row") this.#flowing.openRow();
    else if (name === "table:table-cell") this.#flowing.openCell();
    else if (name === "draw:image") this.pictures = true;
  }

  text(text: string) {
    // Line breaks are only XML formatting.
    if (this.#depth > 0 && this.#unread === 0 && this.#paragraphs > 0)
      this.#write(text.replace(/[\t\r\n ]+/g, " "));
  }

  close(name: string) {
    const isText = this.#depth > 0 && this.#unread === 0;
    const closed = this.#open.pop();
    if (name === "style:style" || name === "style:default-style") this.#styles.close();
    if (unread.has(name)) this.#unread--;
    if (name === this.#inside) this.#depth--;
    if (!isText) return;
    if (closed?.paragraph) {
      this.#flowing.endParagraph({ bullet: this.#bullet, heading: closed.heading });
      this.#bullet = false;
      if (--this.#paragraphs > 0) this.#flowing.closeInner();
    } else if (name === "table:table-cell") this.#flowing.closeCell();
    else if (name === "table:table-row") this.#flowing.closeRow();
  }

  #write(text: string) {
    const looks = this.#open.flatMap((element) => element.look ?? []);
    const look = Object.assign({}, this.#styles.defaults(), ...looks) as Look;
    const hidden = this.#open.find((element) => element.hidden)?.hidden;
    const link = this.#open.findLast((element) => element.link)?.link;
    this.#flowing.write(text, { ...shownAs(look), link }, hidden ?? hiddenBy(look));
  }

  #lookOf(name: string, attributes: Attributes): Look | null {
    if (name === "text:p" || name === "text:h")
      return this.#styles.look("paragraph", attributes["text:style-name"]);
    if (name === "text:span" || name === "text:a")
      return this.#styles.look("text", attributes["text:style-name"]);
    if (name === "table:table-cell") return this.#styles.look("table-cell", attributes["table:style-name"]);
    if (name === "table:table-row") return this.#styles.look("table-row", attributes["table:style-name"]);
    return null;
  }
}

/** Why an element hides all of its content; null if it does not. */
function hiddenAs(name: string, attributes: Attributes): HiddenText["reason"] | null {
  const isField = /^text:hidden-/.test(name) && attributes["text:is-hidden"] === "true";
  const isSection = name === "text:section" && attributes["text:display"] === "none";
  const isFolded =
    name.startsWith("table:table-") && /^(collapse|filter)$/.test(attributes["table:visibility"] ?? "");
  if (isField || isSection || isFolded) return "vanished";
  const isAway =
    name.startsWith("draw:") &&
    isOffPage({
      left: points(attributes["svg:x"]),
      top: points(attributes["svg:y"]),
      width: points(attributes["svg:width"]) ?? 0,
      height: points(attributes["svg:height"]) ?? 0,
      fromPage: false,
    });
  return isAway ? "off_page" : null;
}
