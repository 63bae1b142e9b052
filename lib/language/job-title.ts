import { fold } from "./fold";
import { isOccupation, wordsIn } from "./job-words";
import { listed, worded } from "./worded";

const letters = String.raw`(?:[mwfhdx]\s*[/|*]\s*){1,3}[mwfhdx*]`;

/** Marks that only say that a job is open to everyone: "(m/w/d)", "H/F", "(all genders)". */
export const openToAll = new RegExp(
  String.raw`\s*[([]\s*(?:${letters}|${listed("openToAll")})\s*[)\]]|(?<=\s)${letters}(?![\p{L}\d])`,
  "iu",
);
const everyMark = new RegExp(openToAll, "giu");
const reference = new RegExp(`\\s*[-–(#]*\\s*${listed("referenceNumbers")}.*$`, "iu");

/** A job's title without such marks and without its reference number. */
export const bareTitle = (title: string) => title.replace(everyMark, "").replace(reference, "").trim();

/** "Un(e)", "Verkäufer(in)": for everyone. */
const everyEnding = new RegExp(`(?<=\\p{L})\\(${listed("bothEndings")}\\)`, "giu");
const praise = worded("^( )?{praise},? ");
const sought = worded("{seeking} ");
const wanted = worded("{wanting}( )?");
const end = worded("( {afterTitle}|,|.|;|:|!| - | – )");
const longest = 90;

type Sought = { title: string; rest: string };

function titleFrom(text: string): Sought | null {
  const [before = ""] = text.split("(", 1);
  const [words = ""] = praise.exec(fold(text)) ?? [];
  if (words) return titleFrom(text.slice(words.length));
  const length = end.exec(fold(before))?.index ?? before.length;
  const title = text.slice(0, length).trim();
  return title.length > 2 && title.length <= longest ? { title, rest: text.slice(length) } : null;
}

const plain = (sentence: string) => sentence.replace(everyMark, "").replace(everyEnding, "");

/** The job that a sentence says somebody is sought for, and what the sentence goes on to say; null if it says none. */
export function titleSought(sentence: string): Sought | null {
  const text = plain(sentence);
  const found = sought.exec(fold(text));
  return found && titleFrom(text.slice(found.index + found[0].length));
}

/** The job that a message begins with, or says that somebody is needed for: "Nurse for our ward, two years …". */
export function titleLeading(sentence: string): Sought | null {
  const text = plain(sentence);
  const found = wanted.exec(fold(text));
  const way = found && titleFrom(text.slice(found.index + found[0].length));
  if (way && (found.index === 0 || namesWork(way.title))) return way;
  const leading = titleFrom(text);
  return leading && namesWork(leading.title) ? leading : null;
}

/** Whether a title, as people write it, says what somebody does. */
export const namesWork = (title: string) => wordsIn(fold(title).replaceAll("-", " ")).some(isOccupation);
