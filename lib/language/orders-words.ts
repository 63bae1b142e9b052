/** How a language gives orders to software that reads a text. */
export type OrderWords = object;
