import { asking } from "./asking";
import { fold } from "./fold";
import { isOccupation, wordsIn } from "./job-words";

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
const praise = asking((words) => words.praise);
const sought = new RegExp(`${asking((words) => words.seeking)}\\s+(?:${praise}[,\\s]+)*`, "u");
const wanted = new RegExp(`${asking((words) => words.wanting)}\\s*(?:${praise}[,\\s]+)*`, "u");
const end = new RegExp(`\\s+${asking((words) => words.afterTitle)}(?=[\\s,.]|$)|[,.;:!(]|\\s[-–]\\s`, "u");
const longest = 90;

type Sought = { title: string; rest: string };

function titleFrom(text: string, from: number): Sought | null {
  const length = end.exec(fold(text).slice(from))?.index ?? text.length;
  const title = text.slice(from, from + length).trim();
  return title.length > 2 && title.length <= longest ? { title, rest: text.slice(from + length) } : null;
}

const plain = (sentence: string) => sentence.replace(everyMark, "").replace(everyArticle, "");

/** The job that a sentence says somebody is sought for, and what the sentence goes on to say; null if it says none. */
export function titleSought(sentence: string): Sought | null {
  const text = plain(sentence);
  const found = sought.exec(fold(text));
  return found && titleFrom(text, found.index + found[0].length);
}

/** The job that a message begins with, or says that somebody is needed for: "Nurse for our ward, two years …". */
export function titleLeading(sentence: string): Sought | null {
  const text = plain(sentence);
  const found = wanted.exec(fold(text));
  const way = found && titleFrom(text, found.index + found[0].length);
  if (way && (found.index === 0 || namesWork(way.title))) return way;
  const leading = titleFrom(text, 0);
  return leading && namesWork(leading.title) ? leading : null;
}

const namesWork = (title: string) => wordsIn(fold(title).replace(/[()*:/-]/g, " ")).some(isOccupation);
