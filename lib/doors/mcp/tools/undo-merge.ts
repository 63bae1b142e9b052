import { previewUndoMerge } from "@/lib/records/candidates/preview-merge";
import { undoMerge } from "@/lib/records/candidates/undo-merge";
import { confirmableTool } from "../confirm/confirmable-tool";
import { quoted } from "../text/candidate-data";
import { adds } from "../tool";
import { say } from "@/lib/say";

export const undoMergeTool = confirmableTool({
  name: "undoMerge",
  title: "Undo a merge",
  description: "Restores a merged record with its files and applications.",
  safety: { ...adds, destructiveHint: true },
  next: { not_found: "findDuplicates lists what was merged with a candidate." },
  useCase: undoMerge,
  async preview(actor, merged) {
    const { name, otherName, effects, subjectRevision } = await previewUndoMerge(actor, merged);
    return {
      headline: say("Separate {other} from {name} again", { other: quoted(otherName), name: quoted(name) }),
      effects,
      subjectRevision,
    };
  },
  text: ({ candidateId, mergedId, attachments, applications, rescored }) =>
    `Separated ${mergedId} from ${candidateId}: ${attachments} files and ${applications} applications went back, ${rescored} are scored again.`,
});
