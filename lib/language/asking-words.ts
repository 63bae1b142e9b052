/** How advertisements of a language ask, and what they call their parts. */
export type AskingWords = object;
