"use client";

import { useDeferredValue, useEffect, useState } from "react";

/**
 * Searches as the user types. `results` is the latest answer, null before the first, and `searched` the query it
 * answers: while somebody types, an earlier one. A failed search has no results.
 */
export function useSearchResults<T>(typed: string, find: (query: string) => Promise<T[]>) {
  const query = useDeferredValue(typed.trim());
  const [answer, setAnswer] = useState<{ searched: string; results: T[] | null }>({
    searched: "",
    results: null,
  });
  useEffect(() => {
    let cancelled = false;
    const show = (results: T[]) => cancelled || setAnswer({ searched: query, results });
    const timer = setTimeout(() => void find(query).then(show, () => show([])), query ? 120 : 0);
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [query, find]);
  return answer;
}
