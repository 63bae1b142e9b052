import { expect, test } from "vitest";
import { readingOf, storedCv } from "../../support/stored-cv";
import { ownerDb } from "../../support/world";
import { arrange } from "../push/arrange";

test("queues a candidate whom the ATS has reopened, if their turn came while they were rejected", async () => {
  const { recruiter, organizationId, applicationId, world, application, sync, saved } =
    await arrange("greenhouse");
  const cv = { documentText: { create: readingOf("Experience\nEngineer, Harbour Ltd, 2019 - 2024\n") } };
  await storedCv(recruiter, (await saved()).candidateId, cv);
  await ownerDb.application.update({ where: { id: applicationId }, data: { scoreStatus: "queued" } });
  const queued = () => ownerDb.outboxEvent.count({ where: { organizationId, name: "application.queued" } });
  world.reject(application.id);
  await sync();
  expect((await saved()).disposition).toBe("rejected");
  world.reopen(application.id);
  await sync();
  expect((await saved()).disposition).toBe("active");
  expect(await queued()).toBe(1);
});
