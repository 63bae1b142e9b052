import "../support/database";
import { expect, test } from "vitest";
import { listVerdicts } from "@/lib/applications/list-verdicts";
import { publishScorecard } from "@/lib/publishing/publish-scorecard";
import { jobToJudge, judgedApplicant } from "../support/judged";
import { hiringTeam } from "../support/world";

test("returns verdicts in the scorecard's order, also for scores recalculated from earlier verdicts", async () => {
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

  await publishScorecard(recruiter, {
    jobId,
    content: { ...content, criteria: content.criteria.toReversed() },
  });
  expect(await shownVerdicts()).toEqual({
    names: [mentoring, sql],
    ada: ["not_evidenced", "met"],
    bo: ["met", "not_evidenced"],
  });

  const { recruiter: stranger } = await hiringTeam();
  expect(await listVerdicts(stranger, query)).toEqual({ criteria: [], applications: [] });
});
