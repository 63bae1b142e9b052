import { listed, regex } from "@/lib/reading/language/lists";
import type { Profile } from "./profile";
import { type Fragment, fragment } from "@/lib/reading/language/fragments";
import {
  isTechnologies,
  isTechnology,
  labelledNameWithin,
  listsSkills,
  nameIn,
  type NameRead,
  namesAmong,
  wordsOf,
} from "./reads-as-name";
import { closeLetterSpacing, contactLines, headingKind, largestLines } from "./sections";
import type { Line } from "@/lib/reading/language/line";
import { fold, beginsSmall, isProper, withoutEnd } from "@/lib/reading/language/letters";
import { onOne, tidy } from "@/lib/reading/language/lines";
import { isQualifier, namesWork } from "@/lib/reading/language/job-words";
import { isCity } from "@/lib/reading/language/places";
import { isParticle, spelledOut, wordsOfVirtue, wordsOfWork } from "@/lib/reading/language/name-words";

export type NameFound = NonNullable<Profile["name"]>;

const [given, family, whole] = ["givenName", "familyName", "wholeName"].map(
  (part) => `${listed(`contact.${part}`)}(?:\\(\\p{L}+\\))?`,
);
const anyLabel = `(?:${given}|${family}|${whole})`;
const [givenLabel, familyLabel, wholeLabel] = [
  given,
  family,
  `${whole}|${anyLabel}\\s*[/,&]\\s*${anyLabel}`,
].map((label) => new RegExp(`^(?:${label})\\s*[:•|>-]+\\s*`, "u"));
/** "Curriculum vitae", "Page 1 of 2". */
const documentTitle = regex("^({document}|#)(( )?(/|-|{documentOf})( )?({document}|#))?¶");
/** "CV Jane Doe", "CV of Jane Doe", "Jane Doe's CV". */
const titleBefore = regex("^({document}|{contact.wholeName})(( )?(-|:|/)( )?| {documentOf} | )");
const titleBehind = regex("('s |( )?(-|:|/)( )?| ){document}( #)?¶");

type Roles = Profile["roles"];
/** `titles`: the file's name and properties. */
type Clues = Pick<Profile, "emails" | "links" | "roles"> & { titles: readonly string[] };

/** In a layout with columns, the name may be as far down as this line. */
const lateName = 40;

/**
 * The person's name: after a label, in agreement with an e-mail address, a profile link or the file's name, or a first
 * line that can be nothing else or is repeated in the document, or the largest line. Null rather than a guess.
 */
export function findName(lines: readonly Line[], { emails, links, roles, titles }: Clues): Profile["name"] {
  const mailboxes = emails.map(({ value }) => fold(value.slice(0, value.indexOf("@"))));
  const pages = links.map(({ value }) => fold(withoutEnd(value, "/").split("/").slice(1).at(-1) ?? ""));
  return (
    labelledName(contactLines(lines.slice(0, lateName))) ??
    announcedName(contactLines(lines.slice(0, 12))) ??
    confirmedName(lines, mailboxes, pages) ??
    titledName(lines, titles, roles) ??
    nameOfFirstLine(lines, roles) ??
    largestName(lines.slice(0, latestTitle), roles)
  );
}

const latestTitle = 60;

/** The name of one of the first lines or the largest one that the file's name or a property spells out. */
function titledName(lines: readonly Line[], titles: readonly string[], roles: Roles): Profile["name"] {
  const handles = titles.filter(({ length }) => length <= longestTitle).map(fold);
  const isSaid = (name: NameRead) =>
    !name.doubtful && !namesWork(name.low) && isSpeltOut(name, handles) && !isHeadline(name, lines, roles);
  const names = [...topLines(lines), ...prominent(lines)].flatMap(namesIn);
  return toName(names.find((name) => name && isSaid(name)));
}

const longestTitle = 120;

/** The largest lines; two adjacent ones as one. */
function prominent(lines: readonly Line[]): Line[] {
  const [first, second] = largestLines(lines);
  const areOne = first && second && lines.indexOf(second) === lines.indexOf(first) + 1;
  return areOne ? [onOne([first, second]), first, second] : largestLines(lines);
}

/** The line in the largest letters, if it can only be a name. */
function largestName(lines: readonly Line[], roles: Roles): Profile["name"] {
  const name = firstIn(prominent(lines)[0]);
  const isName = name && wordsOf(name).length > 1 && !name.doubtful && !isHeadline(name, lines, roles);
  return isName ? toName(name) : null;
}

function labelledName(lines: readonly Line[]): Profile["name"] {
  const after = (label: RegExp | undefined) =>
    lines.flatMap((line) => labelled(line, label?.exec(withBars(line))?.[0].length ?? 0) ?? []).at(0);
  const [first, last, all] = [after(givenLabel), after(familyLabel), after(wholeLabel)];
  // Beside a given name, "Name" is the family name; "Nom: Dupont" alone is still the only name in the document.
  const other = last ?? all;
  return first && other && first.start !== other.start ? joined(first, other) : toName(all);
}

/** A folded line in which the cells of a table are separated by bars. */
const withBars = ({ text }: Line) => fold(text).replaceAll("\t", "|");

function labelled(line: Line, from: number): Fragment | null {
  const rest = line.text.slice(from);
  const stop = /\s{2,}|[|•;<>\t]|\s-\s|,?\s\S+@/.exec(rest);
  const part = from ? fragment(line, from, from + (stop?.index ?? rest.length)) : null;
  return part && labelledNameWithin(part);
}

/** "CV of Grace Baker", "Contact: Grace Baker": the rest must look like a name. */
function announcedName(lines: readonly Line[]): Profile["name"] {
  const isAnnounced = ({ low, label }: Line) => {
    const title = titleBefore.exec(low)?.[0].trimEnd();
    return title ? !documentTitle.test(title) : label?.kind === "personal";
  };
  const names = lines.filter(isAnnounced).map((line) => firstIn(withoutTitle(line)));
  return toName(names.find((name) => name && wordsOf(name).length > 1));
}

/** "Résumé of Grace Baker", "Personal information Grace Baker", "Grace Baker - CV" without what announces the name. */
function withoutTitle(line: Line): Line {
  const personal = line.label?.kind === "personal" ? line.label.end : headingBefore(line.low);
  const from = titleBefore.exec(line.low)?.[0].length ?? personal;
  const part = fragment(line, from, titleBehind.exec(line.low)?.index);
  return part && part.text.length < line.text.length ? { ...line, ...part } : line;
}

/** The length of a heading of personal data that a line begins with. */
function headingBefore(low: string): number {
  const words = low.split(" ");
  const headings = [3, 2, 1].map((count) => words.slice(0, count).join(" "));
  return headings.find((each) => each.length < low.length && headingKind(each) === "personal")?.length ?? 0;
}

/** Possible names in a line: all of it, or its separated parts. */
const namesIn = (line: Fragment) => [nameIn(line), ...namesAmong(line)];

/** The name that a line begins with. */
const firstIn = (line: Fragment | null | undefined) => {
  const [whole, firstPart] = line ? namesIn(line) : [];
  return whole ?? firstPart ?? null;
};

/** A name confirmed by an e-mail address, or spelled out in a profile page's handle ("/in/sofia-keller-4b2"). */
function confirmedName(
  lines: readonly Line[],
  mailboxes: readonly string[],
  pages: readonly string[],
): Profile["name"] {
  const handles = [...mailboxes, ...pages];
  const shown = topLines(lines);
  for (const [i, line] of shown.entries()) {
    const isConfirmed = (name: NameRead) =>
      name.doubtful
        ? i === 0 && isSpeltOut(name, handles)
        : mailboxes.some((mailbox) => agrees(mailbox, name));
    const whole = withoutWork(line, lines, handles);
    const parts = namesAmong(whole);
    const name = namesIn(whole).find((each) => each && isConfirmed(each)) ?? null;
    const split =
      pairOf(parts[0], parts[1], handles) ??
      pairOf(name ?? unfinished(line), nameIn(shown[i + 1] ?? null), handles);
    if (split ?? name) return split ?? toName(name);
  }
  const others = [...lines, ...prominent(lines)];
  const late = others.map((line) => (line.heading || line.bullet ? null : nameIn(capitals(line))));
  return toName(late.find((name) => name && !name.doubtful && isSpeltOut(name, handles)));
}

/** The two parts of a name on two lines or set apart, "Anna" and "Weber" for "anna.weber"; else null. */
function pairOf(
  first: Fragment | null | undefined,
  last: NameRead | null | undefined,
  handles: readonly string[],
) {
  if (!first || !last || wordsOf(first).length + wordsOf(last).length > 5) return null;
  const isSame = wordsOf(last).some((word) => wordsOf(first).includes(word));
  const isWork = last.doubtful && wordsOf(last).length > 1;
  const isAgreed = handles.some((handle) => agrees(handle, first) && agrees(handle, last));
  return isAgreed && !isWork && !isSame ? joined(first, last) : null;
}

/** "Anna van der", which goes on in the next line. */
const unfinished = (line: Line) =>
  line.low.includes(" ") && isParticle(line.low.slice(line.low.lastIndexOf(" ") + 1)) ? fragment(line) : null;

/** "anna weber" with capitals. */
const capitals = (line: Line): Line =>
  line.text === line.text.toLowerCase()
    ? { ...line, text: line.text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()) }
    : line;

/** "Anna Weber Data Engineer" without the work, if a handle spells out the name. */
function withoutWork(line: Line, lines: readonly Line[], handles: readonly string[]): Fragment {
  const words = wordsOf(line);
  const low = words.map((word) => fold(word));
  const from = words.findIndex((text, i) => handles.some((handle) => agrees(handle, { text, low: low[i]! })));
  const isOther = (word: string, i: number) =>
    i > from + 1 && (isQualifier(low[i]!) || isEveryday(word, lines));
  const to = words.findIndex(isOther);
  const lead = low.slice(0, from).join(" ");
  // "SSG (Ret.) Jane Doe"
  const isLead = namesWork(lead) || /[^a-z.' -]/.test(lead);
  const start = isLead ? line.text.indexOf(words[from]!) : 0;
  const end = namesWork(low.slice(to).join(" ")) ? line.text.indexOf(words[to]!) : line.text.length;
  const name = from >= 0 && (start || end < line.text.length) ? nameIn(fragment(line, start, end)) : null;
  return name && isSpeltOut(name, handles) ? name : line;
}

/** A first line that can only be a name; if it consists of trades or technologies, it must be repeated below. */
function nameOfFirstLine(lines: readonly Line[], roles: Roles): Profile["name"] {
  const shown = topLines(lines);
  // An occupation may be above the name and the contact data.
  const isBelow = namesWork(shown[0]?.low ?? "") && !firstIn(shown[0]) && shown[2]?.text.includes("@");
  const [first, last, next] = isBelow ? shown.slice(1) : shown;
  const name = firstIn(first);
  if (!name) return null;
  if (wordsOf(name).length > 1) {
    const isHead = name.doubtful
      ? isTitle(name, roles) || !isRepeated(name, lines)
      : isHeadline(name, lines, roles);
    return isHead ? null : toName(name);
  }
  // "ANNA" above "WEBER", or above "Weber" and an occupation.
  const names = [name, nameIn(last ?? null)];
  const isPart = (part: NameRead | null) =>
    part &&
    !part.doubtful &&
    wordsOf(part).length === 1 &&
    !isCity(part.low) &&
    !isHeadline(part, lines, roles);
  const isSure =
    next && (namesWork(next.low) || names.every((part) => part?.text === part?.text.toUpperCase()));
  return isSure && names.every(isPart) ? joined(name, names[1]!) : null;
}

/** Whether a line may be a name: not a heading, nor a list item outside the personal data. */
const mayBeName = (line: Line) =>
  !documentTitle.test(line.low) && !line.heading && (!line.bullet || line.section === "personal");

/** The lines at the top that may be a name, without the document's title. */
const topLines = (lines: readonly Line[]) =>
  contactLines(lines.slice(0, 12)).filter(mayBeName).map(withoutTitle);

/** Whether a possible name is an occupation instead: a role's title, or made of everyday and work words. */
function isHeadline(name: Fragment, lines: readonly Line[], roles: Roles): boolean {
  if (isTitle(name, roles)) return true;
  const words = wordsOf(name).filter((word) => !isParticle(fold(word)));
  // "React Al is an engineer": a technology that is repeated together with the other word is a name.
  if (words.some(isTechnology) && isRepeated(name, lines)) return false;
  const everyday = words.filter((word) => isEveryday(word, lines));
  const isWork = (word: string) => isQualifier(fold(word)) || wordsOfWork.has(fold(word));
  const isOther = (word: string) => !everyday.includes(word) && !isQualifier(fold(word));
  // A word that is neither a trade nor a rank, yet in lower case elsewhere, is no name's.
  return !everyday.every(isWork) || (everyday.length > 0 && !words.some(isOther));
}

/** Whether the document also has a word in lower case, so that it is no name: "FITNESS COACH", "fitness classes". */
function isEveryday(word: string, lines: readonly Line[]): boolean {
  const [low, small] = [fold(word), word.toLowerCase()];
  // Scripts without capital letters give no evidence.
  if (wordsOfVirtue.has(low) || word === small) return false;
  if (isQualifier(low) && !wordsOfWork.has(low)) return true;
  // Names are in lower case within addresses too.
  const used = new RegExp(
    `(?<![\\p{L}@./_-])${small.replace(/[^\p{L}]/gu, ".")}(?![\\p{L}@/_-]|\\.\\p{L})`,
    "u",
  );
  return lines.some(({ text }) => text.includes(small) && used.test(text));
}

/** Whether this line is the title of a role further down: "Pastry Cook" at the top and above a role's tasks. */
function isTitle(name: Fragment, roles: Roles): boolean {
  const isWork = namesWork(name.low);
  return roles.some(({ title, span }) => {
    const at = span.start > name.end ? fold(title).indexOf(name.low) : -1;
    const rest = title.slice(at + name.low.length).trimStart();
    return at >= 0 && (isWork ? !beginsSmall(rest) : fold(title) === name.low);
  });
}

/** Whether a line further down repeats the text as a name: not a list item, and not in a list of skills. */
function isRepeated(name: Fragment, lines: readonly Line[]): boolean {
  const nameText = fold(written(name));
  const isTechnology = isTechnologies(name);
  return lines.some((line, index) => {
    const at = line.start < name.end || line.bullet ? -1 : line.low.indexOf(nameText);
    if (at < 0 || !isProper(line.text.slice(at))) return false;
    const beside = `${line.low.slice(0, at)}█${line.low.slice(at + nameText.length)}`;
    const isSignature = line.gap && index === lines.length - 1;
    const isListed = (line.section === "skills" && !isSignature) || /[,;/&+]\s*█|█\s*[,;/&+]/.test(beside);
    return !/[\p{L}\d]█|█[\p{L}\d]/u.test(beside) && !(isTechnology && isListed);
  });
}

/** The identifying words of a folded name. */
const identifyingWords = (name: string) =>
  closeLetterSpacing(name)
    .split(/[\s,.'-]+/)
    .filter((word) => word.length > 1 && !isParticle(word));

/** Whether a handle contains two words of a name, or one and the initials of the others: "anna.weber", "aweber". */
function isSpeltOut(name: Fragment, handles: readonly string[]): boolean {
  return spellings(name).some((words) =>
    handles.some((handle) => {
      const contained = [...new Set(words)].filter((word) => handle.includes(word));
      const [long = "", ...more] = contained.filter((word) => word.length > 2);
      if (more.length) return true;
      const initials = words.filter((word) => word !== long).map((word) => word.charAt(0));
      const rest = lettersOf(handle.replace(long, ""));
      return long.length > 3 && rest !== "" && initials.join("").startsWith(rest);
    }),
  );
}

const lettersOf = (handle: string) => handle.replace(/[^\p{L}]/gu, "");

/** The identifying words of a name, also as "mueller" for "Müller". */
const spellings = (name: Pick<Fragment, "text" | "low">) => [
  identifyingWords(name.low),
  identifyingWords(fold(spelledOut(closeLetterSpacing(name.text)))),
];

/** Whether a handle contains a word of the name. */
function agrees(handle: string, name: Pick<Fragment, "text" | "low">): boolean {
  const letters = lettersOf(handle);
  return spellings(name).some((words) => words.some((word) => word.length >= 3 && letters.includes(word)));
}

const written = (name: Fragment) => tidy(closeLetterSpacing(name.text));
const toName = (name: Fragment | null | undefined): Profile["name"] =>
  name ? { value: written(name), span: { start: name.start, end: name.end } } : null;
const joined = (first: Fragment, last: Fragment): NameFound => ({
  value: `${written(first)} ${written(last)}`,
  span: { start: Math.min(first.start, last.start), end: Math.max(first.end, last.end) },
});

/**
 * Lines at the top that may be the name when the document never names the person for certain. To be masked, not
 * shown; occupations and skills are left out.
 */
export function possibleNames(lines: readonly Line[], roles: Roles): NameFound["span"][] {
  return contactLines(lines.slice(0, 8))
    .filter(mayBeName)
    .flatMap((line, i) => {
      const names = i === 0 ? namesIn(line) : [nameIn(line)];
      const isPossible = (name: NameRead) =>
        (!name.doubtful || (i === 0 && !listsSkills(name))) &&
        wordsOf(name).length > 1 &&
        !isHeadline(name, lines, roles);
      const name = names.find((one) => one && isPossible(one));
      return name ? [{ start: name.start, end: name.end }] : [];
    });
}
