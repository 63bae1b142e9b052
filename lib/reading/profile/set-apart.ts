import type { SourceText } from "@/lib/reading/language/lines";
import type { Run } from "@/lib/runs";

/** Longer lines are paragraphs, in which a word may be set in bold. */
const longest = 120;
/** More changes than fields of an entry stand side by side are emphasis. */
const mostChanges = 3;

/**
 * A text in which a tab stands between what is set apart on a line, such as a bold title and the employer beside it, or
 * a heading in the margin. Offsets stay the same.
 */
export function withCells(source: SourceText, runs: readonly Run[]): SourceText {
  const cuts = runs.flatMap((run, at) => cutBefore(source.text, runs[at - 1], run));
  const lines = Map.groupBy(cuts, (at) => source.text.lastIndexOf("\n", at));
  const { text } = source;
  const found = new Set<number>();
  for (const [before, own] of lines) {
    const end = text.indexOf("\n", before + 1);
    const line = text.slice(before + 1, end < 0 ? undefined : end).trimEnd();
    if (own.length > mostChanges || line.length > longest || line.endsWith(".")) continue;
    for (const at of own) found.add(at);
  }
  const tabs = [...found].toSorted((a, b) => a - b);
  const starts = [0, ...tabs.map((at) => at + 1)];
  return { ...source, text: starts.map((start, at) => text.slice(start, tabs[at])).join("\t") };
}

const larger = (one: number, other: number) => Math.max(one, other) / Math.min(one, other);
const muchLarger = 1.2;
const shortestWords = 4;

/** Where the space between two runs of one line is that are set in other sizes or weights. */
function cutBefore(text: string, last: Run | undefined, run: Run): number[] {
  // Capitals and wide letters of some fonts seem larger than the others of their word.
  const areWords = last && [last, run].every(({ start, end }) => end - start >= shortestWords);
  const isOther =
    last &&
    (last.bold !== run.bold ||
      (areWords && (last.colour !== run.colour || larger(last.size, run.size) > muchLarger)));
  if (!isOther || text.slice(last.end - 1, run.start + 1).includes("\n")) return [];
  const space = /[^\S\n]/.exec(text.slice(last.end - 1, run.start + 3));
  return space ? [last.end - 1 + space.index] : [];
}
