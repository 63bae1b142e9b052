import { mergeCandidates } from "@/lib/records/candidates/merge-candidates";
import { previewMerge } from "@/lib/records/candidates/preview-merge";
import { confirmableTool } from "../confirm/confirmable-tool";
import { quoted } from "../text/candidate-data";
import { adds } from "../tool";
import { say } from "@/lib/say";

export const mergeCandidatesTool = confirmableTool({
  name: "mergeCandidates",
  title: "Merge two records of one person",
  description: "Moves a record's files and applications to another of the same person. undoMerge undoes it.",
  safety: { ...adds, destructiveHint: true },
  next: { not_found: "findDuplicates gives both ids.", conflict: "findDuplicates shows what was merged." },
  useCase: mergeCandidates,
  async preview(actor, pair) {
    const { name, otherName, effects, subjectRevision } = await previewMerge(actor, pair);
    return {
      headline: say("Merge the record {other} into {name}", {
        other: quoted(otherName),
        name: quoted(name),
      }),
      effects,
      subjectRevision,
    };
  },
  text: ({ candidateId, attachments, applications, left, rescored }) =>
    `Merged into ${candidateId}: ${attachments} files and ${applications} applications moved, ${left} stayed, ${rescored} are scored again.`,
});
