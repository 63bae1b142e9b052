import { pageUrl } from "@/lib/platform/access/addresses";
import { getJob } from "@/lib/records/jobs/get-job";
import { getScorecardConfig } from "@/lib/judging/scorecards/get-scorecard-config";
import { sharesOf } from "@/lib/judging/scorecards/shares";
import { plain } from "../text/candidate-data";
import { outline } from "../text/outline";
import { shareInWords } from "../text/share-in-words";
import type { Documents } from "./document";

export const jobTitle = ({ title, status }: { title: string; status: string }) =>
  `${plain(title)} (${status === "open" ? "job" : `job, ${status}`})`;

/** A job with its scorecard's criteria. */
export const jobDocument: Documents = async (actor, jobId) => {
  const { attachments, latestDraft, ...job } = await getJob(actor, { jobId });
  const scorecard = job.scorecardVersion === null ? null : await getScorecardConfig(actor, { jobId });
  const shares = sharesOf(scorecard?.content.criteria ?? []);
  const criteria = scorecard?.content.criteria.map(
    (each) =>
      `${each.name} (${each.dimension}, ${shareInWords(each, shares.get(each.id) ?? 0)}, ${each.importance})`,
  );
  const files = attachments.map(({ fileName }) => fileName);
  return {
    title: jobTitle(job),
    text: outline({ ...job, draft: latestDraft?.status, files, criteria }),
    url: pageUrl.job(jobId),
    metadata: { kind: "job", status: job.status, applications: String(job.applications) },
  };
};
