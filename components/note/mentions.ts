export type Member = { userId: string; name: string };

/** Ids of the members that a note mentions, by "@" and their exact name. Of two that match, the longer name counts. */
export function mentionedIn(body: string, members: Member[]) {
  const mentions = new Set(piecesOf(body, members).flatMap(({ text, mention }) => (mention ? text : [])));
  return members.filter(({ name }) => mentions.has(`@${name}`)).map(({ userId }) => userId);
}

const typedName = /(?<=^|\s)@([^\s@]{0,40}(?: [^\s@]{1,40})?)$/u;
const plainly = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * The members whose name, from any word of it on, begins with what is typed after "@" before this position, and where
 * the "@" is. Nobody once a name is complete.
 */
export function completions(body: string, caret: number, members: Member[]) {
  const typed = typedName.exec(body.slice(0, caret));
  const name = plainly(typed?.[1] ?? "");
  const begins = (words: string[]) =>
    words.some((_, at) => plainly(words.slice(at).join(" ")).startsWith(name));
  const found = typed ? members.filter((member) => begins(member.name.split(" "))) : [];
  return { at: typed?.index ?? caret, found: found.some((one) => plainly(one.name) === name) ? [] : found };
}

/** Splits a note's text into mentions and plain text. Longer names match before their prefixes. */
export function piecesOf(body: string, mentions: Member[]): { text: string; mention: boolean }[] {
  const names = mentions.map(({ name }) => `@${name}`).toSorted((a, b) => b.length - a.length);
  const pieces: { text: string; mention: boolean }[] = [];
  let plain = "";
  for (let at = 0; at < body.length;) {
    const name = names.find((mention) => body.startsWith(mention, at));
    if (name === undefined) {
      plain += body[at++];
      continue;
    }
    if (plain) pieces.push({ text: plain, mention: false });
    pieces.push({ text: name, mention: true });
    plain = "";
    at += name.length;
  }
  return plain ? [...pieces, { text: plain, mention: false }] : pieces;
}
