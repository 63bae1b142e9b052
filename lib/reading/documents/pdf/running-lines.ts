import type { Line } from "@/lib/reading/language/line.ts";
import type { FoundPage } from "../assemble.ts";

/** A line within this share of the page's height from its edge can be a header or a footer. */
const margin = 0.1;

/**
 * Removes headers and footers that repeat from page to page: they split sentences and count words twice. Keeps the
 * first of each, which may be the only place with a name or an address, but no page numbers.
 */
export function withoutRepeatedLines(pages: readonly FoundPage[]): FoundPage[] {
  if (pages.length < 2) return [...pages];
  const marginal = pages.flatMap((page) => [
    ...new Set(page.lines.filter((line) => isMarginal(line, page)).map(shape)),
  ]);
  const occurrences = Map.groupBy(marginal, (key) => key);
  const seen = new Set<string>();
  return pages.map((page) => {
    const headers: Line[] = [];
    const lines = page.lines.filter((line) => {
      if (!isMarginal(line, page)) return true;
      const repeated =
        (occurrences.get(shape(line))?.length ?? 0) >= Math.max(2, Math.ceil(pages.length / 2));
      if (!repeated) return true;
      if (isPageNumber(line.text) || seen.has(shape(line))) return false;
      seen.add(shape(line));
      if (!isAtTop(line, page)) return true;
      // Many programs draw the header last, but it is read first.
      headers.push(line);
      return false;
    });
    const [first, ...rest] = lines;
    if (headers.length === 0 || !first) return { ...page, lines: [...headers, ...lines] };
    return { ...page, lines: [...headers, { ...first, gap: true }, ...rest] };
  });
}

const isAtTop = ({ box }: Line, { height }: FoundPage) => box !== null && box[1] + box[3] < height * margin;

const isMarginal = (line: Line, page: FoundPage) =>
  isAtTop(line, page) || (line.box !== null && line.box[1] > page.height * (1 - margin));

/** A line's text that is the same on every page: without page numbers, but with years and telephone numbers. */
const shape = ({ text }: Line) => text.replace(/\b\d{1,3}\b/g, "#");

const isPageNumber = (text: string) =>
  /^\W*(?:.{0,60}\b(?:page|seite|página|pagina|p\.)\s*)?\d{1,3}(?:\s*(?:\/|of|von|de|sur|di|-|–)\s*\d{1,3})?\W*$/iu.test(
    text,
  );
