import { draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import { evaluateText } from "@/lib/judging/evaluation/evaluate-text";
import { bareRole, frauds, gardener, mentions } from "../../evaluation/frauds";
import { mean } from "./measures";
import { ownJobs } from "./own-jobs";
import { titleOf } from "./plain-bm25";

/**
 * The points that invented roles, copied from the description or the criteria, add to an unrelated CV. Compared with
 * what anybody may claim: an invented role without details, and the criteria as a list of skills.
 */
export async function measureFrauds(asOf: Date) {
  const jobs = Object.values(ownJobs).map((description) => {
    const job = { title: titleOf(description), description };
    return { ...job, content: draftWithRefusals(job).content };
  });
  const gains = async (fraud: (typeof frauds)[string]) =>
    Promise.all(
      jobs.map(async (job) => {
        const score = async (cv: string) =>
          (await evaluateText(job, cv, { asOf, content: job.content })).totals.overall ?? 0;
        return (await score(gardener + fraud(job))) - (await score(gardener));
      }),
    );
  const claimed = await gains(mentions);
  const rows = {
    "a title and dates alone": await gains(bareRole),
    "these and the criteria as skills": claimed,
  };
  let excessGains = 0;
  const tried = Object.entries(frauds);
  for (const [name, fraud] of tried) {
    const increases = await gains(fraud);
    Object.assign(rows, { [name]: increases });
    excessGains += increases.filter((gain, at) => gain > (claimed[at] ?? 0)).length;
  }
  console.log(`Points that an invented job adds, the mean over ${jobs.length} jobs:`);
  for (const [name, increases] of Object.entries(rows))
    console.log(`  ${mean(increases).toFixed(1).padStart(5)}  ${name}`);
  return { fraudGains: excessGains };
}
