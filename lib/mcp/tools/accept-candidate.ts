import { acceptApplication } from "@/lib/applications/accept-application";
import { decisionTool } from "../confirm/decision-tool";

export const acceptCandidateTool = decisionTool({
  name: "acceptCandidate",
  title: "Accept a candidate",
  description:
    "Puts one application on the shortlist, in the recruiter's name; may update the ATS. Needs the recruiter's explicit yes.",
  kind: "accept",
  useCase: acceptApplication,
});
