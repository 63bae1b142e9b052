import type { FoundLine, FoundPage } from "../assemble.ts";

/** Within this share of the page's height from its edge a line can be a header or a footer. */
const margin = 0.1;

/**
 * Headers and footers that repeat from page to page break sentences apart and count words twice. The first of each
 * stays, since a name or an address may stand nowhere else; page numbers all go.
 */
export function withoutRepeatedLines(pages: readonly FoundPage[]): FoundPage[] {
  if (pages.length < 2) return [...pages];
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(page.lines.filter((line) => isMarginal(line, page)).map(shape))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const seen = new Set<string>();
  return pages.map((page) => {
    const headers: FoundLine[] = [];
    const lines = page.lines.filter((line) => {
      if (!isMarginal(line, page)) return true;
      const repeated = (counts.get(shape(line)) ?? 0) >= Math.max(2, Math.ceil(pages.length / 2));
      if (!repeated) return true;
      if (isPageNumber(line.text) || seen.has(shape(line))) return false;
      seen.add(shape(line));
      if (!isAtTop(line, page)) return true;
      // Many programs draw the header last; it is read first.
      headers.push(line);
      return false;
    });
    const [first, ...rest] = lines;
    if (headers.length === 0 || !first) return { ...page, lines: [...headers, ...lines] };
    return { ...page, lines: [...headers, { ...first, apart: true }, ...rest] };
  });
}

const isAtTop = ({ box }: FoundLine, { height }: FoundPage) =>
  box !== null && box[1] + box[3] < height * margin;

const isMarginal = (line: FoundLine, page: FoundPage) =>
  isAtTop(line, page) || (line.box !== null && line.box[1] > page.height * (1 - margin));

/** What stays the same from page to page. */
const shape = ({ text }: FoundLine) => text.replace(/\d+/g, "#");

const isPageNumber = (text: string) =>
  /^\W*(?:.{0,60}\b(?:page|seite|página|pagina|p\.))?\s*\d+(?:\s*(?:\/|of|von|de|sur|di|-|–)\s*\d+)?\W*$/iu.test(
    text,
  );
