import type { Profile } from "@/lib/candidates/profile";
import { type Fragment, fragment } from "./fragments";
import { closeLetterSpacing, contactLines, headingKind, type PlacedLine } from "./sections";
import { fold, tidy } from "./source-text";
import { hasOrganizationMark, isQualifier, wordsIn } from "./vocabulary/job-words";
import { isRegion } from "./vocabulary/places";

export type NameFound = NonNullable<Profile["name"]>;

const wholeLabel =
  /^(?:full name|name|(?:candidate|applicant)(?: name)?|vor- und (?:nach|zu)name|vor- & nachname|name, vorname|nom et prenom|nom & prenom|nom complet|prenom et nom|nombre completo|nombre y apellidos|nombre|nome completo|nome|nom)\s*[:•|>-]+\s*/;
const givenLabel =
  /^(?:first name|given names?|forename|vorname|prenoms?|nombres?|nome proprio|primeiro nome)\s*[:•|>-]+\s*/;
const familyLabel =
  /^(?:last name|surname|family name|nachname|familienname|nom(?: de famille)?|apellidos?|sobrenome|apelidos?)\s*[:•|>-]+\s*/;
const announced =
  /^(?:curriculum vitae|curriculum|cv|resume|lebenslauf|hoja de vida|bewerbung|candidature)\s*(?:of|von|de|for|-|:|\|)\s+/;
const documentTitle =
  /^(?:curriculum vitae|curriculum|c\.?v\.?|resume|lebenslauf|tabellarischer lebenslauf|bewerbung|bewerbungsunterlagen|hoja de vida|page \d.*|seite \d.*|\d+)$/;
const honorifics =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|herrn?|frau|m|mme|mlle|sr|sra|srta|don|dona|dipl|ing|mag|rer|nat|phil|med|univ)\b\.?(?:-ing\.?)?\s*)+(?=\p{L})/u;
const lettersAfter =
  /(?:,|\s-|\s\|)\s*(?:ph\.?d|mba|m\.?sc|b\.?sc|m\.?a|b\.?a|m\.?d|r\.?n|cpa|pmp|cfa|esq|jr|sr|ii|iii|llm|dipl|ing|meng|beng|he|she|they|phr|shrm|cissp|p\.?e)\b.*$|\s*\((?:he|she|they|er|sie|il|elle|el|ella|ele|ela)\b.*$/;
const particles =
  /^(?:de|da|do|dos|das|del|della|der|den|di|du|d'|la|las|los|le|van|von|vom|zu|zum|ter|ten|bin|binti|ibn|al|el|bint|y|e|i|af|av|st|san|o|mc|mac)$/;
const token = /^(?:\p{Lu}[\p{L}'’.-]*|\p{Lo}+|[dl]'\p{Lu}\p{L}+)$/u;
/** Words of headers that are neither occupation nor place and still no one's name. */
const notNames =
  /^(?:the|and|of|for|in|with|from|at|to|und|et|y|e|curriculum|vitae|resume|cv|lebenslauf|profile|contact|address|phone|email|mail|page|confidential|date|birth|street|strasse|road|avenue|objective|about|available|open|dear|team|university|machine|learning|cover|letter|bewerbung|personal|information|details|data|education|experience|skills|work|employment|history|summary|references|projects|languages|certifications|linkedin|github|portfolio|website|template|sample|example|years|name|candidate|applicant|photo|foto|bild|picture|nationality|male|female|married|single|warehouse|office|project|computer|science|mechanical|civil|electrical|skilled|certified|registered|licensed|professional|qualified|experienced|dedicated|motivated|passionate)$/;

/**
 * The person's name: what a label says, what the e-mail address bears out, or a first line that can be nothing
 * else. Null rather than a guess.
 */
export function findName(
  lines: readonly PlacedLine[],
  emails: readonly { value: string }[],
  links: readonly { value: string }[],
): Profile["name"] {
  return labelledName(lines) ?? announcedName(lines) ?? topName(lines, emails) ?? handleName(lines, links);
}

/** In columns the name may come late; the handle of a profile page ("/in/sofia-keller-4b2") spells it out. */
function handleName(lines: readonly PlacedLine[], links: readonly { value: string }[]): Profile["name"] {
  const handles = links.map(({ value }) => fold(value.replace(/\/$/, "").split("/").slice(1).at(-1) ?? ""));
  if (!handles.some(Boolean)) return null;
  for (const line of lines.slice(0, 40)) {
    const name = line.heading ? null : nameWithin(line);
    const words =
      name?.low.split(/[\s.'-]+/).filter((word) => word.length > 1 && !particles.test(word)) ?? [];
    if (name && words.length >= 2 && handles.some((handle) => words.every((word) => handle.includes(word))))
      return toName(name);
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
    const whole = after(line, wholeLabel) ?? besideLabel(line);
    // "Nom: Dupont" alone is a family name; it still is the only name the document gives.
    if (whole) return toName(whole);
    if (wholeLabel.test(`${line.low}: `) && near[index + 1]) {
      const below = nameWithin(near[index + 1]!);
      if (below && !near[index + 1]!.low.includes(":")) return toName(below);
    }
  }
  return null;
}

/** "Name Grace Baker", without a colon: then the rest has to read as a name. */
function besideLabel(line: PlacedLine): Fragment | null {
  const match = /^(?:full name|name|nombre|nome|nom)\s+(?=\p{L})/u.exec(line.low);
  const name = match && nameWithin(fragment(line, match[0].length));
  return name && wordCount(name) >= 2 ? name : null;
}

function after(line: PlacedLine, label: RegExp): Fragment | null {
  const match = label.exec(line.low);
  if (!match) return null;
  const rest = line.text.slice(match[0].length);
  const stop = /\s{2,}|[|•;<>]|\s-\s|,?\s\S+@/.exec(rest);
  const part = fragment(line, match[0].length, match[0].length + (stop?.index ?? rest.length));
  return part && nameWithin(part, true);
}

function announcedName(lines: readonly PlacedLine[]): Profile["name"] {
  for (const line of lines.slice(0, 3)) {
    const match = announced.exec(line.low);
    const name = match ? nameWithin(fragment(line, match[0].length)) : null;
    if (name && wordCount(name) >= 2) return toName(name);
  }
  return null;
}

function topName(lines: readonly PlacedLine[], emails: readonly { value: string }[]): Profile["name"] {
  const handles = emails.map(({ value }) => fold(value.slice(0, value.indexOf("@"))));
  const bornOut = (name: Fragment) => handles.some((handle) => bearsName(handle, name.low));
  const top = contactLines(lines.slice(0, 12));
  const shown = top.filter((line) => !documentTitle.test(line.low) && !line.bullet && !line.heading);
  let first: Fragment | null = null;
  for (const [index, line] of shown.entries()) {
    const name = nameWithin(line);
    if (!name) continue;
    const next = shown[index + 1];
    const below = wordCount(name) === 1 && next ? nameWithin(next) : null;
    if (below && wordCount(below) === 1 && next && !next.gap && bornOut(below) && bornOut(name))
      return joined(name, below);
    if (bornOut(name)) return toName(name);
    if (index === 0 && wordCount(name) >= 2) first = name;
  }
  return first && toName(first);
}

/** The part of a line that reads as a name: two to five capitalized words and particles, nothing else known. */
function nameWithin(line: Fragment | null, labelled = false): Fragment | null {
  if (!line || line.text.length > 60) return null;
  const closed = closeLetterSpacing(line.text);
  const spaced = closed !== line.text;
  const from = spaced ? 0 : (honorifics.exec(line.low)?.[0].length ?? 0);
  const tail = spaced ? null : lettersAfter.exec(line.low);
  const cut = spaced ? null : /\s{2,}|[|•]|\s-\s|\s\/\s/.exec(line.text.slice(from));
  const to = Math.min(tail?.index ?? line.text.length, cut ? from + cut.index : line.text.length);
  const part = fragment(line, from, to);
  if (!part || /[\d@:!?"#&()]/.test(part.text)) return null;
  if (!labelled && /\p{Ll}{2,}\.$/u.test(part.text)) return null;
  const tokens = closeLetterSpacing(part.text).replace(/,/g, " ").trim().split(/\s+/);
  const proper = tokens.filter((word) => token.test(word));
  const fits = tokens.every((word, i) => token.test(word) || (i > 0 && particles.test(fold(word))));
  if (labelled) {
    return tokens.length <= 6 && tokens.every((word) => /^[\p{L}'’.-]+$/u.test(word))
      ? withoutFullStop(part)
      : null;
  }
  if (!fits || proper.length < 1 || proper.length > 4 || tokens.length > 6) return null;
  const words = tokens.map((word) => fold(word).replace(/\.$/, ""));
  if (words.some((word) => notNames.test(word)) || headingKind(fold(tokens.join(" ")))) return null;
  if (hasOrganizationMark(part.low) || isRegion(part.low) || (/,/.test(part.text) && isRegion(words.at(-1)!)))
    return null;
  // "Grace Baker" has one word that is also a trade; "Head Baker" and "Senior Data Engineer" have nothing else.
  const trade = wordsIn(words.join(" ")).filter(isQualifier).length;
  return trade * 2 > words.length || (trade > 0 && trade * 2 === words.length && words.length > 2)
    ? null
    : part;
}

/** "Gianna Ross." ends a sentence; "Ross Jr." and "Ross B." do not. */
function withoutFullStop(part: Fragment): Fragment | null {
  return /\p{Ll}{3,}\.$/u.test(part.text) ? fragment(part, 0, part.text.length - 1) : part;
}

/** Whether the part of an e-mail address before the @ is made of the name's words or initials. */
function bearsName(handle: string, name: string): boolean {
  const words = closeLetterSpacing(name)
    .split(/[\s,.'-]+/)
    .filter((word) => word.length > 1 && !particles.test(word));
  const letters = handle.replace(/[^\p{L}]/gu, "");
  return words.some(
    (word) => word.length >= 3 && (letters.includes(word) || letters.includes(transcribed(word))),
  );
}

/** "müller" is "muller" when folded, and people write "mueller" in addresses; folded text cannot tell, so both are tried. */
const transcribed = (word: string) =>
  word.replace(/ß/g, "ss").replace(/[aou](?=\p{L})/u, (vowel) => `${vowel}e`);

const wordCount = (name: Fragment) => closeLetterSpacing(name.text).trim().split(/\s+/).length;
const written = (name: Fragment) => tidy(closeLetterSpacing(name.text));
const toName = (name: Fragment): NameFound => ({
  value: written(name),
  span: { start: name.start, end: name.end },
});
const joined = (first: Fragment, last: Fragment): NameFound => ({
  value: `${written(first)} ${written(last)}`,
  span: { start: Math.min(first.start, last.start), end: Math.max(first.end, last.end) },
});

/** Lines at the top that may be the name of someone the document never names for sure. To be masked, not shown. */
export function possibleNames(lines: readonly PlacedLine[]): NameFound["span"][] {
  return contactLines(lines.slice(0, 8))
    .filter((line) => !line.bullet && !line.heading)
    .flatMap((line) => {
      const name = documentTitle.test(line.low) ? null : nameWithin(line);
      return name && wordCount(name) >= 2 ? [{ start: name.start, end: name.end }] : [];
    });
}
