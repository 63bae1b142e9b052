import "../support/database";
import { expect, test } from "vitest";
import { parseDocument } from "@/lib/hiring/intake/parse-document";
import { createJob } from "@/lib/records/jobs/create-job";
import { generateScorecard } from "@/lib/judging/scorecards/generate-scorecard";
import { getGeneratedScorecard } from "@/lib/judging/scorecards/get-generated-scorecard";
import { docx, run } from "../documents/hand-made-docx";
import { runPipeline } from "../support/pipeline";
import { sentFile } from "../support/sent-file";
import { hiringTeam } from "../support/world";

const lines = [
  "Warehouse Supervisor",
  "Hey Kim, three years of shift leadership, stock counts, SAP or",
  "Infor, forklift licence required, nice to have: Polish. Leeds, permanent, from March.",
];
const text = lines.join("\n");
const typed = sentFile("job.txt", text);
const word = sentFile("job.docx", docx(lines.map((line) => `<w:p>${run(line)}</w:p>`).join("")));

test("drafts the same criteria from a description through every door, with alternatives in one criterion", async () => {
  const { recruiter } = await hiringTeam({ credits: 100 });
  const draftFrom = async (job: Parameters<typeof createJob>[1]) => {
    const { jobId, title, location, employmentType } = await createJob(recruiter, job);
    await generateScorecard(recruiter, { jobId });
    await runPipeline(recruiter.organizationId);
    const { content } = await getGeneratedScorecard(recruiter, { jobId });
    const criteria = content!.criteria.map(({ name, importance, minimumYears, knockOut }) =>
      [name, importance, minimumYears, knockOut].join(" "),
    );
    return { title, location, employmentType, criteria };
  };
  const byText = await draftFrom({ description: text });
  expect(byText).toEqual({
    title: "Warehouse Supervisor",
    location: "Leeds",
    employmentType: "full_time",
    criteria: [
      "Experience as Warehouse Supervisor must  false",
      "Shift leadership must 3 false",
      "Stock counts must  false",
      "SAP or Infor must  false",
      "Forklift licence must  true",
      "Polish nice  false",
    ],
  });

  expect(await draftFrom({ document: typed })).toEqual(byText);
  expect(await draftFrom({ document: word })).toEqual(byText);
  const { job, text: parsed, uploadId } = await parseDocument(recruiter, { document: typed, purpose: "job" });
  expect(await draftFrom({ document: { uploadId } })).toEqual(byText);
  // As an agent passes it on from parseDocument, and as a recruiter types the title beside the text.
  expect(await draftFrom({ ...(job?.title && { title: job.title }), description: parsed })).toEqual(byText);
});
