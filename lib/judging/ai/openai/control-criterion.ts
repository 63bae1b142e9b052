import { Criterion } from "@/lib/judging/scorecards/scorecard";
import { digestOf, uuidFrom } from "@/lib/platform/security/digest";
import { sign } from "@/lib/platform/security/keys";

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
