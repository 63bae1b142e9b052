"use client";

import { defaultRangeExtractor, observeWindowOffset, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect } from "react";

/** Minimum number of rows rendered beyond each edge of the screen. */
const overscan = 10;
/** Rows are added and removed in blocks of this size, so that not every scrolled row renders the list again. */
const stride = 10;

const noScroll = () => {};

/** The rendered places of a long list, in order, and the range of those on screen. */
export type Drawn = { places: readonly number[]; first: number; last: number };

/** Computes which rows of a list are near the screen while the page scrolls. Renders nothing itself. */
export default function RowWindow(props: {
  total: number;
  /** The height of a row and the distance of the list from the top of the page, in px. */
  height: number;
  top: number;
  /** The place of a row that is always rendered. */
  pinnedRow: () => number | undefined;
  report: (drawn: Drawn) => void;
}) {
  const { total, height, top, pinnedRow, report } = props;
  // oxlint-disable-next-line react/incompatible-library -- the React compiler skips this component
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => height,
    overscan,
    scrollMargin: top,
    useFlushSync: false,
    // Reports the current offset as well: scrolling between the first render and this would be missed.
    observeElementOffset(instance, notify) {
      const stop = observeWindowOffset(instance, notify);
      notify(window.scrollY, false);
      return stop;
    },
    // The default would scroll back to the offset at the first render.
    scrollToFn: noScroll,
    rangeExtractor: (range) => {
      const startIndex = range.startIndex - (range.startIndex % stride);
      const endIndex = Math.min(range.count - 1, range.endIndex - (range.endIndex % stride) + stride - 1);
      const places = defaultRangeExtractor({ ...range, startIndex, endIndex });
      const pinned = pinnedRow();
      return pinned === undefined || places.includes(pinned) || pinned >= range.count
        ? places
        : [...places, pinned].sort((a, b) => a - b);
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
