/**
 * The beginning of a text, `most` UTF-16 code units at most. Leaves out half an emoji, which PostgreSQL's JSON, the
 * canonical JSON of hashes and many clients reject.
 */
export function cut(text: string, most: number): string {
  const last = text.charCodeAt(most - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? most - 1 : most);
}
