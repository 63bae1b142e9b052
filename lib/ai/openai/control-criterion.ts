import type { Dossier } from "../judging";
import { Criterion } from "@/lib/scorecards/scorecard";
import { digestOf, uuidFrom } from "@/lib/security/digest";
import { sign } from "@/lib/security/keys";

const syllables = ["bre", "vax", "ilo", "zun", "kem", "dra", "pho", "quil", "ster", "ona", "wex", "tar"];

/**
 * Adds a control criterion that no document can meet: a model that reports it as met follows instructions in the
 * document. Its name and position are derived from the service's secret and the criteria, so the author of a document
 * cannot predict them, while all applicants of a job get the same prompt, which providers' caches need.
 * Each `attempt` yields another control, different from the one just reported as met.
 */
export function withControl(
  criteria: readonly Criterion[],
  attempt: number,
): { extended: Criterion[]; control: Criterion } {
  const bytes = Buffer.from(sign("control-criterion", digestOf({ criteria, attempt })), "base64url");
  const word = Array.from({ length: 4 }, (_, at) => syllables[bytes[at]! % syllables.length]).join("");
  const name = `${word.charAt(0).toUpperCase()}${word.slice(1)} ${100 + (bytes.readUInt16BE(4) % 900)} procedure`;
  const control = Criterion.parse({
    id: uuidFrom(bytes.toString("hex", 16)),
    dimension: "hard_skills",
    name,
    description: `Work with the ${name}, named as such.`,
    weight: 0,
    importance: "nice",
  });
  return { extended: criteria.toSpliced(bytes.readUInt32BE(8) % (criteria.length + 1), 0, control), control };
}

/** Replaces lines that contain one of the passages with spaces; `removed` is the first passage that was found. */
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
