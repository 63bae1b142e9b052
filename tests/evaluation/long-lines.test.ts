import "../support/database";
import { expect, test } from "vitest";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { generateScorecard } from "@/lib/judging/scorecards/generate-scorecard";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { runPipeline } from "../support/pipeline";
import { sentFile } from "../support/sent-file";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

/** A CV whose last line has an emoji where quotes are cut: only the first half would fit into their 240 characters. */
function cv(line: string) {
  expect(line).toHaveLength(239);
  return sentFile(
    "cv.txt",
    ["Grace Hopper", "Engineer", `${line}🚀 and now every release of it.`].join("\n"),
  );
}

const statusesOf = async (jobId: string) =>
  (await ownerDb.application.findMany({ where: { jobId } })).map(({ scoreStatus }) => scoreStatus);

test("reads a CV whose degree is cut at an emoji", async () => {
  const { recruiter, organizationId } = await hiringTeam({ credits: 10 });
  const { job } = await configuredJob(recruiter);
  const degree = `${"BSc Computer Science".padEnd(199, " and networks")}🚀 with honours`;
  const text = ["Grace Hopper", "Education", degree, "2010 - 2014"].join("\n");
  await createCandidate(recruiter, { jobId: job.id, files: [sentFile("cv.txt", text)] });
  await runPipeline(organizationId);
  expect(await statusesOf(job.id)).toEqual(["scored"]);
});

test("scores all of a job's candidates together when a quote from one is cut at an emoji", async () => {
  const { recruiter, organizationId } = await hiringTeam({ credits: 10 });
  const example = exampleContent();
  const [postgres] = example.criteria;
  const kubernetes = { ...postgres!, name: "Kubernetes", skills: [{ name: "Kubernetes", aliases: [] }] };
  const { job } = await configuredJob(recruiter, { ...example, criteria: [kubernetes] });
  const jobId = job.id;
  const work =
    "At Acme I ran PostgreSQL in production for a shop with two million customers, moved its billing to a new schema " +
    "without a minute of downtime, halved the time of its slowest reports, and wrote the guide by which the whole team " +
    "now plans it ";
  const other = sentFile("ida.txt", "Ida Berg\nRan PostgreSQL in production at Beta, 2019 to 2024.");
  for (const file of [cv(work), other]) await createCandidate(recruiter, { jobId, files: [file] });
  await runPipeline(organizationId);
  expect(await statusesOf(jobId)).toEqual(["scored", "scored"]);

  await publishScorecard(recruiter, { jobId, content: { ...example, criteria: [postgres!] } });
  await runPipeline(organizationId);
  expect(await statusesOf(jobId)).toEqual(["scored", "scored"]);
  expect(await ownerDb.application.count({ where: { jobId, outdated: true } })).toBe(0);
});

test("drafts a scorecard from a requirement whose description is cut at an emoji", async () => {
  const { recruiter, organizationId } = await hiringTeam({ credits: 10 });
  const asked = "You must have experience with PostgreSQL in production";
  const long = `${asked.padEnd(399, " of a product with many users")}🚀 every week.`;
  const { id: jobId } = await ownerDb.job.create({
    data: {
      organizationId,
      title: "Backend Engineer",
      description: `Requirements\n${long}\n- Kubernetes`,
      createdBy: recruiter.id,
    },
  });
  await generateScorecard(recruiter, { jobId });
  await runPipeline(organizationId);
  expect(await ownerDb.scorecardDraft.findFirst({ where: { jobId } })).toMatchObject({ status: "ready" });
});
