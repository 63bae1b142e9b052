/**
 * Tokens a text takes at most, whatever the model: three bytes of UTF-8 each. English takes four characters a token,
 * Cyrillic and Arabic about two, Chinese and Japanese about one; no tokenizer of the usual families needs more.
 */
export const tokensAtMost = (text: string) => Math.ceil(Buffer.byteLength(text, "utf8") / 3);
