import { assignCandidate } from "@/lib/records/candidates/assign-candidate";
import { adds, tool } from "../tool";

export const assignCandidateTool = tool({
  name: "assignCandidate",
  title: "Assign a candidate",
  description: "Applies a known candidate to another job, scored from the existing CV.",
  safety: adds,
  next: { conflict: "presentCandidate shows that application." },
  useCase: assignCandidate,
  text: ({ applicationId, scoreStatus, url }) =>
    `Assigned as applicationId ${applicationId}; ${scoreStatus}. Page: ${url}`,
});
