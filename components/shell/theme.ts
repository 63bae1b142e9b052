"use client";

import { useSyncExternalStore } from "react";

export type Theme = "system" | "light" | "dark";
const changed = "shortlist:theme";

/** Applies a theme and keeps it for a year in a cookie, which the server reads before the first paint. */
export function chooseTheme(theme: Theme) {
  const lifetime = theme === "system" ? "max-age=0" : "max-age=31536000";
  document.cookie = `theme=${theme}; path=/; ${lifetime}; samesite=lax`;
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  window.dispatchEvent(new Event(changed));
}

export const useTheme = (): Theme =>
  useSyncExternalStore(
    (listener) => {
      window.addEventListener(changed, listener);
      return () => window.removeEventListener(changed, listener);
    },
    () => (document.documentElement.dataset.theme as Theme | undefined) ?? "system",
    () => "system",
  );
