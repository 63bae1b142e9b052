/** What PostgreSQL can keep of a text from outside: no NUL, no half characters, no more than `most` of it. */
export function keptText(text: string, most: number): string {
  return text.replaceAll("\u0000", "").toWellFormed().slice(0, most);
}

export const keptOrNull = (text: string | null, most: number) =>
  text === null ? null : keptText(text, most) || null;
