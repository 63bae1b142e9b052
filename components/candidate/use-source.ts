"use client";

import { createContext, use } from "react";
import type { Span } from "./shown";

type Source = {
  /** What is shown in the document now. */
  active: Span | null;
  show: (span: Span, label: string) => void;
};

/** Where a field of the profile was read, for those who want to see it there. */
const Sources = createContext<Source | null>(null);
export const SourceProvider = Sources.Provider;

export const useSource = () => use(Sources);
