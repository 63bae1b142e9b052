import { worded } from "@/lib/language/lists";
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
import { afterLabel, closeLetterSpacing, contactLines, type PlacedLine } from "./sections";
import { fold, beginsSmall, isProper, withoutEnd } from "@/lib/language/letters";
import { tidy } from "@/lib/language/lines";
import { isQualifier, namesWork } from "@/lib/language/job-words";
import { isParticle, spelledOut, wordsOfVirtue, wordsOfWork } from "@/lib/language/name-words";

export type NameFound = NonNullable<Profile["name"]>;

const wholeLabel = afterLabel("contact.wholeName");
const givenLabel = afterLabel("contact.givenName");
const familyLabel = afterLabel("contact.familyName");
const announced = worded("^({document}(( )?-| {documentOf}|( )?:)|{contact.wholeName}) ");
/** "Curriculum vitae", "Page 1 of 2". */
const documentTitle = worded("^({document}|#)(( )?(/|{documentOf})( )?#)?¶");

type Roles = Profile["roles"];
type Told = { emails: readonly { value: string }[]; links: readonly { value: string }[]; roles: Roles };

/** A name in a column beside others may come as late as this. */
const lateName = 40;

/**
 * The person's name: what a label says, what an address bears out, or a first line that can be nothing else, or that
 * the document says again. Null rather than a guess.
 */
export function findName(lines: readonly PlacedLine[], { emails, links, roles }: Told): Profile["name"] {
  const mailboxes = emails.map(({ value }) => fold(value.slice(0, value.indexOf("@"))));
  const pages = links.map(({ value }) => fold(withoutEnd(value, "/").split("/").slice(1).at(-1) ?? ""));
  return (
    labelledName(contactLines(lines.slice(0, lateName))) ??
    announcedName(contactLines(lines.slice(0, 12))) ??
    borneOutName(lines, mailboxes, pages) ??
    firstName(lines, roles)
  );
}

function labelledName(lines: readonly PlacedLine[]): Profile["name"] {
  const after = (label: ReturnType<typeof afterLabel>) =>
    lines.flatMap((line) => labelled(line, label(line.low)) ?? []).at(0);
  const [given, family] = [after(givenLabel), after(familyLabel)];
  if (given && family) return joined(given, family);
  // "Nom: Dupont" alone is a family name; it still is the only name the document gives.
  return toName(after(wholeLabel));
}

function labelled(line: PlacedLine, from: number): Fragment | null {
  const rest = line.text.slice(from);
  const stop = /\s{2,}|[|•;<>\t]|\s-\s|,?\s\S+@/.exec(rest);
  const part = from ? fragment(line, from, from + (stop?.index ?? rest.length)) : null;
  return part && labelledNameWithin(part);
}

/** "Résumé of Grace Baker", "Name Grace Baker", "Contact: Grace Baker": the rest has to read as a name. */
function announcedName(lines: readonly PlacedLine[]): Profile["name"] {
  const names = lines.map((line) => {
    const personal = line.label?.kind === "personal" ? line.label.end : 0;
    const from = announced.exec(line.low)?.[0].length ?? personal;
    return from ? firstIn(fragment(line, from)) : null;
  });
  return toName(names.find((name) => name && wordsOf(name).length > 1));
}

/** What a line may name somebody with: all of it, or the parts that it sets off. */
const namesIn = (line: Fragment) => [nameIn(line), ...namesAmong(line)];

/** The name that a line begins with. */
const firstIn = (line: Fragment | null | undefined) => {
  const [whole, begins] = line ? namesIn(line) : [];
  return whole ?? begins ?? null;
};

/** A name that an e-mail address is made of, or the handle of a profile page ("/in/sofia-keller-4b2") spells out. */
function borneOutName(
  lines: readonly PlacedLine[],
  mailboxes: readonly string[],
  pages: readonly string[],
): Profile["name"] {
  const isMailed = (name: Fragment) => mailboxes.some((mailbox) => bearsName(mailbox, name));
  const shown = shownLines(lines);
  for (const [i, line] of shown.entries()) {
    const [given, family] = [line, shown[i + 1]].map((each) => nameIn(each ?? null));
    if (given && family && [given, family].every((name) => wordsOf(name).length === 1 && isMailed(name)))
      return joined(given, family);
    const isBorneOut = (name: NameRead) =>
      name.doubtful ? i === 0 && isSpeltOut(name, [...mailboxes, ...pages]) : isMailed(name);
    const name = namesIn(line).find((one) => one && isBorneOut(one));
    if (name) return toName(name);
  }
  const late = lines.slice(0, lateName).map((line) => (line.heading ? null : nameIn(line)));
  return toName(late.find((name) => name && isSpeltOut(name, pages)));
}

/** A first line that can be nothing but a name; one of trades or technologies, where the document says it again. */
function firstName(lines: readonly PlacedLine[], roles: Roles): Profile["name"] {
  const name = firstIn(shownLines(lines)[0]);
  if (!name || wordsOf(name).length < 2) return null;
  const isName = name.doubtful
    ? !isTitle(name, roles) && isSaidAgain(name, lines)
    : !isHeadline(name, lines, roles);
  return isName ? toName(name) : null;
}

/** Whether a name may stand there: no heading, and no item but of a list of personal data. */
const mayName = (line: PlacedLine) =>
  !documentTitle.test(line.low) && !line.heading && (!line.bullet || line.section === "personal");

/** The lines at the top where a name may stand. */
const shownLines = (lines: readonly PlacedLine[]) => contactLines(lines.slice(0, 12)).filter(mayName);

/** Whether a line that could be a name says what its person does: a role is called so, or its words are of work. */
function isHeadline(name: Fragment, lines: readonly PlacedLine[], roles: Roles): boolean {
  if (isTitle(name, roles)) return true;
  const words = wordsOf(name).filter((word) => !isParticle(fold(word)));
  // "React Al is an engineer": a technology that the document says again with the other word is somebody's name.
  if (words.some(isTechnology) && isSaidAgain(name, lines)) return false;
  const everyday = words.filter((word) => isEveryday(word, lines));
  return everyday.length > 0 && words.every((word) => everyday.includes(word) || isQualifier(fold(word)));
}

/** Whether a document writes a word small somewhere, as it does with no name: "FITNESS COACH", "fitness classes". */
function isEveryday(word: string, lines: readonly PlacedLine[]): boolean {
  const [low, small] = [fold(word), word.toLowerCase()];
  // What has no capital letters says nothing by small ones.
  if (wordsOfVirtue.has(low) || word === small) return false;
  if (isQualifier(low) && !wordsOfWork.has(low)) return true;
  // Within addresses names stand small as well.
  const used = new RegExp(
    `(?<![\\p{L}@./_-])${small.replace(/[^\p{L}]/gu, ".")}(?![\\p{L}@/_-]|\\.\\p{L})`,
    "u",
  );
  return lines.some(({ text }) => text.includes(small) && used.test(text));
}

/** Whether a role further down is called what this line says: "Pastry Cook" above, and what a cook did below. */
function isTitle(name: Fragment, roles: Roles): boolean {
  const isWork = namesWork(name.low);
  return roles.some(({ title, span }) => {
    const at = span.start > name.end ? fold(title).indexOf(name.low) : -1;
    const rest = title.slice(at + name.low.length).trimStart();
    return at >= 0 && (isWork ? !beginsSmall(rest) : fold(title) === name.low);
  });
}

/** Whether a line further down says the same words as a name stands: no item, and no part of a list of skills. */
function isSaidAgain(name: Fragment, lines: readonly PlacedLine[]): boolean {
  const called = fold(written(name));
  const isTechnology = isTechnologies(name);
  return lines.some((line, index) => {
    const at = line.start < name.end || line.bullet ? -1 : line.low.indexOf(called);
    if (at < 0 || !isProper(line.text.slice(at))) return false;
    const beside = `${line.low.slice(0, at)}█${line.low.slice(at + called.length)}`;
    const signs = line.gap && index === lines.length - 1;
    const lists = (line.section === "skills" && !signs) || /[,;/&+]\s*█|█\s*[,;/&+]/.test(beside);
    return !/[\p{L}\d]█|█[\p{L}\d]/u.test(beside) && !(isTechnology && lists);
  });
}

/** The words of a folded name that identify. */
const tellingWords = (name: string) =>
  closeLetterSpacing(name)
    .split(/[\s,.'-]+/)
    .filter((word) => word.length > 1 && !isParticle(word));

/** Whether one of the handles holds every word of the name, of which there are two at least. */
function isSpeltOut(name: Fragment, handles: readonly string[]): boolean {
  const words = tellingWords(name.low);
  return words.length >= 2 && handles.some((handle) => words.every((word) => handle.includes(word)));
}

/** Whether the part of an e-mail address before the @ is made of a word of the name, "mueller" for "Müller" too. */
function bearsName(handle: string, name: Fragment): boolean {
  const letters = handle.replace(/[^\p{L}]/gu, "");
  return [name.low, fold(spelledOut(closeLetterSpacing(name.text)))].some((spelling) =>
    tellingWords(spelling).some((word) => word.length >= 3 && letters.includes(word)),
  );
}

const written = (name: Fragment) => tidy(closeLetterSpacing(name.text));
const toName = (name: Fragment | null | undefined): Profile["name"] =>
  name ? { value: written(name), span: { start: name.start, end: name.end } } : null;
const joined = (first: Fragment, last: Fragment): NameFound => ({
  value: `${written(first)} ${written(last)}`,
  span: { start: Math.min(first.start, last.start), end: Math.max(first.end, last.end) },
});

/**
 * Lines at the top that may be the name of someone the document never names for sure. To be masked, not shown; what
 * one does for a living or knows is left.
 */
export function possibleNames(lines: readonly PlacedLine[], roles: Roles): NameFound["span"][] {
  return contactLines(lines.slice(0, 8))
    .filter(mayName)
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
