import type { HiddenText } from "../assemble.ts";
import { cleanText } from "../clean-text.ts";
import { alternativeTexts } from "./alternative-texts.ts";
import type { NamedLooks } from "./named-looks.ts";
import { parseXml, type Relationship } from "./parts.ts";
import { RunScan } from "./run-scan.ts";
import type { Styles } from "./styles.ts";

/**
 * Finds the runs of a part that a reader of the page does not see (vanished, in the background's colour, tiny, off
 * the page), removes and reports them. mammoth would return them as ordinary text. Visible runs get a style that `looks` knows.
 * `alternatives` are the texts of pictures.
 */
export function withoutHiddenRuns(
  xml: string,
  styles: Styles,
  looks: NamedLooks,
  relationships: readonly Relationship[],
) {
  const scan = new RunScan(styles, looks, relationships);
  const alternatives: string[] = [];
  parseXml(xml, (parser) => {
    parser.on("opentagstart", () => (scan.tagStart = xml.lastIndexOf("<", parser.position - 1)));
    parser.on("opentag", (tag) => {
      scan.open(tag, parser.position);
      alternatives.push(...alternativeTexts(tag));
    });
    parser.on("text", (text) => scan.text(text));
    parser.on("cdata", (text) => scan.text(text));
    parser.on("closetag", (tag) => scan.close(tag, parser.position));
  });
  let visible = "";
  let from = 0;
  for (const [start, end, instead] of scan.edits.sort((a, b) => a[0] - b[0])) {
    if (start >= from) visible += xml.slice(from, start) + instead;
    from = Math.max(from, end);
  }
  return {
    xml: visible + xml.slice(from),
    hidden: joinRuns(scan.hidden),
    alternatives,
    paragraphs: scan.paragraphs,
    pageSize: scan.pageSize,
  };
}

/** Joins successive runs of one paragraph and reason: Word splits runs anywhere. */
function joinRuns(runs: RunScan["hidden"]): HiddenText[] {
  const texts: (RunScan["hidden"][number] & { pieces: string[] })[] = [];
  for (const run of runs) {
    const last = texts.at(-1);
    if (last && last.paragraph === run.paragraph && last.reason === run.reason) last.pieces.push(run.text);
    else texts.push({ ...run, pieces: [run.text] });
  }
  return texts.map(({ pieces, reason }) => ({ text: cleanText(pieces.join("")), page: 1, reason }));
}
