import { connected, simulatedCredentials } from "../connected";
import { afterAll, expect, test } from "vitest";
import { POST } from "@/app/api/webhooks/ats/[organizationId]/[connectionId]/route";
import { handleChange } from "@/lib/records/ats/webhooks/handle-change";
import { dialects, worldOf } from "../../simulators/ats/dialects";
import { type Served, serve } from "../../simulators/ats/serve";
import { deliver } from "../../simulators/ats/webhooks";
import { ownerDb } from "../../support/world";

const served: Served[] = [];
afterAll(() => Promise.all(served.map((server) => server.close())));

test.each(Object.entries(dialects))(
  "webhooks of %s that arrive twice, late and out of order import the current state; a sync makes up for lost ones",
  async (provider, dialect) => {
    const { simulator, webhook, notifies } = dialect;
    const world = worldOf(dialect);
    const job = world.addJob("Backend Engineer");
    const people = ["Ada", "Ben", "Cleo", "Dan"].map((name) => world.addCandidate(name, "Reyes"));
    const [gone, ...applications] = people.map((person) => world.apply(person.id, job.id));
    const team = await connected(simulatedCredentials(provider), simulator(world));
    const { connectionId, organization, syncer, rows } = team;
    await team.setWebhookSecret("secret");
    await team.sync();
    const door = await serve((request) =>
      POST(request, { params: Promise.resolve({ organizationId: organization.id, connectionId }) }),
    );
    served.push(door);

    const changeAts = (name: string, stage: number) => {
      for (const person of people) world.rename(person.id, name);
      for (const { id } of applications) world.moveTo(id, world.stagesOf(job.id)[stage]!.id);
    };
    const deliverCalls = async (drop: number) => {
      const calls = world.takeChanges().flatMap((change) => webhook(change, "secret", world) ?? []);
      let turn = 0;
      // Evenly spread but unordered: multiples of the golden ratio.
      const next = () => (++turn * 0.618034) % 1;
      const answers = await deliver(door.url, calls, { drop, duplicate: 0.5, delayMs: 40, next });
      const waiting = await ownerDb.atsWebhook.findMany({
        where: { connectionId, handledAt: null },
        orderBy: { id: "desc" },
      });
      for (const { id } of waiting) await handleChange(syncer, { connectionId, webhookId: id });
      return { calls: new Set(calls.map(({ body }) => body)).size, answers, waiting: waiting.length };
    };
    const here = async () => ({
      names: [...new Set((await rows.candidates()).map((row) => row.fullName))],
      stages: (await rows.applications()).map((row) => [row.externalId, row.disposition, row.stage]),
    });
    const expected = (name: string, stage: string, delivered = { names: true, removals: true }) => ({
      names: delivered.names ? [`${name} Reyes`] : ["Ada Reyes", "Ben Reyes", "Cleo Reyes", "Dan Reyes"],
      stages: [
        [gone!.id, delivered.removals ? "withdrawn" : "active", "Application Review"],
        ...applications.map(({ id }) => [id, "active", stage]),
      ],
    });

    world.takeChanges();
    changeAts("Zoe", 2);
    world.removeApplication(gone!.id);
    const { calls, answers, waiting } = await deliverCalls(0);
    expect(answers.length).toBeGreaterThan(calls);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(waiting).toBeGreaterThan(0);
    expect(waiting).toBeLessThanOrEqual(calls);
    expect(await here()).toEqual(expected("Zoe", "On-site", notifies));

    changeAts("Mia", 3);
    expect(await deliverCalls(1)).toMatchObject({ answers: [], waiting: 0 });
    expect(await here()).toEqual(expected("Zoe", "On-site", notifies));
    await team.sync(true);
    expect(await here()).toEqual(expected("Mia", "Offer"));
  },
);
