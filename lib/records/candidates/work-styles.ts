import * as z from "zod";
import { embeddedJudge } from "@/lib/judging/ai/embedded/embedded-judge";
import { styleQuotesIn } from "@/lib/judging/ai/embedded/work-styles";
import type { Dossier, StyleQuote } from "@/lib/judging/ai/judging";
import { Looks, ReadDocument } from "@/lib/reading/documents/document";
import { makeDossier } from "@/lib/judging/evaluation/dossier";
import { flagDocument } from "@/lib/judging/evaluation/flags/flag-document";
import { StyleEvidence, verifyStyles } from "@/lib/judging/evaluation/work-styles";
import { type WorkStyle, workStyles } from "@/lib/reading/language/everywhere/work-styles";
import { parseProfile } from "@/lib/reading/profile/parse-profile";
import { Profile } from "@/lib/reading/profile/profile";

/** O*NET's name for each style. */
const names: Record<WorkStyle, string> = {
  achievement: "Achievement/Effort",
  persistence: "Persistence",
  initiative: "Initiative",
  leadership: "Leadership",
  cooperation: "Cooperation",
  concern: "Concern for Others",
  social: "Social Orientation",
  self_control: "Self-Control",
  stress_tolerance: "Stress Tolerance",
  adaptability: "Adaptability/Flexibility",
  dependability: "Dependability",
  detail: "Attention to Detail",
  integrity: "Integrity",
  independence: "Independence",
  innovation: "Innovation",
  analysis: "Analytical Thinking",
};

const caution =
  "No personality is inferred: no type, no percentage, nothing from a style of writing, a photo or a name. These are passages in which the person describes something they did at work, sorted by O*NET's work styles. They are their own words, unchecked, and a style without a passage only means that nothing is written about it. None of this is part of a score; ask about it in the interview.";

const Passage = StyleEvidence.omit({ style: true, source: true }).extend({
  attachmentId: z.uuid().nullable().describe("The document it is in; null for an answer."),
  question: z.string().nullable().describe("The application question it answers; null for a document."),
});

export const WorkStyles = z.object({
  inferred: z.literal(false),
  note: z.string(),
  workStyles: z
    .array(z.object({ style: z.enum(workStyles), name: z.string(), evidence: z.array(Passage) }))
    .describe("After O*NET's Work Styles; only those with a passage of dated work or an answer."),
  withoutEvidence: z.array(z.string()).describe("Styles without a passage, which implies nothing."),
  foundBy: z.string().describe("Who looked for the passages: the embedded evaluator or a language model."),
});
export type WorkStyles = z.infer<typeof WorkStyles>;

/** The most passages shown for a style. */
const mostPassages = 3;

/** Everything a person wrote. Texts are DocumentText rows. */
export type Written = {
  documents: { attachmentId: string; text: unknown }[];
  answers: { id: string; question: string; text: string }[];
  knownNames: string[];
  /** The descriptions of the jobs they applied for: passages copied from these are no evidence. */
  jobs: string[];
};

/** A person's documents and answers as dossiers, without identity, instructions to models and copied job ads. */
export function dossiersOf({ documents, answers, knownNames, jobs }: Written): StyleDossier[] {
  const read = documents.map(({ attachmentId, text }) => {
    const { profile, createdAt, looks, ...stored } = StoredText.parse(text);
    const document = ReadDocument.parse(stored);
    const readProfile = profile ?? parseProfile(document.text, createdAt, looks);
    const dossier = { ...makeDossier(document, readProfile, [], knownNames), asOf: isoDay(createdAt) };
    return { attachmentId, dossier: countable(dossier, jobs), pages: document.pages };
  });
  if (answers.length === 0) return read;
  const epoch = new Date(0);
  const empty = parseProfile("", epoch);
  const answersDossier = { ...makeDossier({ text: "" }, empty, answers, knownNames), asOf: isoDay(epoch) };
  return [...read, { attachmentId: null, dossier: countable(answersDossier, jobs), pages: [] }];
}

export type StyleDossier = { attachmentId: string | null; dossier: Dossier; pages: ReadDocument["pages"] };

const StoredText = ReadDocument.extend({
  profile: Profile.nullable(),
  createdAt: z.date(),
  looks: Looks.nullish(),
});
const isoDay = (date: Date) => date.toISOString().slice(0, 10);
const countable = (dossier: Dossier, jobs: string[]) =>
  flagDocument(dossier, { description: jobs.join("\n"), criteria: [] }).dossier;

/** Evidence of how a person works: what a model quoted of the CV and the answers it read, else what the rules find. */
export function workStylesOf(
  written: Written,
  dossiers: readonly StyleDossier[],
  reading: { attachmentId: string; quotes: StyleQuote[]; by: string } | null = null,
): WorkStyles {
  const questions = new Map(written.answers.map(({ id, question }) => [`answer:${id}`, question]));
  const seen = new Set<string>();
  const isRead = reading && dossiers.some(({ attachmentId }) => attachmentId === reading.attachmentId);
  const quotesOf = ({ attachmentId, dossier }: StyleDossier) =>
    isRead && [reading.attachmentId, null].includes(attachmentId) ? reading.quotes : styleQuotesIn(dossier);
  const passages = dossiers.flatMap((written) =>
    verifyStyles(quotesOf(written), written.dossier, written.pages).flatMap(({ source, ...passage }) => {
      // Skip passages that another version of the CV repeats.
      const key = `${passage.style} ${passage.quote.replace(/\s+/g, " ")}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ ...passage, attachmentId: written.attachmentId, question: questions.get(source) ?? null }];
    }),
  );
  const shown = workStyles.flatMap((style) => {
    const evidence = passages
      .filter((passage) => passage.style === style)
      .slice(0, mostPassages)
      .map(({ style: _, ...passage }) => passage);
    return evidence.length ? [{ style, name: names[style], evidence }] : [];
  });
  return {
    inferred: false,
    note: caution,
    workStyles: shown,
    withoutEvidence: workStyles
      .filter((style) => !shown.some((one) => one.style === style))
      .map((style) => names[style]),
    foundBy: isRead ? reading.by : embeddedJudge.id,
  };
}
