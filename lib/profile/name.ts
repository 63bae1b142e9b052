import { worded } from "@/lib/language/worded";
import type { Profile } from "./profile";
import { type Fragment, fragment } from "@/lib/language/fragments";
import {
  doubtfulNameWithin,
  isTechnologies,
  isTechnology,
  labelledNameWithin,
  listsSkills,
  nameBefore,
  nameWithin,
  namesAmong,
} from "./reads-as-name";
import { afterLabel } from "./labels";
import { closeLetterSpacing, contactLines, type PlacedLine } from "./sections";
import { fold } from "@/lib/language/fold";
import { beginsSmall, endsIn, spaced, withoutEnd } from "@/lib/language/letters";
import { tidy } from "@/lib/language/source-text";
import { isOccupation, isQualifier, wordsIn } from "@/lib/language/job-words";
import { isParticle, wordsOfVirtue, wordsOfWork } from "@/lib/language/name-words";

export type NameFound = NonNullable<Profile["name"]>;

const wholeLabel = afterLabel("contact.wholeName");
const givenLabel = afterLabel("contact.givenName");
const familyLabel = afterLabel("contact.familyName");
const announced = worded("^({document}(( )?-| {documentOf}|( )?:)|{contact.wholeName}) ");
/** "Curriculum vitae", "Page 1 of 2". */
const documentTitle = worded("^({document}|#)(( )?(/|{documentOf})( )?#)?¶");

type Roles = Pick<Profile, "roles">["roles"];
type Told = { emails: readonly { value: string }[]; links: readonly { value: string }[]; roles: Roles };

/**
 * The person's name: what a label says, what the e-mail address bears out, or a first line that can be nothing
 * else, or that the document says again. Null rather than a guess.
 */
export function findName(lines: readonly PlacedLine[], { emails, links, roles }: Told): Profile["name"] {
  const mailboxes = emails.map(({ value }) => fold(value.slice(0, value.indexOf("@"))));
  const pages = links
    .map(({ value }) => fold(withoutEnd(value, "/").split("/").slice(1).at(-1) ?? ""))
    .filter(Boolean);
  return (
    labelledName(lines) ??
    announcedName(lines) ??
    topName(lines, mailboxes, roles) ??
    doubtfulTopName(lines, [...mailboxes, ...pages], roles) ??
    pageName(lines, pages)
  );
}

/** In columns the name may come late; the handle of a profile page ("/in/sofia-keller-4b2") spells it out. */
function pageName(lines: readonly PlacedLine[], pages: readonly string[]): Profile["name"] {
  if (pages.length === 0) return null;
  for (const line of lines.slice(0, 40)) {
    const name = line.heading ? null : nameWithin(line);
    if (name && isSpeltOut(name, pages)) return toName(name);
  }
  return null;
}

function labelledName(lines: readonly PlacedLine[]): Profile["name"] {
  const near = contactLines(lines.slice(0, 40));
  for (const [index, line] of near.entries()) {
    const given = after(line, givenLabel);
    const family = after(line, familyLabel);
    for (const next of near.slice(index + 1, index + 3)) {
      const other = given ? after(next, familyLabel) : family ? after(next, givenLabel) : null;
      const [first, last] = given ? [given, other] : [other, family];
      if (first && last) return joined(first, last);
    }
    const whole = after(line, wholeLabel);
    // "Nom: Dupont" alone is a family name; it still is the only name the document gives.
    if (whole) return toName(whole);
    if (wholeLabel(`${line.low}: `) && near[index + 1]) {
      const below = nameWithin(near[index + 1]!);
      if (below && !near[index + 1]!.low.includes(":")) return toName(below);
    }
  }
  return null;
}

/** "Résumé of Grace Baker", "Name Grace Baker", "Personal information: Grace Baker": the rest has to read as a name. */
function announcedName(lines: readonly PlacedLine[]): Profile["name"] {
  for (const line of contactLines(lines.slice(0, 12))) {
    const personal = line.label?.kind === "personal" ? line.label.end : 0;
    const from = announced.exec(line.low)?.[0].length ?? personal;
    const rest = from ? fragment(line, from) : null;
    const name = rest && (nameWithin(rest) ?? nameBefore(rest) ?? doubtfulNameWithin(rest));
    if (name && wordCount(name) >= 2) return toName(name);
  }
  return null;
}

function after(line: PlacedLine, label: (low: string) => number): Fragment | null {
  const from = label(line.low);
  if (!from) return null;
  const rest = line.text.slice(from);
  const stop = /\s{2,}|[|•;<>\t]|\s-\s|,?\s\S+@/.exec(rest);
  const part = fragment(line, from, from + (stop?.index ?? rest.length));
  return part && labelledNameWithin(part);
}

function topName(lines: readonly PlacedLine[], mailboxes: readonly string[], roles: Roles): Profile["name"] {
  const bornOut = (name: Fragment) => mailboxes.some((mailbox) => bearsName(mailbox, name.low));
  const shown = shownLines(lines);
  let first: Fragment | null = null;
  for (const [index, line] of shown.entries()) {
    const next = shown[index + 1];
    const [given, family] = [loneWord(line), next && !next.gap ? loneWord(next) : null];
    if (given && family && bornOut(given) && bornOut(family)) return joined(given, family);
    const known = namesIn(line).find(bornOut);
    if (known) return toName(known);
    const name = nameWithin(line) ?? nameBefore(line);
    if (name && index === 0 && wordCount(name) >= 2 && !isHeadline(name, lines, roles)) first = name;
  }
  return first && toName(first);
}

/** What a line may name somebody with: all of it, its beginning, or a part that it sets off. */
const namesIn = (line: PlacedLine): Fragment[] =>
  [nameWithin(line), nameBefore(line), ...namesAmong(line)].filter((name) => name !== null);

function loneWord(line: PlacedLine): Fragment | null {
  const word = nameWithin(line) ?? doubtfulNameWithin(line);
  return word && wordCount(word) === 1 ? word : null;
}

/** A first line of trades or technologies is a name where a handle spells it out, or the document says it again. */
function doubtfulTopName(
  lines: readonly PlacedLine[],
  handles: readonly string[],
  roles: Roles,
): Profile["name"] {
  const [first] = shownLines(lines);
  const name = first ? doubtfulNameWithin(first) : null;
  if (!name || wordCount(name) < 2 || isTitle(name, roles)) return null;
  return isSpeltOut(name, handles) || isSaidAgain(name, lines) ? toName(name) : null;
}

/** Whether a name may stand there: no heading, and no item but of a list of personal data. */
const mayName = (line: PlacedLine) =>
  !documentTitle.test(line.low) && !line.heading && (!line.bullet || line.section === "personal");

/** The lines at the top where a name may stand. */
const shownLines = (lines: readonly PlacedLine[]) => contactLines(lines.slice(0, 12)).filter(mayName);

/** Whether a line that could be a name says what its person does: a role is called so, or its words are of work. */
function isHeadline(name: Fragment, lines: readonly PlacedLine[], roles: Roles): boolean {
  if (isTitle(name, roles)) return true;
  const words = closeLetterSpacing(name.text)
    .split(/[\s,.'-]+/)
    .filter((word) => word && !isParticle(fold(word)));
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
  if (roles.some(({ title, span }) => span.start > name.end && fold(title) === name.low)) return true;
  if (!wordsIn(name.low).some(isOccupation)) return false;
  return roles.some(({ title, span }) => {
    const at = span.start < name.end ? -1 : fold(title).indexOf(name.low);
    return at >= 0 && !beginsSmall(title.slice(at + name.low.length).trimStart());
  });
}

/** Whether a line further down says the same words as a name stands: no item, and no part of a list of skills. */
function isSaidAgain(name: Fragment, lines: readonly PlacedLine[]): boolean {
  const called = fold(written(name));
  const known = isTechnologies(name);
  return lines.some((line, index) => {
    const at = line.start < name.end ? -1 : line.low.indexOf(called);
    if (at < 0 || line.bullet || !isNameLike(fragment(line, at, at + called.length))) return false;
    const [before, after] = [line.low.slice(0, at), line.low.slice(at + called.length)];
    if (isWordy(before.at(-1)) || isWordy(after[0])) return false;
    const signs = line.gap && index === lines.length - 1;
    const lists = (line.label?.kind ?? line.section) === "skills" && !signs;
    return !(
      known &&
      (lists || endsIn(before.trimEnd(), parts) || parts.includes(after.trimStart()[0] ?? " "))
    );
  });
}

const parts = ",;/&+";
const isWordy = (sign = " ") => /[\p{L}\d]/u.test(sign);

const isNameLike = (part: Fragment | null) => Boolean(nameWithin(part) ?? doubtfulNameWithin(part));

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

/** Whether the part of an e-mail address before the @ is made of the name's words or initials. */
function bearsName(handle: string, name: string): boolean {
  const words = tellingWords(name);
  const letters = handle.replace(/[^\p{L}]/gu, "");
  return words.some(
    (word) => word.length >= 3 && (letters.includes(word) || letters.includes(transcribed(word))),
  );
}

/** "müller" is "muller" when folded, and people write "mueller" in addresses: both are tried. */
const transcribed = (word: string) =>
  word.replaceAll("ß", "ss").replace(/[aou](?=\p{L})/u, (vowel) => `${vowel}e`);

const wordCount = (name: Fragment) => spaced(closeLetterSpacing(name.text).trim()).length;
const written = (name: Fragment) => tidy(closeLetterSpacing(name.text));
const toName = (name: Fragment): NameFound => ({
  value: written(name),
  span: { start: name.start, end: name.end },
});
const joined = (first: Fragment, last: Fragment): NameFound => ({
  value: `${written(first)} ${written(last)}`,
  span: { start: Math.min(first.start, last.start), end: Math.max(first.end, last.end) },
});

/**
 * Lines at the top that may be the name of someone the document never names for sure. To be masked, not shown; what
 * one does for a living or knows is left.
 */
export function possibleNames(lines: readonly PlacedLine[], roles: Roles): NameFound["span"][] {
  const [first] = shownLines(lines);
  return contactLines(lines.slice(0, 8))
    .filter(mayName)
    .flatMap((line) => {
      const doubtful = line === first ? doubtfulNameWithin(line) : null;
      const found = line === first ? namesIn(line) : [nameWithin(line)];
      const name = [...found, doubtful && listsSkills(doubtful) ? null : doubtful].find(
        (part) => part && wordCount(part) >= 2 && !isHeadline(part, lines, roles),
      );
      return name ? [{ start: name.start, end: name.end }] : [];
    });
}
