import type { Phrases } from "./phrases";

/** How a language denies: "no experience with Kubernetes", "ohne Führerschein". */
export type DenialWords = {
  /** What denies the words after it. */
  before: Phrases;
  /** What denies the words before it. */
  after: Phrases;
  /** What ends a denial, as a comma does. */
  but: Phrases;
  /** What joins the last of several things that are denied together. */
  or: Phrases;
};
