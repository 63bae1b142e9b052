"use client";

import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import type { Seen, SeenById } from "@/lib/hiring/applications/looks";

/** In the storage that all tabs of a browser share, as people open candidates in tabs of their own. */
const KEY = "looks";
/** How many applications are remembered, the last ones looked at. */
const MOST = 500;
const nothing: Seen = { seconds: 0, quotes: 0, cv: false };
const watching = new Set<() => void>();

function read(): SeenById {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as SeenById;
  } catch {
    return {};
  }
}

function add(applicationId: string, { seconds = 0, quotes = 0, cv = false, compared = 0 }: Partial<Seen>) {
  const { [applicationId]: before = nothing, ...others } = read();
  const comparing = (before.compared ?? 0) + compared;
  const now: Seen = {
    ...(comparing > 0 && { compared: Math.min(comparing, 86_400) }),
    seconds: Math.min(before.seconds + seconds, 86_400),
    quotes: Math.min(before.quotes + quotes, 1_000),
    cv: before.cv || cv,
  };
  const last = [...Object.entries(others), [applicationId, now] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(last)));
  } catch {
    // Without a storage the decision says that nothing was opened.
  }
  for (const each of watching) each();
}

/** What of these applications was opened in this browser, since the last sign-out. */
export function seenOf(applicationIds: readonly string[]): SeenById {
  const all = read();
  return Object.fromEntries(applicationIds.flatMap((id) => (all[id] ? [[id, all[id]]] : [])));
}

/** Forgets all looks: they are not those of whoever signs in next in this browser. */
export function forgetLooks() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without a storage nothing was kept.
  }
}

const isVisible = (element: Element) => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && top < innerHeight && bottom > 0;
};

/** Tells each second which parts with `data-look` are visible, while the page itself is. Returns what ends it. */
function eachSecond(tell: (shown: ReadonlySet<string | undefined>) => void) {
  const look = () => {
    if (document.visibilityState !== "visible") return;
    const parts = [...document.querySelectorAll<HTMLElement>("[data-look]")].filter(isVisible);
    tell(new Set(parts.map(({ dataset }) => dataset.look)));
  };
  look();
  const timer = setInterval(look, 1_000);
  return () => clearInterval(timer);
}

/** Counts for how long a comparison of these applications, marked with `data-look="comparison"`, is visible. */
export function CountComparison({ of }: { of: readonly string[] }) {
  const ids = of.join();
  useEffect(
    () =>
      eachSecond((shown) => {
        if (shown.has("comparison")) for (const id of ids.split(",")) add(id, { compared: 1 });
      }),
    [ids],
  );
  return null;
}

/**
 * Counts for how long the application's parts that are marked with `data-look` are visible, each second while the page
 * itself is. Returns what to call with each quote that is opened.
 */
export function useLook(applicationId: string): (quote: string) => void {
  const opened = useRef(new Set<string>());
  useEffect(
    () =>
      eachSecond((shown) => {
        if (shown.has("evaluation") || shown.has("cv"))
          add(applicationId, { seconds: Number(shown.has("evaluation")), cv: shown.has("cv") });
      }),
    [applicationId],
  );
  return useCallback(
    (quote) => {
      if (opened.current.has(quote)) return;
      opened.current.add(quote);
      add(applicationId, { quotes: 1 });
    },
    [applicationId],
  );
}

/** Which of these applications were opened, in any tab, as it changes. */
export function useOpened(applicationIds: readonly string[]): ReadonlySet<string> {
  const watch = useCallback((changed: () => void) => {
    watching.add(changed);
    window.addEventListener("storage", changed);
    return () => {
      watching.delete(changed);
      window.removeEventListener("storage", changed);
    };
  }, []);
  const opened = useSyncExternalStore(
    watch,
    () => Object.keys(seenOf(applicationIds)).join(),
    () => "",
  );
  return new Set(opened === "" ? [] : opened.split(","));
}
