import { asOfDate } from "@/lib/judging/ai/judging";
import { workStyles } from "@/lib/reading/language/everywhere/work-styles";
import { foldMasks } from "@/lib/reading/language/mask";
import { sourceText, tidy } from "@/lib/reading/language/lines";
import { stretchOf } from "@/lib/reading/profile/tenure";
import type { Criterion } from "@/lib/judging/scorecards/scorecard";
import type { Asked, Dossier } from "../judging";
import type { Part } from "./document-parts";
import { type Fence, newFence } from "./fence";
import type { Open } from "./judge-answer";

/** The short key of a criterion in a prompt, which models copy without mistakes. */
export const keyOf = (index: number) => `c${index + 1}`;

/** How work styles are asked for, with the first criteria of a part. */
export const stylesAsked = `Give "styles" as well: at most eight passages in which the documents tell of something the person did in their own dated work, or in an answer, each with the one of these work styles of O*NET that it shows best: ${workStyles.join(", ")}. "Checked every invoice against the order" is detail, "trained four apprentices" is leadership. Each style once, with the fewest words that tell the deed, three or more, copied letter for letter, the plainest first. Praise of oneself, job titles, wishes, denials and what somebody else did show none; leave out styles that no passage shows.`;

/** What is asked beside the document, and what was wrong about an earlier answer. */
export type Beside = Asked & { wrong: readonly Open[] };

/**
 * What the model is asked about, with a new fence each time. Puts what is the same for all applicants of a job first
 * and the document last, so that providers' prompt caches cover the instructions and all criteria.
 */
export function judgeMaterial(
  dossier: Dossier,
  part: Part,
  criteria: readonly Criterion[],
  { wrong, ...asked }: Beside,
): string {
  const fence = newFence();
  const answers = part.answers.map(({ id, start, end }) => {
    const { question, text } = dossier.answers.find((answer) => answer.id === id)!;
    return fence.around("answer", foldMasks(`Question: ${question}\nAnswer: ${text.slice(start, end)}`));
  });
  const text = foldMasks(dossier.text.slice(part.start, part.end));
  const isWhole = part.end - part.start === dossier.text.length;
  return [
    criteriaAsked(criteria, asked),
    fence.notice,
    datedRoles(dossier, fence),
    ...(answers.length ? [`Answers to application questions:\n${answers.join("\n")}`] : []),
    `The candidate's document${isWhole ? "" : " (a part of it)"}:\n${fence.around("document", text)}`,
    ...(wrong.length ? [wrongBefore(wrong, criteria, fence)] : []),
  ].join("\n\n");
}

/** The criteria section, which all prompts of a job share. */
export function criteriaAsked(criteria: readonly Criterion[], { title, styles }: Asked): string {
  const entries = criteria.map(({ dimension, name, description, minimumYears, skills }, index) => ({
    criterion: keyOf(index),
    dimension,
    name,
    ...(description ? { evidence: description } : {}),
    ...(minimumYears !== null ? { minimumYears } : {}),
    ...(skills.length ? { skills: skills.map((skill) => [skill.name, ...skill.aliases]) } : {}),
  }));
  return `${title ? `The job: ${JSON.stringify(title)}\n\n` : ""}Criteria:
${JSON.stringify(entries, null, 1)}

Assess the criteria ${criteria.map((_, index) => keyOf(index)).join(", ")} by what follows.${styles ? `\n${stylesAsked}` : ""}`;
}

/** Quotes that were not found may hold words of the candidate, so they are fenced like the document. */
const wrongBefore = (wrong: readonly Open[], criteria: readonly Criterion[], fence: Fence) => {
  const lines = criteria.flatMap(({ id }, at) => {
    const open = wrong.find(({ criterionId }) => criterionId === id);
    return open ? [`${keyOf(at)}: ${open.problem}`] : [];
  });
  return `You were asked this before, and the answer could not be used:\n${fence.around("earlier", lines.join("\n"))}`;
};

/**
 * The roles and dates that code read, for the model to check: it may have read a document wrongly. Skips a role whose
 * title is no longer in the text because its line was removed as an instruction to the model.
 */
export function datedRoles(dossier: Dossier, fence: Fence): string {
  const asOf = asOfDate(dossier);
  const roles = dossier.profile.roles.flatMap((role) => {
    const stretch = stretchOf(role, asOf);
    const shown = tidy(sourceText(foldMasks(dossier.text.slice(role.span.start, role.span.end))).text);
    if (!stretch || !(role.corrected || shown.includes(role.title))) return [];
    return [
      `${role.title}: ${role.from} to ${role.current ? "now" : role.to}, ${stretch[1] - stretch[0]} months`,
    ];
  });
  const now = `"Now" is ${asOf.toISOString().slice(0, 7)}.`;
  if (roles.length === 0) return now;
  return `${now} A program read these roles; where the document says otherwise, the document counts:\n${fence.around("roles", roles.join("\n"))}`;
}
