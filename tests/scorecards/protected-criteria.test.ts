import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { editScorecardDraft } from "@/lib/judging/scorecards/edit-scorecard-draft";
import { generateScorecard } from "@/lib/judging/scorecards/generate-scorecard";
import { getGeneratedScorecard } from "@/lib/judging/scorecards/get-generated-scorecard";
import { previewPublication } from "@/lib/judging/publishing/preview-publication";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { runPipeline } from "../support/pipeline";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

/** A word that the reason must contain, and the wording of an employer. */
const refused: [ground: string, wording: string][] = [
  ["Age", "Between 25 and 35 years old"],
  ["Age", "Fits into a young team"],
  ["Sex", "Female candidates preferred"],
  ["Origin", "German nationality required"],
  ["graduation", "Graduated between 2020 and 2024"],
  ["Native", "Native speaker of English"],
  ["photo", "Application with photo"],
  ["lives", "Address distance of at most 10 km"],
  ["lives", "Must live in Munich"],
  ["career began", "Career starters preferred"],
  ["Family", "Unmarried"],
  ["Religion", "Christian values"],
  ["Health", "No disabilities"],
  ["Health", "Physically fit"],
];

let recruiter: Actor;
beforeEach(async () => void ({ recruiter } = await hiringTeam({ credits: 50 })));

test("leaves protected criteria out of a draft, with a reason for each", async () => {
  const { job } = await configuredJob(recruiter);
  const allowed = ["PostgreSQL", "Docker", "Kafka", "Mentoring", "Lifting 20 kg"];
  const requirements = [
    ...allowed.slice(0, 2),
    ...refused.map(([, wording]) => wording),
    ...allowed.slice(2),
  ];
  const description = `Requirements\n${requirements.map((wording) => `- ${wording}`).join("\n")}`;
  await ownerDb.job.update({ where: { id: job.id }, data: { description } });
  await generateScorecard(recruiter, { jobId: job.id });
  await runPipeline(recruiter.organizationId);
  const draft = await getGeneratedScorecard(recruiter, { jobId: job.id });
  expect(draft.refused.map(({ text }) => text)).toEqual(refused.map(([, wording]) => wording));
  for (const [at, [ground]] of refused.entries()) expect(draft.refused[at]?.reason).toContain(ground);
  const names = draft.content?.criteria.map(({ name }) => name) ?? [];
  expect(names).toEqual(expect.arrayContaining(allowed));
  for (const [, wording] of refused) expect(names).not.toContain(wording);
});

const content = exampleContent();
const [first, ...rest] = content.criteria;
if (!first) throw new Error("no criterion");
const places = {
  name: (wording: string) => ({ ...first, name: wording }),
  description: (wording: string) => ({ ...first, description: `Shown at work. ${wording}.` }),
  skill: (wording: string) => ({ ...first, skills: [{ name: wording, aliases: [] }] }),
  alias: (wording: string) => ({ ...first, skills: [{ name: "Teamwork", aliases: [wording] }] }),
};

test.each(Object.entries(places))(
  "rejects protected criteria in edits and publications: %s",
  async (_place, put) => {
    const { job } = await configuredJob(recruiter, content);
    for (const [ground, wording] of refused) {
      const changed = { ...content, criteria: [put(wording), ...rest] };
      const reason = expect.stringContaining(ground) as string;
      const { name, description, skills } = put(wording);
      const edits = [{ action: "change" as const, criterionId: first.id, name, description, skills }];
      expect(await editScorecardDraft(recruiter, { content, edits }), wording).toMatchObject({
        valid: false,
        problems: [{ path: "criteria.0", message: reason }],
      });
      expect(
        (await previewPublication(recruiter, { jobId: job.id, content: changed })).problems,
      ).toMatchObject([{ path: "criteria.0", message: reason }]);
      await expect(publishScorecard(recruiter, { jobId: job.id, content: changed })).rejects.toMatchObject({
        code: "invalid",
        message: reason,
      });
    }
    expect(
      await ownerDb.scorecardVersion.count({ where: { organizationId: recruiter.organizationId } }),
    ).toBe(1);
  },
);
