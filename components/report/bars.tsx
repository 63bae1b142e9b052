"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";

const BarsChart = lazy(() => import("./bars-chart"));

/** A bar: its label, its value, and the part of it that is drawn in the accent's colour. */
export type Bar = { label: string; value: number; part?: number };

/**
 * A bar chart of a table beside it, which screen readers get instead. `upright` for distributions, lying for names.
 */
export function Bars(props: { bars: Bar[]; upright?: boolean }) {
  // Rendered in the browser only: our content security policy blocks the inline styles of server-rendered charts.
  const isInBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  return (
    <div aria-hidden className="h-48 px-2 pt-3">
      <Suspense>{isInBrowser && <BarsChart {...props} />}</Suspense>
    </div>
  );
}

const noChange = () => () => {};
