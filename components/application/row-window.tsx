"use client";

import { defaultRangeExtractor, observeWindowOffset, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect } from "react";

/** Rows drawn beyond each edge of the screen, at least. */
const overscan = 10;
/** So many rows come and go at once: the list is not drawn anew for every row that it scrolls by. */
const stride = 10;

const stay = () => {};

/** Which places of a long list are drawn, in order, and which of them are on screen. */
export type Drawn = { places: readonly number[]; first: number; last: number };

/** Works out which rows of a list are near the screen while the page scrolls. Draws nothing itself. */
export default function RowWindow(props: {
  total: number;
  /** Of a row, and of the list's top from that of the page, in px. */
  height: number;
  top: number;
  /** Is drawn wherever the screen is. */
  pinnedRow: () => number | undefined;
  report: (drawn: Drawn) => void;
}) {
  const { total, height, top, pinnedRow, report } = props;
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component as it is written
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => height,
    overscan,
    scrollMargin: top,
    useFlushSync: false,
    // Also for what was scrolled between the first drawing and this: until the next scrolling nobody would tell of it.
    observeElementOffset(instance, tell) {
      const stop = observeWindowOffset(instance, tell);
      tell(window.scrollY, false);
      return stop;
    },
    // It would go back to where the page was when it began to draw.
    scrollToFn: stay,
    rangeExtractor: (range) => {
      const startIndex = range.startIndex - (range.startIndex % stride);
      const endIndex = Math.min(range.count - 1, range.endIndex - (range.endIndex % stride) + stride - 1);
      const places = defaultRangeExtractor({ ...range, startIndex, endIndex });
      const other = pinnedRow();
      return other === undefined || places.includes(other) || other >= range.count
        ? places
        : [...places, other].sort((a, b) => a - b);
    },
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  const places = virtualizer
    .getVirtualItems()
    .map(({ index }) => index)
    .join(" ");
  const { startIndex: first = 0, endIndex: last = 0 } = virtualizer.range ?? {};
  useLayoutEffect(() => {
    if (places !== "") report({ places: places.split(" ").map(Number), first, last });
  }, [places, first, last, report]);
  return null;
}
