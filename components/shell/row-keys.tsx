"use client";

import { useShortcuts } from "./shortcuts";

const rows = () => [...document.querySelectorAll<HTMLElement>("[data-rows] [data-row]")];

function step(by: 1 | -1, beyond: Beyond) {
  const all = rows();
  const at = all.findIndex(
    (row) => row === document.activeElement || row.closest("tr")?.ariaSelected === "true",
  );
  const next = all[at === -1 ? (by === 1 ? 0 : all.length - 1) : at + by];
  if (!next && all.length > 0) beyond?.(by);
  next?.focus({ preventScroll: true });
  next?.closest("tr, li")?.scrollIntoView({ block: "nearest" });
}

type Beyond = ((by: 1 | -1) => void) | undefined;

/**
 * j and k walk through the rows of the list on this page, and past its end where the list goes on; Enter opens the one in
 * focus, as on any link.
 */
export function RowKeys({ beyond }: { beyond?: Beyond }) {
  useShortcuts([
    { keys: "j", label: "Next row", group: "Lists", run: () => step(1, beyond) },
    { keys: "k", label: "Previous row", group: "Lists", run: () => step(-1, beyond) },
    // Listed here to be told; the browser itself opens a link in focus.
    { keys: "enter", label: "Open the row", group: "Lists", run: () => {} },
  ]);
  return null;
}
