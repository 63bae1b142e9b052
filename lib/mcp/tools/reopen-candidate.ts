import { reopenApplication } from "@/lib/applications/reopen-application";
import { decisionTool } from "../confirm/decision-tool";

export const reopenCandidateTool = decisionTool({
  name: "reopenCandidate",
  title: "Reopen a candidate",
  description:
    "Makes one accepted, rejected or withdrawn application undecided again. Confirmed like rejectCandidate.",
  kind: "reopen",
  useCase: reopenApplication,
});
