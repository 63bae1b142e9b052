import "../../support/database";
import { expect, test } from "vitest";
import { keepTheirs } from "@/lib/records/ats/keep-theirs";
import { readingOf, storedCv } from "../../support/stored-cv";
import { ownerDb } from "../../support/world";
import { arrange } from "../push/arrange";
import { rejectApplication } from "../../support/decide";

/** A candidate with a CV that was read, whose turn to be scored comes while they are rejected. */
async function inQueue() {
  const team = await arrange("greenhouse");
  const { recruiter, organizationId, applicationId, saved } = team;
  const cv = { documentText: { create: readingOf("Experience\nEngineer, Harbour Ltd, 2019 - 2024\n") } };
  await storedCv(recruiter, (await saved()).candidateId, cv);
  await ownerDb.application.update({ where: { id: applicationId }, data: { scoreStatus: "queued" } });
  const queued = () => ownerDb.outboxEvent.count({ where: { organizationId, name: "application.queued" } });
  return { ...team, queued };
}

test("queues a candidate whom the ATS has reopened, if their turn came while they were rejected", async () => {
  const { world, application, sync, saved, queued } = await inQueue();
  world.reject(application.id);
  await sync();
  expect((await saved()).disposition).toBe("rejected");
  world.reopen(application.id);
  await sync();
  expect((await saved()).disposition).toBe("active");
  expect(await queued()).toBe(1);
});

test("queues a candidate rejected here whom a person leaves reopened, as the ATS has them", async () => {
  const { recruiter, applicationId, world, application, sync, settle, saved, queued } = await inQueue();
  await settle(await rejectApplication(recruiter, { applicationId }));
  world.reopen(application.id);
  await sync();
  expect(await saved()).toMatchObject({ disposition: "rejected", atsSync: "failed" });
  await keepTheirs(recruiter, { applicationId });
  expect((await saved()).disposition).toBe("active");
  expect(await queued()).toBe(1);
});
