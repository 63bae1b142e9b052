"use client";

import { useEffect } from "react";

/** While `when`, the browser asks before it reloads or leaves the page. */
export function useAskBeforeLeaving(when: boolean) {
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [when]);
}
