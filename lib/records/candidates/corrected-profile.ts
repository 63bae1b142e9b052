import { fold, literal } from "@/lib/reading/language/letters";
import { overlap, type Span } from "@/lib/reading/language/mask";
import type { Profile } from "@/lib/reading/profile/profile";
import { rolesMentioning } from "@/lib/reading/profile/skills";
import { yearsIn } from "@/lib/reading/profile/tenure";
import type { CorrectableList, ProfileCorrections, StatedEntry } from "./profile-corrections";

/**
 * A document's profile with its lists as people corrected them. Entries keep their place in the document, or get the
 * one where it says the same. What it says nowhere follows its text, under a heading, for judges and search; places
 * that were read wrongly are listed, to be masked for them.
 *
 * @param text the document's visible text
 * @param readOn the day up to which current roles count
 */
export function correctedProfile(text: string, { read, lists }: ProfileCorrections, readOn: Date): Profile {
  const low = fold(text);
  const added = new Added(text.length);
  const withdrawn: Span[] = [];
  /** A list's entries, each with its place; `place` finds it in the document, `line` says what it does not say. */
  const placed = <List extends CorrectableList>(
    list: List,
    place: (entry: StatedEntry<List>) => Span | null,
    line: (entry: StatedEntry<List>) => string,
  ) => {
    type Entry = StatedEntry<List> & { span: Span };
    const stated = lists[list]?.entries as StatedEntry<List>[] | undefined;
    if (!stated) return read[list] as unknown as Entry[];
    const entries: { span: Span }[] = added.after(list, stated, place, line);
    // A role's lines still say what was done.
    const wrong = read[list].filter(({ span }) => !entries.some((entry) => overlap(entry.span, span)));
    if (list !== "roles") withdrawn.push(...wrong.map(({ span }) => span));
    return entries as Entry[];
  };
  const saysAt = (span: Span | null, name: string) =>
    span && low.slice(span.start, span.end).includes(fold(name)) ? span : null;
  const placeOfName = ({ span, name }: { span: Span | null; name: string }) =>
    saysAt(span, name) ?? find(text, name);
  const isLevelRead = (list: "education" | "languages", { span, level }: Levelled) =>
    read[list].some((each) => each.span.start === span?.start && each.level === level);

  const roles = placed(
    "roles",
    ({ span, title, organization }) => span ?? lineWith(text, find(text, title) ?? find(text, organization)),
    (role) => joined(role.title, role.organization, period(role)),
  );
  const ordered = inOrder(roles, read.roles, text);
  const roleTexts = ordered.map(({ span }) => low.slice(span.start, span.end));
  return {
    ...read,
    roles: ordered,
    education: placed(
      "education",
      (study) => {
        const name = study.title || (study.institution ?? "");
        if (study.level > 0 && !isLevelRead("education", study)) return null;
        return saysAt(study.span, name) ?? lineWith(text, find(text, name));
      },
      (study) => joined(degrees[study.level], study.title, study.institution, period(study)),
    ),
    skills: placed("skills", placeOfName, ({ name }) => name).map((skill) => ({
      ...skill,
      roles: rolesMentioning(fold(skill.name), roleTexts),
    })),
    languages: placed(
      "languages",
      (language) =>
        read.languages.some(({ name }) => name === language.name) && isLevelRead("languages", language)
          ? language.span
          : null,
      ({ name, level }) => (level ? `${name}: ${level}` : name),
    ),
    certificates: placed("certificates", placeOfName, ({ name }) => name),
    years: yearsIn(ordered, readOn),
    // Last: every list has been placed.
    corrected: { text: added.text, withdrawn },
  };
}

type Levelled = { span: Span | null; level: number | string | null };
const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(", ");
/** By level, as lib/reading/profile counts them. */
const degrees = [
  "",
  "High school",
  "Vocational training",
  "Bachelor's degree",
  "Master's degree",
  "Doctorate",
];

/** In the words of a CV, whose readers know these headings. */
const headings = {
  roles: "Experience",
  education: "Education",
  skills: "Skills",
  languages: "Languages",
  certificates: "Certificates",
};

/** The text that follows the document's, from this offset on. */
class Added {
  text = "";
  readonly #from: number;

  constructor(from: number) {
    this.#from = from;
  }

  /** Writes the entries without a place, a line each under the list's heading, and returns all with their place. */
  after<Entry>(
    list: CorrectableList,
    entries: readonly Entry[],
    place: (entry: Entry) => Span | null,
    line: (entry: Entry) => string,
  ) {
    const placed = entries.map((entry) => ({ entry, span: place(entry) }));
    if (placed.some(({ span }) => !span)) this.text += `\n\n${headings[list]}`;
    return placed.map(({ entry, span }) => {
      if (span) return { ...entry, span };
      const start = this.#from + this.text.length + 1;
      this.text += `\n${line(entry)}`;
      return { ...entry, span: { start, end: this.#from + this.text.length } };
    });
  }
}

/** Where a text first says a name as words of their own; short ones ("Go", "R") only as they are written. */
function find(text: string, name: string | null): Span | null {
  const words = name?.trim() ?? "";
  const pattern = (said: string) =>
    new RegExp(`(?<![\\p{L}\\d])${literal(said).replace(/\s+/g, "\\s+")}(?![\\p{L}\\d])`, "u");
  if (words === "") return null;
  const match =
    pattern(words).exec(text) ?? (words.length > 3 ? pattern(fold(words)).exec(fold(text)) : null);
  return match && { start: match.index, end: match.index + match[0].length };
}

/** The line that a place is on. */
function lineWith(text: string, place: Span | null): Span | null {
  if (!place) return null;
  const end = text.indexOf("\n", place.end);
  return { start: text.lastIndexOf("\n", place.start) + 1, end: end < 0 ? text.length : end };
}

/**
 * Roles in the order of the document, each up to the next; one that was missed goes on to the end of its block. Marks
 * those that were not read so.
 */
function inOrder(
  roles: readonly Profile["roles"][number][],
  read: Profile["roles"],
  text: string,
): Profile["roles"] {
  const sorted = roles.toSorted((a, b) => a.span.start - b.span.start);
  return sorted.map((role, at) => {
    const { start, end } = role.span;
    const before = read.find(({ span }) => span.start === start);
    const around = sorted.slice(0, at).find(({ span }) => span.end > end);
    const block = text.indexOf("\n\n", end);
    const isMissed = !before && start < text.length;
    const last = around?.span.end ?? (isMissed ? (block < 0 ? text.length : block) : end);
    const next = sorted.slice(at + 1).find(({ span }) => span.start > start)?.span.start ?? Infinity;
    const placed = { ...role, span: { start, end: Math.min(last, next) } };
    return before && facts(before) === facts(role) ? placed : { ...placed, corrected: true };
  });
}

const facts = ({ title, organization, from, to, current }: Profile["roles"][number]) =>
  JSON.stringify([title, organization, from, to, current]);

type Dated = { from: string | null; to: string | null; current?: boolean };
const period = ({ from, to, current = false }: Dated) =>
  from || to || current ? `${from ?? ""} - ${current ? "present" : (to ?? from ?? "")}` : "";
