/** The lines of a CV that show what was asked for. */
export const shownLines = (shownBy: readonly { asked: string; line: string }[]) =>
  shownBy.map(({ asked, line }) => `- ${asked}: ${line}`);
