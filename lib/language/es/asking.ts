import type { AskingWords } from "../asking-words";

export const asking: AskingWords = {};
