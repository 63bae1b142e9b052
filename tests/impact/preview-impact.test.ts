import "../support/database";
import { expect, test } from "vitest";
import { getImpactReport } from "@/lib/hiring/impact/get-impact-report";
import { previewImpact } from "@/lib/hiring/impact/preview-impact";
import { previewScores } from "@/lib/judging/publishing/preview-scores";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { exampleContent, colleagueOf, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { judged } from "./judged-people";

/** Two women with evidence of mentoring alone, two men with evidence of PostgreSQL alone. */
async function fourJudged() {
  const { recruiter: admin, organizationId } = await hiringTeam({ role: "admin" });
  const { job, versionId, content } = await configuredJob(admin);
  const [hard, soft] = content.criteria.map(({ id }) => id);
  for (const [sex, met] of [
    ["female", soft],
    ["female", soft],
    ["male", hard],
    ["male", hard],
  ] as const) {
    const isHard = met === hard;
    const { applicationId } = await judged(admin, job.id, versionId, {
      ...{ sex, score: isHard ? 60 : 40, advice: "review" },
      disposition: isHard ? "accepted" : "rejected",
    });
    const { id: evaluationId } = await ownerDb.evaluation.findFirstOrThrow({ where: { applicationId } });
    await ownerDb.criterionAssessment.createMany({
      data: [hard!, soft!].map((criterionId, position) => ({
        ...{ organizationId, evaluationId, criterionId, position, confidence: 1, reason: "" },
        ...(criterionId === met
          ? { verdict: "met" as const, rating: 4 }
          : { verdict: "not_evidenced" as const }),
      })),
    });
  }
  const other = {
    ...content,
    criteria: content.criteria.map((c, at) => ({ ...c, weight: at === 0 ? 10 : 90 })),
  };
  return { admin, jobId: job.id, content: other };
}

const bySex = (measured: { tables: { division: string; rows: object[] }[] }) =>
  measured.tables.find(({ division }) => division === "sex")!.rows;

test("compares past applicants' impact ratios with a draft's, by the arithmetic of the report", async () => {
  const { admin, jobId, content } = await fourJudged();
  const { compared, newQuestions, measures } = await previewImpact(admin, { jobId, content });
  expect({ compared, newQuestions }).toEqual({ compared: 4, newQuestions: [] });
  const [score] = measures;
  expect(bySex(score!.now)).toMatchObject([
    { category: "female", count: 2, selected: 0, impactRatio: 0 },
    { category: "male", count: 2, selected: 2, impactRatio: 1 },
  ]);
  expect(bySex(score!.then)).toMatchObject([
    { category: "female", selected: 2, impactRatio: 1 },
    { category: "male", selected: 0, impactRatio: 0 },
  ]);
  const report = await getImpactReport(admin, { jobId });
  expect(score!.now).toEqual(report.measures.find(({ measure }) => measure === "score"));
});

test("counts what the draft asks anew as not evidenced, and says so", async () => {
  const { admin, jobId, content } = await fourJudged();
  const added = { ...exampleContent().criteria[1]!, name: "Speaks in public", description: "Gives talks." };
  const { newQuestions } = await previewImpact(admin, {
    jobId,
    content: { ...content, criteria: [...content.criteria, added] },
  });
  expect(newQuestions).toEqual(["Speaks in public"]);
});

test("stores nothing, names nobody, and is refused to recruiters, who preview scores as before", async () => {
  const { admin, jobId, content } = await fourJudged();
  const { organizationId } = admin;
  const rows = () =>
    Promise.all([
      ownerDb.evaluation.count({ where: { organizationId } }),
      ownerDb.auditEvent.count({ where: { organizationId } }),
      ownerDb.outboxEvent.count({ where: { organizationId } }),
      ownerDb.application.findMany({ where: { organizationId }, orderBy: { id: "asc" } }),
    ]);
  const before = await rows();
  const preview = JSON.stringify(await previewImpact(admin, { jobId, content }));
  expect(await rows()).toEqual(before);
  const [application] = await ownerDb.application.findMany({ where: { organizationId } });
  for (const word of ["Ada", "Reyes", application!.id, application!.candidateId])
    expect(preview).not.toContain(word);
  const recruiter = await colleagueOf(admin, "recruiter");
  await expect(previewImpact(recruiter, { jobId, content })).rejects.toMatchObject({ code: "forbidden" });
  expect((await previewScores(recruiter, { jobId, content })).version).toBe(2);
  const stranger = await hiringTeam({ role: "admin" });
  await expect(previewImpact(stranger.recruiter, { jobId, content })).rejects.toMatchObject({
    code: "not_found",
  });
  await publishScorecard(admin, { jobId, content });
});
