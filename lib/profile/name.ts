import { regex } from "@/lib/language/lists";
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
import { afterLabel, closeLetterSpacing, contactLines } from "./sections";
import type { Line } from "@/lib/language/line";
import { fold, beginsSmall, isProper, withoutEnd } from "@/lib/language/letters";
import { tidy } from "@/lib/language/lines";
import { isQualifier, namesWork } from "@/lib/language/job-words";
import { isParticle, spelledOut, wordsOfVirtue, wordsOfWork } from "@/lib/language/name-words";

export type NameFound = NonNullable<Profile["name"]>;

const wholeLabel = afterLabel("contact.wholeName");
const givenLabel = afterLabel("contact.givenName");
const familyLabel = afterLabel("contact.familyName");
const announced = regex("^({document}(( )?-| {documentOf}|( )?:)|{contact.wholeName}) ");
/** "Curriculum vitae", "Page 1 of 2". */
const documentTitle = regex("^({document}|#)(( )?(/|{documentOf})( )?#)?¶");

type Roles = Profile["roles"];
type Clues = { emails: readonly { value: string }[]; links: readonly { value: string }[]; roles: Roles };

/** In a layout with columns, the name may be as far down as this line. */
const lateName = 40;

/**
 * The person's name: after a label, confirmed by an e-mail address or a profile link, or a first line that can be
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
  const after = (label: ReturnType<typeof afterLabel>) =>
    lines.flatMap((line) => labelled(line, label(line.low)) ?? []).at(0);
  const [given, family] = [after(givenLabel), after(familyLabel)];
  if (given && family) return joined(given, family);
  // "Nom: Dupont" alone is a family name, but still the only name in the document.
  return toName(after(wholeLabel));
}

function labelled(line: Line, from: number): Fragment | null {
  const rest = line.text.slice(from);
  const stop = /\s{2,}|[|•;<>\t]|\s-\s|,?\s\S+@/.exec(rest);
  const part = from ? fragment(line, from, from + (stop?.index ?? rest.length)) : null;
  return part && labelledNameWithin(part);
}

/** "Résumé of Grace Baker", "Name Grace Baker", "Contact: Grace Baker": the rest must look like a name. */
function announcedName(lines: readonly Line[]): Profile["name"] {
  const names = lines.map((line) => {
    const personal = line.label?.kind === "personal" ? line.label.end : 0;
    const from = announced.exec(line.low)?.[0].length ?? personal;
    return from ? firstIn(fragment(line, from)) : null;
  });
  return toName(names.find((name) => name && wordsOf(name).length > 1));
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
  const isInMailbox = (name: Fragment) => mailboxes.some((mailbox) => containsName(mailbox, name));
  const shown = topLines(lines);
  for (const [i, line] of shown.entries()) {
    const [given, family] = [line, shown[i + 1]].map((each) => nameIn(each ?? null));
    if (given && family && [given, family].every((name) => wordsOf(name).length === 1 && isInMailbox(name)))
      return joined(given, family);
    const isConfirmed = (name: NameRead) =>
      name.doubtful ? i === 0 && isSpeltOut(name, [...mailboxes, ...pages]) : isInMailbox(name);
    const name = namesIn(line).find((one) => one && isConfirmed(one));
    if (name) return toName(name);
  }
  const late = lines.slice(0, lateName).map((line) => (line.heading ? null : nameIn(line)));
  return toName(late.find((name) => name && isSpeltOut(name, pages)));
}

/** A first line that can only be a name; if it consists of trades or technologies, it must be repeated below. */
function nameOfFirstLine(lines: readonly Line[], roles: Roles): Profile["name"] {
  const name = firstIn(topLines(lines)[0]);
  if (!name || wordsOf(name).length < 2) return null;
  const isName = name.doubtful
    ? !isTitle(name, roles) && isRepeated(name, lines)
    : !isHeadline(name, lines, roles);
  return isName ? toName(name) : null;
}

/** Whether a line may be a name: not a heading, nor a list item outside the personal data. */
const mayBeName = (line: Line) =>
  !documentTitle.test(line.low) && !line.heading && (!line.bullet || line.section === "personal");

/** The lines at the top that may be a name. */
const topLines = (lines: readonly Line[]) => contactLines(lines.slice(0, 12)).filter(mayBeName);

/** Whether a possible name is an occupation instead: a role's title, or made of everyday and work words. */
function isHeadline(name: Fragment, lines: readonly Line[], roles: Roles): boolean {
  if (isTitle(name, roles)) return true;
  const words = wordsOf(name).filter((word) => !isParticle(fold(word)));
  // "React Al is an engineer": a technology that is repeated together with the other word is a name.
  if (words.some(isTechnology) && isRepeated(name, lines)) return false;
  const everyday = words.filter((word) => isEveryday(word, lines));
  return everyday.length > 0 && words.every((word) => everyday.includes(word) || isQualifier(fold(word)));
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

/** Whether one of the handles contains every word of the name, which must have at least two. */
function isSpeltOut(name: Fragment, handles: readonly string[]): boolean {
  const words = identifyingWords(name.low);
  return words.length >= 2 && handles.some((handle) => words.every((word) => handle.includes(word)));
}

/** Whether the part of an e-mail address before the @ contains a word of the name, also "mueller" for "Müller". */
function containsName(handle: string, name: Fragment): boolean {
  const letters = handle.replace(/[^\p{L}]/gu, "");
  return [name.low, fold(spelledOut(closeLetterSpacing(name.text)))].some((spelling) =>
    identifyingWords(spelling).some((word) => word.length >= 3 && letters.includes(word)),
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
