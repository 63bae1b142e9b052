import { pageUrl } from "@/lib/platform/access/addresses";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { searchCandidates } from "@/lib/records/candidates/search-candidates";
import { notFound } from "@/lib/errors";
import { applicationOutline } from "../text/application-outline";
import { candidateData, plain } from "../text/candidate-data";
import type { Documents } from "./document";

export const applicationTitle = ({ name, jobTitle }: { name: string; jobTitle: string }) =>
  `${plain(name)} for ${plain(jobTitle)}`;

/** One candidate's state on one job, with every criterion and the quotes it rests on. */
export const applicationDocument: Documents = async (actor, applicationId) => {
  const application = await getApplication(actor, { applicationId });
  // Of an erased person's application nothing readable remains.
  if ((await searchCandidates(actor, { applicationId })).total === 0) throw notFound("Application");
  const { disposition, scoreStatus, evaluation } = application;
  const overall = evaluation?.totals.overall;
  return {
    title: applicationTitle(application),
    text: candidateData(applicationOutline(application)),
    url: pageUrl.application(applicationId),
    metadata: {
      kind: "application",
      disposition,
      scoreStatus,
      ...(overall != null && { score: String(overall) }),
    },
  };
};
