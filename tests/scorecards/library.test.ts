import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { getScorecardConfig } from "@/lib/judging/scorecards/get-scorecard-config";
import { keepInLibrary } from "@/lib/judging/scorecards/keep-in-library";
import { listLibrary } from "@/lib/judging/scorecards/list-library";
import { removeFromLibrary } from "@/lib/judging/scorecards/remove-from-library";
import { configuredJob, exampleContent, hiringTeam } from "../support/world";

let recruiter: Actor;
beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
});

const mentoring = () => {
  const content = exampleContent();
  return { ...content, criteria: content.criteria.filter(({ name }) => name === "Mentoring") };
};
const criterion = { name: "Mentoring", department: "Engineering", template: false };

test("keeps criteria by department and whole scorecards, and renews what has the same name", async () => {
  await keepInLibrary(recruiter, { ...criterion, content: mentoring() });
  await keepInLibrary(recruiter, { ...criterion, department: "", content: mentoring() });
  await keepInLibrary(recruiter, { ...criterion, template: true, content: exampleContent() });
  const [weighed] = mentoring().criteria;
  const again = { ...mentoring(), criteria: [{ ...weighed!, weight: 77 }] };
  const { entryId, renewed } = await keepInLibrary(recruiter, {
    ...criterion,
    name: "MENTORING",
    department: "engineering",
    content: again,
  });
  expect(renewed).toBe(true);
  const { entries } = await listLibrary(recruiter, {});
  expect(entries).toHaveLength(3);
  expect(entries.find((entry) => entry.entryId === entryId)).toMatchObject({
    name: "MENTORING",
    content: { criteria: [{ weight: 77 }] },
  });
  const { recruiter: stranger } = await hiringTeam();
  expect((await listLibrary(stranger, {})).entries).toEqual([]);
});

test("leaves published scorecards as they are when what they took is renewed or removed", async () => {
  const { entryId } = await keepInLibrary(recruiter, { ...criterion, content: mentoring() });
  const { entries } = await listLibrary(recruiter, {});
  const taken = entries.flatMap(({ content }) => content.criteria);
  const { job } = await configuredJob(recruiter, {
    ...exampleContent(),
    criteria: [...exampleContent().criteria.filter(({ name }) => name !== "Mentoring"), ...taken],
  });
  const before = await getScorecardConfig(recruiter, { jobId: job.id });
  const [kept] = mentoring().criteria;
  await keepInLibrary(recruiter, {
    ...criterion,
    content: { ...mentoring(), criteria: [{ ...kept!, weight: 1 }] },
  });
  await removeFromLibrary(recruiter, { entryId });
  expect(await getScorecardConfig(recruiter, { jobId: job.id })).toEqual(before);
  await expect(removeFromLibrary(recruiter, { entryId })).rejects.toMatchObject({ code: "not_found" });
});
