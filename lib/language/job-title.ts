import { asking } from "./asking";
import { fold } from "./fold";

const letters = String.raw`(?:[mwfhdx]\s*[/|*]\s*){1,3}[mwfhdx*]`;

/** Marks that only say that a job is open to everyone: "(m/w/d)", "H/F", "(all genders)". */
export const openToAll = new RegExp(
  String.raw`\s*[([]\s*(?:${letters}|${asking((words) => words.openToAll)})\s*[)\]]|(?<=\s)${letters}(?![\p{L}\d])`,
  "iu",
);
const everyMark = new RegExp(openToAll, "giu");
const reference = /\s*[-–(#]*\s*\b(?:ref(?:erence|erenz)?|req|job id|kennziffer)\b.*$/i;

/** A job's title without such marks and without its reference number. */
export const bareTitle = (title: string) => title.replace(everyMark, "").replace(reference, "").trim();

/** "Un(e)", "un/a": an article for everyone. */
const everyArticle = /(?<=\b(?:un|um|ein)e?)(?:\(e\)|\/[aen]\b)/giu;
const sought = new RegExp(
  `${asking((words) => words.seeking)}\\s+(?:${asking((words) => words.praise)}[,\\s]+)*`,
  "u",
);
const end = new RegExp(`\\s+${asking((words) => words.afterTitle)}(?=\\s)|[,.;:!(]`, "u");
const longest = 90;

/** The job that a sentence says somebody is sought for, and what the sentence goes on to say; null if it says none. */
export function titleSought(sentence: string): { title: string; rest: string } | null {
  const text = sentence.replace(everyMark, "").replace(everyArticle, "");
  const low = fold(text);
  const found = sought.exec(low);
  if (!found) return null;
  const from = found.index + found[0].length;
  const length = end.exec(low.slice(from))?.index ?? text.length;
  const title = text.slice(from, from + length).trim();
  return title.length > 2 && title.length <= longest ? { title, rest: text.slice(from + length) } : null;
}
