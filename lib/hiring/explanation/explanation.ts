import * as z from "zod";
import { AnonymousProfile } from "@/lib/reading/profile/profile";
import { ReadDocument } from "@/lib/reading/documents/document";
import { Dispositions } from "@/lib/judging/states/status";
import { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { StoredFlag } from "@/lib/judging/ai/judging";
import { StoredAssessment, Totals } from "@/lib/judging/evaluation/evaluation";
import { Arithmetic } from "./arithmetic";

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The judge's input: identity is masked character by character, so that offsets are those of the document. */
const Inputs = z.object({
  jobDescription: z.string(),
  dossier: z.object({
    text: z.string(),
    answers: z.array(z.object({ id: z.uuid(), question: z.string(), text: z.string() })),
    profile: AnonymousProfile,
    /** Current roles were counted up to this day. */
    asOf: z.iso.date(),
  }),
  pages: ReadDocument.shape.pages,
  document: z.object({
    attachmentId: z.uuid(),
    fileName: z.string(),
    mediaType: z.string(),
    /** Bytes. */
    size: z.int(),
    sha256: Sha256,
    readerVersion: z.string(),
  }),
});

/**
 * Everything that one score depends on, in one file: inputs, versions, criteria, evidence and arithmetic. The score
 * can be recomputed from it without this service.
 */
export const Explanation = z.object({
  format: z.literal("shortlist-explanation/2"),
  exportedAt: z.iso.datetime(),
  application: z.object({
    applicationId: z.uuid(),
    candidate: z.string(),
    jobId: z.uuid(),
    jobTitle: z.string(),
    appliedAt: z.iso.datetime(),
    disposition: Dispositions,
  }),
  evaluation: z.object({
    evaluationId: z.uuid(),
    /** Whether it is the one the application shows; rescoring keeps the older ones. */
    current: z.boolean(),
    createdAt: z.iso.datetime(),
    judge: z.string(),
    judgeVersion: z.string(),
    scoringVersion: z.string(),
    /** sha256 of the inputs and versions in canonical JSON (RFC 8785). */
    inputHash: Sha256,
    /** The hash of the part that verdicts depend on; null for evaluations from before it was stored. */
    judgedHash: Sha256.nullable(),
    /** The evaluation and scorecard version whose verdicts were totalled, where no criterion asked anything new. */
    verdictsOf: z
      .object({ evaluationId: z.uuid(), version: z.int(), createdAt: z.iso.datetime() })
      .nullable(),
  }),
  scorecard: z.object({
    versionId: z.uuid(),
    version: z.int(),
    contentHash: Sha256,
    content: ScorecardContent,
  }),
  /** Null once the document or the candidate has been erased. */
  inputs: Inputs.nullable(),
  /** In the order of the scorecard's criteria. */
  assessments: z.array(StoredAssessment),
  flags: z.array(StoredFlag),
  arithmetic: Arithmetic,
  totals: Totals,
});
export type Explanation = z.infer<typeof Explanation>;
