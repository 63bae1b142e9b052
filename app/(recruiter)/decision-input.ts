import * as z from "zod";
import type { Decision } from "@/components/application/bulk-acts";
import { type Letter } from "@/components/application/letter-fields";
import { checkedLetter } from "@/lib/letters/template";
import { DecisionKinds } from "@/lib/states/status";

const Text = z.object({ subject: z.string(), text: z.string() });
const Filled = z.object({
  applicationIds: z.array(z.string()),
  kind: DecisionKinds,
  feedback: z.string(),
  stage: z.string(),
  reason: z.string(),
});
const ToPreview = Filled.extend({ letter: z.boolean() });
const Reviewed = Filled.extend({
  subjectRevision: z.string(),
  letter: Text.nullable(),
  extraUndoSeconds: z.int().optional(),
});

const decisionsOf = ({ applicationIds, kind, feedback, stage, reason }: z.infer<typeof Filled>) => ({
  decisions: applicationIds.map((applicationId) => ({
    applicationId,
    decision: kind,
    stage: stage || undefined,
    reason: reason || undefined,
  })),
  feedback: feedback || undefined,
});

/** A form's decision on one or several applications, as previewDecisions takes it. */
export function toPreview(decision: Decision & { letter: boolean }) {
  const { letter, ...filled } = ToPreview.parse(decision);
  return { ...decisionsOf(filled), letter };
}

/** The decision that was previewed, as decideApplications takes it. */
export function toDecide(decision: Decision & { subjectRevision: string; letter: Letter | null }) {
  const { letter, subjectRevision, extraUndoSeconds, ...filled } = Reviewed.parse(decision);
  const checked = letter ? checkedLetter(letter) : undefined;
  return { ...decisionsOf(filled), subjectRevision, extraUndoSeconds, letter: checked };
}
