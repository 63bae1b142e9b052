import "../support/database";
import { expect, test } from "vitest";
import { listVerdicts } from "@/lib/hiring/applications/list-verdicts";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { jobToJudge, judgedApplicant } from "../support/judged";
import { hiringTeam } from "../support/world";

test("returns verdicts with the musts and the heaviest first, also for scores recalculated from earlier verdicts", async () => {
  const { recruiter } = await hiringTeam();
  const judging = await jobToJudge(recruiter);
  const { jobId, content } = judging;
  const { id: ada } = await judgedApplicant(judging, [4, null], "Ada Reyes");
  const { id: bo } = await judgedApplicant(judging, [null, 3], "Bo Lind");
  const query = { jobId, applicationIds: [ada, bo] };
  const shownVerdicts = async () => {
    const { criteria, applications } = await listVerdicts(recruiter, query);
    const verdicts = (id: string) => applications.find(({ applicationId }) => applicationId === id)?.verdicts;
    return { names: criteria.map(({ name }) => name), ada: verdicts(ada), bo: verdicts(bo) };
  };
  const [sql, mentoring] = content.criteria.map(({ name }) => name);
  expect(await shownVerdicts()).toEqual({
    names: [sql, mentoring],
    ada: ["met", "not_evidenced"],
    bo: ["not_evidenced", "met"],
  });

  const [first, second] = content.criteria;
  const weighing = (criteria: typeof content.criteria) =>
    publishScorecard(recruiter, { jobId, content: { ...content, criteria } });
  await weighing([
    { ...first!, weight: 30, importance: "nice" },
    { ...second!, weight: 70, importance: "nice" },
  ]);
  const heavierFirst = {
    names: [mentoring, sql],
    ada: ["not_evidenced", "met"],
    bo: ["met", "not_evidenced"],
  };
  expect(await shownVerdicts()).toEqual(heavierFirst);
  await weighing([
    { ...first!, weight: 30, importance: "must" },
    { ...second!, weight: 70, importance: "nice" },
  ]);
  expect((await shownVerdicts()).names).toEqual([sql, mentoring]);

  const { recruiter: stranger } = await hiringTeam();
  expect(await listVerdicts(stranger, query)).toEqual({ criteria: [], applications: [] });
});
