"use client";

import { useCallback, useSyncExternalStore } from "react";

const prefix = "draft ";
/** What is typed on this page; the tab's storage keeps it over a reload, where the browser has one. */
const typed = new Map<string, string>();
const watching = new Set<() => void>();
const watch = (changed: () => void) => {
  watching.add(changed);
  return () => watching.delete(changed);
};

function stored(key: string): string | null {
  if (typed.has(key)) return typed.get(key)!;
  try {
    return sessionStorage.getItem(prefix + key);
  } catch {
    return null;
  }
}

/**
 * A text being written, in place of `useState`: it survives a reload of the tab until it is forgotten, once it was
 * sent or cancelled. `key` names what is written about what; `initial` is the text that nobody has changed yet.
 */
export function useDraft(key: string, initial = "") {
  const text = useSyncExternalStore(
    watch,
    () => stored(key) ?? initial,
    () => initial,
  );
  const put = useCallback(
    (change: string | null) => {
      try {
        if (change === null) sessionStorage.removeItem(prefix + key);
        else sessionStorage.setItem(prefix + key, change);
        typed.delete(key);
      } catch {
        if (change === null) typed.delete(key);
        else typed.set(key, change);
      }
      for (const each of watching) each();
    },
    [key],
  );
  const forget = useCallback(() => put(null), [put]);
  return { text, write: put as (text: string) => void, forget };
}

/** Forgets all drafts: whoever signs in next in this tab must not read them. */
export function forgetDrafts() {
  typed.clear();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Without a storage nothing was kept.
  }
}
