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

test.each(["earlier", "just now"])(
  "a merge of two people who applied for one job, %s, into a third does not stop the sync",
  async (when) => {
    const world = new SimWorld();
    const job = world.addJob("Backend Engineer");
    const [ada, duplicate, survivor] = ["Ada", "Ada A.", "Ada B."].map((name) =>
      world.addCandidate(name, "Reyes"),
    );
    const older = when === "earlier" ? world.apply(ada!.id, job.id) : null;
    const newer = world.apply(duplicate!.id, job.id);
    const team = await connected(greenhouseKeys, greenhouseSimulator(world));
    await team.sync();
    if (!older) world.apply(ada!.id, job.id).createdAt = newer.createdAt.replace(/^\d+/, "2020");
    world.merge(survivor!.id, ada!.id);
    world.merge(survivor!.id, duplicate!.id);
    await team.sync();
    expect(await team.sync(true)).toMatchObject({ state: "done" });
    const rows = await team.rows.applications();
    expect(rows.filter(({ atsRemovedAt }) => atsRemovedAt === null)).toMatchObject([
      { candidate: { externalId: survivor!.id }, disposition: "active" },
    ]);
  },
);
