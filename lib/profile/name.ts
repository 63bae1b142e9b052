import { listed, regex } from "@/lib/language/lists";
import type { Profile } from "./profile";
import { type Fragment, fragment } from "@/lib/language/fragments";
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
import { closeLetterSpacing, contactLines, headingKind } from "./sections";
import type { Line } from "@/lib/language/line";
import { fold, beginsSmall, isProper, withoutEnd } from "@/lib/language/letters";
import { tidy } from "@/lib/language/lines";
import { isQualifier, namesWork } from "@/lib/language/job-words";
import { isCity } from "@/lib/language/places";
import { isParticle, spelledOut, wordsOfVirtue, wordsOfWork } from "@/lib/language/name-words";

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
const documentTitle = regex("^({document}|#)(( )?(/|{documentOf})( )?#)?¶");
const announced = regex("^({document}(( )?(-|:|/)( )?| {documentOf} )|{contact.wholeName} )");
const titleBefore = regex("^({document}|{contact.wholeName})(( )?(-|:|/)( )?| {documentOf} | )");
const titleBehind = regex("('s |( )?(-|:|/)( )?| ){document}( #)?¶");

type Roles = Profile["roles"];
type Clues = { emails: readonly { value: string }[]; links: readonly { value: string }[]; roles: Roles };

/** In a layout with columns, the name may be as far down as this line. */
const lateName = 40;

/**
 * The person's name: after a label, in agreement with an e-mail address or a profile link, or a first line that can be
 * nothing else or is repeated in the document. Null rather than a guess.
 */
export function findName(lines: readonly Line[], { emails, links, roles }: Clues): Profile["name"] {
  const mailboxes = emails.map(({ value }) => fold(value.slice(0, value.indexOf("@"))));
  const pages = links.map(({ value }) => fold(withoutEnd(value, "/").split("/").slice(1).at(-1) ?? ""));
  return (
    labelledName(contactLines(lines.slice(0, lateName))) ??
    announcedName(contactLines(lines.slice(0, 12))) ??
    confirmedName(lines, mailboxes, pages) ??
    nameOfFirstLine(lines, roles)
  );
}

function labelledName(lines: readonly Line[]): Profile["name"] {
  const after = (label: RegExp | undefined) =>
    lines.flatMap((line) => labelled(line, label?.exec(withBars(line))?.[0].length ?? 0) ?? []).at(0);
  const [first, last, all] = [after(givenLabel), after(familyLabel), after(wholeLabel)];
  // Beside a given name, "Name" is the family name; "Nom: Dupont" alone is still the only name in the document.
  return first && (last ?? all) ? joined(first, (last ?? all)!) : toName(all);
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
  const names = lines
    .filter(({ low, label }) => announced.test(low) || label?.kind === "personal")
    .map((line) => firstIn(withoutTitle(line)));
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
  const ends = [...low.matchAll(/(?<=\p{L})\s/gu)].slice(0, 3).map(({ index }) => index);
  return ends.findLast((end) => headingKind(low.slice(0, end)) === "personal") ?? 0;
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
  const isInMailbox = (name: Fragment) => mailboxes.some((mailbox) => containsName(mailbox, name));
  const shown = topLines(lines);
  for (const [i, line] of shown.entries()) {
    const next = shown[i + 1];
    const ends = next && endsOpen(line) ? next : null;
    const [first, last] = [ends ? fragment(line) : nameIn(line), nameIn(next ?? null)];
    if (first && last && [first, last].every((name) => wordsOf(name).length < 4))
      if (ends ? isInMailbox(last) : !isOfWork(last) && agreesAcross(first, last, handles))
        return joined(first, last);
    const [one, two] = namesAmong(line);
    if (
      one &&
      two &&
      [one, two].every((name) => wordsOf(name).length === 1) &&
      agreesAcross(one, two, handles)
    )
      return joined(one, two);
    const isConfirmed = (name: NameRead) =>
      name.doubtful ? i === 0 && isSpeltOut(name, handles) : isInMailbox(name);
    const name =
      beforeWork(line, lines, handles) ?? namesIn(line).find((one) => one && isConfirmed(one)) ?? null;
    if (name) return toName(name);
  }
  const late = lines.map((line) => (line.heading || line.bullet ? null : nameIn(capitals(line))));
  return toName(late.find((name) => name && !name.doubtful && isSpeltOut(name, handles)));
}

/** Whether words may be an occupation or skills: a single one may be a family name, "Baker". */
const isOfWork = (name: NameRead) => name.doubtful && wordsOf(name).length > 1;

/** Whether a name goes on in the next line: "Anna van der". */
const endsOpen = ({ low }: Line) => isParticle(low.slice(low.lastIndexOf(" ") + 1)) && low.includes(" ");

/** Whether one handle contains a word of each of two lines, "Anna" and "Weber" in "anna.weber". */
const agreesAcross = (first: Fragment, last: Fragment, handles: readonly string[]) =>
  handles.some((handle) => containsName(handle, first) && containsName(handle, last));

/** "anna weber" with capitals. */
const capitals = (line: Line): Line =>
  line.text === line.text.toLowerCase()
    ? { ...line, text: line.text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()) }
    : line;

/** A name spelled out in a handle before words of work: "Anna Weber Data Engineer". */
function beforeWork(line: Line, lines: readonly Line[], handles: readonly string[]): Fragment | null {
  const words = wordsOf(line);
  const isWork = (word: string) => isQualifier(fold(word)) || isEveryday(word, lines);
  const to = words.findIndex((word, i) => i > 1 && isWork(word) && !isParticle(fold(word)));
  if (to < 0 || !namesWork(fold(words.slice(to).join(" ")))) return null;
  const name = nameIn(fragment(line, 0, line.text.indexOf(words[to]!)));
  return name && isSpeltOut(name, handles) ? name : null;
}

/** A first line that can only be a name; if it consists of trades or technologies, it must be repeated below. */
function nameOfFirstLine(lines: readonly Line[], roles: Roles): Profile["name"] {
  const shown = topLines(lines);
  // An occupation may be above the name and the contact data.
  const isBelow = namesWork(shown[0]?.low ?? "") && !firstIn(shown[0]) && shown[2]?.text.includes("@");
  const at = isBelow ? 1 : 0;
  const [first, second] = [shown[at], shown[at + 1]].map((line) => firstIn(line));
  if (!first) return null;
  if (wordsOf(first).length < 2) {
    const isPair =
      second && [first, second].every((name) => isCapitalWord(name) && !isHeadline(name, lines, roles));
    return isPair ? joined(first, second) : null;
  }
  const isName = first.doubtful
    ? !isTitle(first, roles) && isRepeated(first, lines)
    : !isHeadline(first, lines, roles);
  return isName ? toName(first) : null;
}

/** "ANNA" above "WEBER". */
const isCapitalWord = (name: NameRead) =>
  !name.doubtful && /^\p{Lu}{3,}$/u.test(closeLetterSpacing(name.text)) && !isCity(name.low);

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
  const isOther = (word: string) => !everyday.includes(word) && !isQualifier(fold(word));
  return (
    everyday.some((word) => !wordsOfWork.has(fold(word))) || (everyday.length > 0 && !words.some(isOther))
  );
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
      const rest = handle.replace(long, "").replace(/[^\p{L}]/gu, "");
      return long.length > 3 && rest !== "" && initials.join("").startsWith(rest);
    }),
  );
}

/** The identifying words of a name, also as "mueller" for "Müller". */
const spellings = (name: Fragment) => [
  identifyingWords(name.low),
  identifyingWords(fold(spelledOut(closeLetterSpacing(name.text)))),
];

/** Whether a handle contains a word of the name. */
function containsName(handle: string, name: Fragment): boolean {
  const letters = handle.replace(/[^\p{L}]/gu, "");
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
