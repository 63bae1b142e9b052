"use client";

import { useDeferredValue, useEffect, useState } from "react";

/**
 * What is found by a name as it is typed: `asked` is what was typed so far, `found` the latest answer, null until the
 * first. A search that fails finds nothing.
 */
export function useFound<Found>(typed: string, find: (asked: string) => Promise<Found[]>) {
  const asked = useDeferredValue(typed.trim());
  const [found, setFound] = useState<Found[] | null>(null);
  useEffect(() => {
    let overtaken = false;
    const timer = setTimeout(
      () =>
        void find(asked).then(
          (answer) => overtaken || setFound(answer),
          () => overtaken || setFound([]),
        ),
      asked ? 120 : 0,
    );
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [asked, find]);
  return { asked, found };
}
