/** How text is set. Absent where the format or the reader does not tell, or where it is not so. */
export type Look = {
  /** Font size in points. */
  size: number;
  bold?: true | undefined;
  italic?: true | undefined;
  /** As "rrggbb"; absent for black and for patterns. */
  colour?: string | undefined;
  /** Where the link leads that the text is; it begins with "http:", "https:", "mailto:" or "tel:". */
  link?: string | undefined;
};
/** A stretch of text set in one look, perhaps over several lines; UTF-16 offsets, `end` is after it. */
export type Run = Look & { start: number; end: number };

/** Lines with the runs of a document in each, cut to the line. Both are in order. */
export function withRuns<Line extends { start: number; end: number }>(
  lines: readonly Line[],
  looks: readonly Run[],
): (Line & { runs: readonly Run[] })[] {
  let first = 0;
  return lines.map((line) => {
    while (first < looks.length && looks[first]!.end <= line.start) first++;
    const runs: Run[] = [];
    for (let at = first; at < looks.length && looks[at]!.start < line.end; at++) {
      const run = looks[at]!;
      runs.push({ ...run, start: Math.max(run.start, line.start), end: Math.min(run.end, line.end) });
    }
    return { ...line, runs };
  });
}
