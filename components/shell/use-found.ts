"use client";

import { useDeferredValue, useEffect, useState } from "react";

/**
 * What is found by a name as it is typed: `searched` is what was typed so far, `results` the latest answer, null until
 * the first. A search that fails finds nothing.
 */
export function useFound<Found>(typed: string, find: (query: string) => Promise<Found[]>) {
  const searched = useDeferredValue(typed.trim());
  const [results, setResults] = useState<Found[] | null>(null);
  useEffect(() => {
    let overtaken = false;
    const timer = setTimeout(
      () =>
        void find(searched).then(
          (answer) => overtaken || setResults(answer),
          () => overtaken || setResults([]),
        ),
      searched ? 120 : 0,
    );
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [searched, find]);
  return { searched, results };
}
