import type { GroundWords } from "../grounds-words";

export const grounds: GroundWords = {};
