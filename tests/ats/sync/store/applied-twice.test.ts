import { connected } from "../../connected";
import { expect, test } from "vitest";
import { SimWorld } from "../../../simulators/ats/world";
import { greenhouseKeys, greenhouseSimulator } from "../../../simulators/greenhouse/server";

test("keeps the newer of two applications on one page by the same person for the same job, with its answers", async () => {
  const world = new SimWorld();
  const person = world.addCandidate("Ada", "Reyes");
  const job = world.addJob("Backend Engineer");
  world.apply(person.id, job.id);
  const newer = world.apply(person.id, job.id);
  newer.answers = [{ question: "When can you start?", answer: "Now." }];
  const team = await connected(greenhouseKeys, greenhouseSimulator(world));
  await team.sync();
  expect(await team.rows.applications()).toMatchObject([
    { externalId: newer.id, answers: [{ question: "When can you start?", text: "Now." }] },
  ]);
});
