import { randomInt, randomUUID } from "node:crypto";
import type { Dossier } from "../judging";
import { Criterion } from "@/lib/scorecards/scorecard";

const syllables = ["bre", "vax", "ilo", "zun", "kem", "dra", "pho", "quil", "ster", "ona", "wex", "tar"];

/**
 * A criterion no document can meet, made up for one call and unknown to whoever wrote the document. A model that
 * finds it met is obeying somebody else.
 */
function newControl(): Criterion {
  const word = Array.from({ length: 4 }, () => syllables[randomInt(syllables.length)]).join("");
  const name = `${word.charAt(0).toUpperCase()}${word.slice(1)} ${randomInt(100, 999)} procedure`;
  return Criterion.parse({
    id: randomUUID(),
    dimension: "hard_skills",
    name,
    description: `Work with the ${name}, named as such.`,
    weight: 0,
    importance: "nice",
  });
}

/** The criteria with the control at a place that cannot be known. */
export function withControl(criteria: readonly Criterion[]): { asked: Criterion[]; control: Criterion } {
  const control = newControl();
  return { asked: criteria.toSpliced(randomInt(criteria.length + 1), 0, control), control };
}

/** The dossier without the lines that passages stand in, spaces in their place; `found` is the first that is in it. */
export function withoutLines(
  dossier: Dossier,
  passages: readonly string[],
): { rest: Dossier; found: string | null } {
  let found: string | null = null;
  const cut = (text: string) => {
    let left = text;
    for (const passage of passages) {
      const at = passage.trim() ? text.indexOf(passage) : -1;
      if (at < 0) continue;
      found ??= passage;
      const start = text.lastIndexOf("\n", at) + 1;
      const newline = text.indexOf("\n", at + passage.length);
      const end = newline < 0 ? text.length : newline;
      left = left.slice(0, start) + left.slice(start, end).replace(/[^\n]/g, " ") + left.slice(end);
    }
    return left;
  };
  const answers = dossier.answers.map((answer) => ({ ...answer, text: cut(answer.text) }));
  const rest = { ...dossier, text: cut(dossier.text), answers };
  return { rest, found };
}
