"use client";

import { useSyncExternalStore } from "react";

const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const moment = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** A time as a short date; the exact local time on hover, once the browser's zone is known. `exact` shows it. */
export function When({ at, exact, className }: { at: string; exact?: boolean; className?: string }) {
  const here = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const date = new Date(at);
  const local = here ? moment.format(date) : undefined;
  return (
    <time dateTime={at} title={local} className={className}>
      {exact && local ? local : day.format(date)}
    </time>
  );
}

const noChange = () => () => {};
