/** How a language names what no criterion may ask for. */
export type GroundWords = object;
