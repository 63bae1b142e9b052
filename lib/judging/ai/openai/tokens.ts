/**
 * Upper bound of a text's tokens for any model: one token per three bytes of UTF-8. English has four characters per
 * token, Cyrillic and Arabic about two, Chinese and Japanese about one; no common tokenizer needs more.
 */
export const tokensAtMost = (text: string) => Math.ceil(Buffer.byteLength(text, "utf8") / 3);

/** The same for English prose of our own, such as instructions: models need 4.3 characters a token and more for it. */
export const tokensOfProse = (text: string) => Math.ceil(text.length / 3.8);
