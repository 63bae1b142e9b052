"use client";

import { useShortcuts } from "./shortcuts";

const rows = () => [...document.querySelectorAll<HTMLElement>("[data-rows] [data-row]")];

function step(by: 1 | -1) {
  const all = rows();
  const at = all.findIndex(
    (row) => row === document.activeElement || row.closest("tr")?.ariaSelected === "true",
  );
  const next = all[at === -1 ? (by === 1 ? 0 : all.length - 1) : at + by];
  next?.focus();
  next?.closest("tr, li")?.scrollIntoView({ block: "nearest" });
}

/** j and k walk through the rows of the list on this page; Enter opens the one in focus, as on any link. */
export function RowKeys() {
  useShortcuts([
    { keys: "j", label: "Next row", group: "Lists", run: () => step(1) },
    { keys: "k", label: "Previous row", group: "Lists", run: () => step(-1) },
    // Listed here to be told; the browser itself opens a link in focus.
    { keys: "enter", label: "Open the row", group: "Lists", run: () => {} },
  ]);
  return null;
}
