import type { Dossier } from "../judging";
import { Criterion } from "@/lib/scorecards/scorecard";
import { digestOf } from "@/lib/security/digest";
import { sign } from "@/lib/security/keys";

const syllables = ["bre", "vax", "ilo", "zun", "kem", "dra", "pho", "quil", "ster", "ona", "wex", "tar"];

/**
 * The criteria with a control among them: one that no document can meet, so that a model that finds it met is obeying
 * somebody else. Its wording and its place follow from the service's secret and the criteria, as if drawn by lot: whoever
 * wrote a document can know neither, and yet every applicant of a job is asked alike, which providers' caches need.
 * `attempt`: each makes another control, unlike the one that a document has just been found to meet.
 */
export function withControl(
  criteria: readonly Criterion[],
  attempt: number,
): { extended: Criterion[]; control: Criterion } {
  const lot = Buffer.from(sign("control-criterion", digestOf({ criteria, attempt })), "base64url");
  const word = Array.from({ length: 4 }, (_, at) => syllables[lot[at]! % syllables.length]).join("");
  const name = `${word.charAt(0).toUpperCase()}${word.slice(1)} ${100 + (lot.readUInt16BE(4) % 900)} procedure`;
  const control = Criterion.parse({
    id: uuidOf(lot),
    dimension: "hard_skills",
    name,
    description: `Work with the ${name}, named as such.`,
    weight: 0,
    importance: "nice",
  });
  return { extended: criteria.toSpliced(lot.readUInt32BE(8) % (criteria.length + 1), 0, control), control };
}

/** A uuid (version 8, of the service's own making) of 16 bytes. */
function uuidOf(lot: Buffer): string {
  const hex = lot.subarray(16, 32).toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The dossier without the lines that passages stand in, spaces in their place; `removed` is the first that is in it. */
export function withoutLines(
  dossier: Dossier,
  passages: readonly string[],
): { rest: Dossier; removed: string | null } {
  let quote: string | null = null;
  const cut = (text: string) => {
    let left = text;
    for (const passage of passages) {
      const at = passage.trim() ? text.indexOf(passage) : -1;
      if (at < 0) continue;
      quote ??= passage;
      const start = text.lastIndexOf("\n", at) + 1;
      const newline = text.indexOf("\n", at + passage.length);
      const end = newline < 0 ? text.length : newline;
      left = left.slice(0, start) + left.slice(start, end).replace(/[^\n]/g, " ") + left.slice(end);
    }
    return left;
  };
  const answers = dossier.answers.map((answer) => ({ ...answer, text: cut(answer.text) }));
  const rest = { ...dossier, text: cut(dossier.text), answers };
  return { rest, removed: quote };
}
