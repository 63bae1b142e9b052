import { marked } from "marked";
import type { ReadFile } from "../document.ts";
import { FlowingText } from "../flowing/flowing-text.ts";
import { readHtml } from "../html/read-html.ts";
import type { ReadLimits } from "../limits.ts";
import { Unreadable } from "../unreadable.ts";
import { decodeText } from "./decode-text.ts";

/**
 * Reads plain text: keeps its lines; blank lines and form feeds separate blocks. Markdown, as agents write it, is read
 * as the page that it describes (CommonMark and GitHub's tables; a line's end stays one). @throws Unreadable
 */
export function readText(bytes: Uint8Array, limits: ReadLimits): ReadFile {
  const text = decodeText(bytes);
  if (text === null) throw new Unreadable("wrong_type");
  const flowing = new FlowingText(limits);
  const lines = withoutFrontMatter(text.replace(/\r\n?|[\v\u0085]/g, "\n"));
  if (isMarkdown(lines))
    return readHtml(Buffer.from(marked.parse(lines, { async: false, breaks: true })), limits);
  for (const block of lines.split(/\n[ \t]*\n|\f/)) {
    // Columns aligned with spaces.
    flowing.write(block.replace(/ {4,}/g, "\t"));
    flowing.endParagraph();
    flowing.startBlock();
  }
  return flowing.finish({ pictures: false, properties: [] });
}

/** The metadata before a page's text (Jekyll's front matter) are not shown, but for its title, which is the first line. */
const withoutFrontMatter = (text: string) =>
  text.replace(/^---\n(?:[\w-]+:[^\n]*\n)+---\n/, (metadata) => {
    const [, title = ""] = /^title: *["']?(.*?)["']?$/m.exec(metadata) ?? [];
    return `${title}\n\n`;
  });

/** Heading, strong text, link, a table's row, underlined heading. */
const signs = [
  /^#{1,6} \S/m,
  /\*\*[^*\s][^*\n]{0,200}\*\*/,
  /\]\((?:https?|mailto):/,
  /^\|[^\n]{0,300}\|$/m,
  /^={4,}$/m,
];

/** Whether a text has signs of Markdown of two kinds, so that none is there by chance. */
const isMarkdown = (text: string) => signs.filter((sign) => sign.test(text)).length > 1;
