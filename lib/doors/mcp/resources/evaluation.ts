import { pageUrl } from "@/lib/platform/access/addresses";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { notFound } from "@/lib/errors";
import { applicationIds } from "../completion/candidate";
import { candidateData } from "../text/candidate-data";
import { applicationOutline } from "../text/application-outline";
import type { Resource } from "./resource";

export const evaluationResource: Resource = {
  permission: "candidate:read",
  address: "shortlist://applications/{applicationId}/evaluation",
  name: "evaluation",
  title: "An evaluation, explained",
  description:
    "How one application's current score came about: totals, and every criterion with its verdict, the reason and the quotes it rests on.",
  mimeType: "text/plain",
  keptMs: 0,
  completes: { applicationId: applicationIds },
  async read(actor, uri, { applicationId = "" }) {
    const application = await getApplication(actor, { applicationId });
    if (!application.evaluation) throw notFound("Evaluation");
    return {
      uri,
      mimeType: "text/plain",
      text: `${candidateData(applicationOutline(application))}\nPage: ${pageUrl.application(applicationId)}`,
    };
  },
};
