export type Member = { userId: string; name: string };

/** Ids of the members that a note mentions, by "@" and their exact name. Of two that match, the longer name counts. */
export function mentionedIn(body: string, members: Member[]) {
  const mentions = new Set(piecesOf(body, members).flatMap(({ text, mention }) => (mention ? text : [])));
  return members.filter(({ name }) => mentions.has(`@${name}`)).map(({ userId }) => userId);
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
