"use client";

import { useSyncExternalStore } from "react";

const KEY = "shortlist:letter-keys";
const listeners = new Set<() => void>();

/** Single-letter keys can be turned off: people who dictate would set them off by speaking (WCAG 2.1.4). */
export const lettersAllowed = () => localStorage.getItem(KEY) !== "off";

export function allowLetters(allowed: boolean) {
  if (allowed) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, "off");
  for (const listener of listeners) listener();
}

export const useLettersAllowed = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lettersAllowed,
    () => true,
  );
