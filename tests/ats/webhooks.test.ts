import { connected, rowsOf } from "./connected";
import { afterAll, expect, test } from "vitest";
import { POST } from "@/app/api/webhooks/ats/[organizationId]/[connectionId]/route";
import { sealWebhookSecret, type AtsCredentials } from "@/lib/ats/credentials";
import { handleChange } from "@/lib/ats/webhooks/handle-change";
import { ashbyIds, ashbyKey, ashbySimulator, ashbyWebhook } from "../simulators/ashby/server";
import type { Handler } from "../simulators/ats/faults";
import { type Served, serve } from "../simulators/ats/serve";
import { type Call, deliver } from "../simulators/ats/webhooks";
import { type SimChange, SimWorld } from "../simulators/ats/world";
import {
  greenhouseCredentials,
  greenhouseSimulator,
  greenhouseWebhook,
} from "../simulators/greenhouse/server";
import { teamtailorKey, teamtailorSimulator, teamtailorWebhook } from "../simulators/teamtailor/server";
import { ownerDb } from "../support/world";

type Sign = (change: SimChange, secret: string) => Call;
const served: Served[] = [];
afterAll(() => Promise.all(served.map((one) => one.close())));

test.each<[AtsCredentials, SimWorld, (world: SimWorld) => Handler, Sign]>([
  [
    { provider: "greenhouse", ...greenhouseCredentials },
    new SimWorld(),
    (world) => greenhouseSimulator(world),
    (change, secret) => greenhouseWebhook(change, secret),
  ],
  [
    { provider: "ashby", apiKey: ashbyKey },
    new SimWorld(ashbyIds),
    (world) => ashbySimulator(world),
    ashbyWebhook,
  ],
  [
    { provider: "teamtailor", apiKey: teamtailorKey, region: "eu" },
    new SimWorld(),
    (world) => teamtailorSimulator(world),
    teamtailorWebhook,
  ],
])(
  "calls of $provider that come twice, late and in disorder bring what is there; lost ones a sync does",
  async (credentials, world, simulator, sign) => {
    const job = world.addJob("Backend Engineer");
    const people = ["Ada", "Ben", "Cleo", "Dan"].map((name) => world.addCandidate(name, "Reyes"));
    const [gone, ...applications] = people.map((person) => world.apply(person.id, job.id));
    const team = await connected(credentials, simulator(world));
    const { connectionId, organization, syncer } = team;
    await ownerDb.atsConnection.update({
      where: { id: connectionId },
      data: sealWebhookSecret(connectionId, "secret"),
    });
    await team.sync();
    const door = await serve((request) =>
      POST(request, { params: Promise.resolve({ organizationId: organization.id, connectionId }) }),
    );
    served.push(door);

    const happens = (name: string, stage: number) => {
      for (const person of people) world.rename(person.id, name);
      for (const { id } of applications) world.moveTo(id, world.stagesOf(job.id)[stage]!.id);
    };
    const arrive = async (drop: number) => {
      const calls = world.takeChanges().map((change) => sign(change, "secret"));
      let turn = 0;
      // Spread evenly and in no order: multiples of the golden ratio.
      const next = () => (++turn * 0.618034) % 1;
      const answers = await deliver(door.url, calls, { drop, duplicate: 0.5, delayMs: 40, next });
      const waiting = await ownerDb.atsWebhook.findMany({
        where: { connectionId, handledAt: null },
        orderBy: { id: "desc" },
      });
      for (const { id } of waiting) await handleChange(syncer, { connectionId, webhookId: id });
      return { calls: new Set(calls.map(({ body }) => body)).size, answers, waiting: waiting.length };
    };
    const rows = rowsOf(organization.id);
    const here = async () => ({
      names: [...new Set((await rows.candidates()).map((row) => row.fullName))],
      stages: (await rows.applications()).map((row) => [row.externalId, row.disposition, row.stage]),
    });
    const there = (name: string, stage: string) => ({
      names: [`${name} Reyes`],
      stages: [
        [gone!.id, "withdrawn", "Application Review"],
        ...applications.map(({ id }) => [id, "active", stage]),
      ],
    });

    world.takeChanges();
    happens("Zoe", 2);
    world.removeApplication(gone!.id);
    const { calls, answers, waiting } = await arrive(0);
    expect(answers.length).toBeGreaterThan(calls);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(waiting).toBe(calls);
    expect(await here()).toEqual(there("Zoe", "On-site"));

    happens("Mia", 3);
    expect(await arrive(1)).toMatchObject({ answers: [], waiting: 0 });
    expect(await here()).toEqual(there("Zoe", "On-site"));
    await team.sync();
    expect(await here()).toEqual(there("Mia", "Offer"));
  },
);
