import { fold, literal } from "@/lib/language/letters";
import { overlap, type Span } from "@/lib/language/mask";
import type { Profile } from "@/lib/profile/profile";
import { rolesMentioning } from "@/lib/profile/skills";
import { yearsIn } from "@/lib/profile/tenure";
import type { CorrectableList, ProfileCorrections, StatedEntry } from "./profile-corrections";

type Placed = { span: Span | null };

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
  const placed = <List extends CorrectableList, Entry extends Placed>(
    list: List,
    place: (entry: StatedEntry<List>) => Span | null,
    line: (entry: StatedEntry<List>) => string,
  ) => {
    const stated = lists[list] as { entries: StatedEntry<List>[] } | undefined;
    if (!stated) return read[list] as unknown as (Entry & { span: Span })[];
    const inDocument = stated.entries.map((entry) => ({ ...entry, span: place(entry) }));
    const whole = added.after(list, inDocument, line) as unknown as (Entry & { span: Span })[];
    // A role's lines still say what was done.
    if (list !== "roles")
      withdrawn.push(
        ...read[list]
          .map(({ span }) => span)
          .filter((span) => !whole.some((entry) => overlap(entry.span, span))),
      );
    return whole;
  };
  const saysAt = (span: Span | null, name: string) =>
    span && low.slice(span.start, span.end).includes(fold(name)) ? span : null;
  const findName = ({ span, name }: { span: Span | null; name: string }) =>
    saysAt(span, name) ?? find(text, name);

  const roles = inOrder(
    placed<"roles", Profile["roles"][number]>(
      "roles",
      (role) => role.span ?? lineWith(text, find(text, role.title) ?? find(text, role.organization)),
      (role) => [role.title, role.organization, period(role)].filter(Boolean).join(", "),
    ).map(stated(read.roles)),
    text,
  );
  const education = placed<"education", Profile["education"][number]>(
    "education",
    ({ span, title, institution }) =>
      saysAt(span, title || (institution ?? "")) ?? (title ? lineWith(text, find(text, title)) : null),
    (study) => [study.title, study.institution, period(study)].filter(Boolean).join(", "),
  );
  const skills = placed<"skills", Omit<Profile["skills"][number], "roles">>(
    "skills",
    findName,
    ({ name }) => name,
  );
  const languages = placed<"languages", Profile["languages"][number]>(
    "languages",
    ({ span, name, level }) =>
      read.languages.find(
        (each) => each.name === name && each.level === level && each.span.start === span?.start,
      )?.span ?? null,
    ({ name, level }) => (level ? `${name}: ${level}` : name),
  );
  const certificates = placed<"certificates", Profile["certificates"][number]>(
    "certificates",
    findName,
    ({ name }) => name,
  );
  const roleTexts = roles.map(({ span }) => low.slice(span.start, span.end));
  return {
    ...read,
    roles,
    education,
    skills: skills.map((skill) => ({ ...skill, roles: rolesMentioning(fold(skill.name), roleTexts) })),
    languages,
    certificates,
    years: yearsIn(roles, readOn),
    corrected: { text: added.text, withdrawn },
  };
}

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

  /** Writes the entries that have no place, a line each under the list's heading, and returns all with their place. */
  after<Entry extends Placed>(
    list: CorrectableList,
    entries: readonly Entry[],
    line: (entry: Entry) => string,
  ) {
    if (entries.some(({ span }) => !span)) this.text += `\n\n${headings[list]}`;
    return entries.map((entry) => {
      if (entry.span) return { ...entry, span: entry.span };
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

/** Marks the roles that were not read so. */
const stated = (read: Profile["roles"]) => (role: Profile["roles"][number]) =>
  read.some((each) => facts(each) === facts(role)) ? role : { ...role, corrected: true as const };
const facts = ({ title, organization, from, to, current, span }: Profile["roles"][number]) =>
  JSON.stringify([title, organization, from, to, current, span.start]);

/** Roles in the order of the document, each up to the next; one that was missed goes on to the end of its block. */
function inOrder(roles: readonly Profile["roles"][number][], text: string): Profile["roles"] {
  const sorted = roles.toSorted((a, b) => a.span.start - b.span.start);
  return sorted.map((role, at) => {
    const { start, end } = role.span;
    const around = sorted.slice(0, at).find(({ span }) => span.end > end);
    const block = text.indexOf("\n\n", end);
    const last = around?.span.end ?? Math.max(end, block < 0 || start >= text.length ? end : block);
    const next = sorted.slice(at + 1).find(({ span }) => span.start > start)?.span.start ?? Infinity;
    return { ...role, span: { start, end: Math.min(last, next) } };
  });
}

const period = ({
  from,
  to,
  current = false,
}: {
  from: string | null;
  to: string | null;
  current?: boolean;
}) => (from || to || current ? `${from ?? ""} - ${current ? "present" : (to ?? from ?? "")}` : "");
