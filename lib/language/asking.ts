import type { Language } from "./language";
import { languages } from "./languages";
import { anyOf, type Phrases } from "./phrases";

/** The source of a pattern that finds a list of what advertisements ask with, in any language, in folded text. */
export const asking = (list: (words: Language["asking"]) => Phrases) =>
  anyOf(...languages.map(({ asking: words }) => list(words)));
