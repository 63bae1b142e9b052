"use client";

import { useEffect } from "react";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/list.json";
import { rememberList } from "./last-list";
import { useShortcuts } from "./shortcuts";

const rows = () => [...document.querySelectorAll<HTMLElement>("[data-rows] [data-row]")];

function step(by: 1 | -1) {
  const all = rows();
  const at = all.findIndex(
    (row) => row === document.activeElement || row.closest("tr")?.ariaSelected === "true",
  );
  const next = all[at === -1 ? (by === 1 ? 0 : all.length - 1) : at + by];
  next?.focus({ preventScroll: true });
  next?.closest("tr, li")?.scrollIntoView({ block: "nearest" });
}

/**
 * j and k move the focus through the rows of this page's list. Enter opens the focused row: the panel first if the
 * list has one (`peeking`), else the row's page.
 */
export function RowKeys({ peeking }: { peeking?: boolean }) {
  const t = useWords("list", en);
  useEffect(rememberList);
  useShortcuts([
    { keys: "j", label: t("nextRow"), group: "Lists", run: () => step(1) },
    { keys: "k", label: t("previousRow"), group: "Lists", run: () => step(-1) },
    // Registered only for the shortcut list; the list handles it, or the browser opens the focused link.
    { keys: "enter", label: t(peeking ? "openRow.peeking" : "openRow"), group: "Lists", run: () => {} },
  ]);
  return null;
}
