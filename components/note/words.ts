export type Member = { userId: string; name: string };

/** Whom of these a note names, by "@" and the name as it is written. */
export const mentionedIn = (body: string, members: Member[]) =>
  members.filter(({ name }) => body.includes(`@${name}`)).map(({ userId }) => userId);

/** A note's text in pieces, each a mention or not. A longer name is looked for before one that it begins with. */
export function piecesOf(body: string, mentions: Member[]): { text: string; mention: boolean }[] {
  const names = mentions.map(({ name }) => `@${name}`).toSorted((a, b) => b.length - a.length);
  const pieces: { text: string; mention: boolean }[] = [];
  let plain = "";
  for (let at = 0; at < body.length;) {
    const name = names.find((one) => body.startsWith(one, at));
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
