"use client";

import { useDeferredValue, useEffect, useState } from "react";

/**
 * Searches as the user types. `searched` is the current query; `results` the latest answer, null before the first. A
 * failed search has no results.
 */
export function useSearchResults<T>(typed: string, find: (query: string) => Promise<T[]>) {
  const searched = useDeferredValue(typed.trim());
  const [results, setResults] = useState<T[] | null>(null);
  useEffect(() => {
    let cancelled = false;
    const timer = setTimeout(
      () =>
        void find(searched).then(
          (answer) => cancelled || setResults(answer),
          () => cancelled || setResults([]),
        ),
      searched ? 120 : 0,
    );
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [searched, find]);
  return { searched, results };
}
