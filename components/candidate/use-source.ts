"use client";

import { createContext, use } from "react";
import type { Span } from "./shown";

type Source = {
  /** The span highlighted in the document. */
  active: Span | null;
  /** Of the document's text: what follows was corrected by a person and has no place in it. */
  length: number;
  show: (span: Span, label: string) => void;
};

/** Shows the place in the document where a field of the profile was read. */
const Sources = createContext<Source | null>(null);
export const SourceProvider = Sources.Provider;

export const useSource = () => use(Sources);
