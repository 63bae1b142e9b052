import "../support/database";
import { expect, test } from "vitest";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { getCandidate } from "@/lib/records/candidates/get-candidate";
import { runPipeline } from "../support/pipeline";
import { sample } from "../support/sent-file";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

async function scoredApplicant(blindReview: boolean) {
  const { recruiter } = await hiringTeam();
  const { job } = await configuredJob(recruiter, exampleContent({ blindReview }));
  const { candidateId } = await createCandidate(recruiter, {
    jobId: job.id,
    files: [sample("candidates/01-amara-lindqvist.pdf")],
  });
  await runPipeline(recruiter.organizationId);
  return { recruiter, candidateId };
}

test("returns each profile field with its place in the document, and how many months each role lasted", async () => {
  const { recruiter, candidateId } = await scoredApplicant(false);
  const { name, document, profile } = await getCandidate(recruiter, { candidateId });
  expect(name).toBe("Amara Lindqvist");
  const textAt = ({ start, end }: { start: number; end: number }) => document?.text.slice(start, end) ?? "";
  const contact = profile?.contact;
  const fields = [contact?.name, contact?.emails[0], contact?.phones[0], contact?.location];
  for (const field of fields) expect(textAt(field?.span ?? { start: 0, end: 0 })).toContain(field?.value);
  expect(profile?.roles.map((role) => [role.organization, role.months])).toEqual([
    ["Fjordline Freight AB", expect.any(Number)],
    ["Kronpay", 43],
  ]);
  for (const role of profile?.roles ?? []) expect(textAt(role.span)).toContain(role.title);
  expect(profile?.skills.length).toBeGreaterThan(5);
  for (const skill of profile?.skills ?? []) expect(textAt(skill.span).replace(/\s+/g, " ")).toBe(skill.name);
});

test("hides the identity in the record, profile and document during blind review, until the decision", async () => {
  const { recruiter, candidateId } = await scoredApplicant(true);
  const blind = await getCandidate(recruiter, { candidateId });
  expect(blind).toMatchObject({ blind: true, email: null, phone: null, headline: null });
  expect(blind.profile?.contact).toBeNull();
  expect(JSON.stringify(blind)).not.toMatch(/amara|lindqvist|555 01 42/i);
  await ownerDb.application.updateMany({ where: { candidateId }, data: { disposition: "rejected" } });
  expect(await getCandidate(recruiter, { candidateId })).toMatchObject({ name: "Amara Lindqvist" });
});
