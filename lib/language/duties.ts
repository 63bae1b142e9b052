/** The lines of a description that begin with a bullet: what the work consists of, one duty each. */
export const listedDuties = (description: string): string[] =>
  description.split("\n").flatMap((line) => /^\s*[-–•*]\s+(.+)$/u.exec(line)?.[1]?.trim() ?? []);
