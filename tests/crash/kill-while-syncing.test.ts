import { database } from "../support/database";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rejectApplication } from "@/lib/applications/reject-application";
import { connectAts } from "@/lib/ats/connect-ats";
import { updateSyncSettings } from "@/lib/ats/update-sync-settings";
import { wire } from "@/lib/ats/wire";
import { env } from "@/lib/env";
import { company } from "../simulators/ats/company";
import { type Fault, withFaults } from "../simulators/ats/faults";
import { type Served, serve } from "../simulators/ats/serve";
import { greenhouseCredentials, greenhouseSimulator } from "../simulators/greenhouse/server";
import { startApp } from "../support/app";
import { hiringTeam, ownerDb } from "../support/world";

// Small pages and a slow ATS, so that a kill falls in the middle.
const world = company();
const handler = greenhouseSimulator(world, { pageCap: 4 });
let fault: (request: Request) => Fault | null = () => ({ kind: "delay", ms: 60 });
let simulator: Served;
beforeAll(async () => {
  simulator = await serve(withFaults(handler, (request) => fault(request)));
  wire.simulator = () => simulator.url;
});
afterAll(() => simulator.close());

const start = () =>
  startApp({
    database,
    engine: true,
    home: env.SHORTLIST_HOME,
    env: { BETTER_AUTH_SECRET: env.BETTER_AUTH_SECRET, ATS_SIMULATOR_URL: simulator.url },
  });

async function until(look: () => Promise<boolean> | boolean, what: string) {
  for (const deadline = Date.now() + 150_000; Date.now() < deadline; await sleep(20))
    if (await look()) return;
  throw new Error(`In vain: ${what}`);
}

test("killed in the middle of an import and of a push, nothing is doubled, lost or decided twice", async () => {
  const { recruiter, organization } = await hiringTeam({ role: "admin" });
  const { connectionId } = await connectAts(recruiter, {
    name: "Greenhouse",
    credentials: { provider: "greenhouse", ...greenhouseCredentials },
    simulated: true,
  });
  const where = { organizationId: organization.id };
  const read = async () =>
    (await ownerDb.candidate.count({ where })) +
    (await ownerDb.application.count({ where })) +
    (await ownerDb.attachment.count({ where }));
  const everything = world.candidates.size + world.applications.size + world.files.size;
  for (const count of [6, 40, 80]) {
    const app = await start();
    await until(async () => (await read()) > count, `more than ${count} records`);
    await app.kill();
    expect(await read()).toBeLessThan(everything);
  }
  let app = await start();
  await until(
    async () => (await ownerDb.atsConnection.count({ where: { ...where, lastSyncedAt: { not: null } } })) > 0,
    "the import ends",
  );
  expect(await read()).toBe(everything);
  const numbers = (await ownerDb.candidate.findMany({ where })).map((one) => one.externalId);
  expect(new Set(numbers)).toEqual(new Set(world.candidates.keys()));

  await updateSyncSettings(recruiter, {
    connectionId,
    settings: {
      push: "both",
      acceptStage: "Offer",
      rejectionReasonId: [...world.reasons.keys()][0]!,
    },
  });
  const [there] = [...world.applications.values()].filter((each) => each.state === "active");
  const rejected = () => world.writes.filter((write) => write.applicationId === there!.id).length;
  // The rejection takes effect, and the app dies before it hears so.
  fault = (request) =>
    request.url.endsWith("/reject") ? { kind: "drop", when: "after" } : { kind: "delay", ms: 20 };
  const { id: applicationId } = await ownerDb.application.findFirstOrThrow({
    where: { ...where, externalId: there!.id },
  });
  await rejectApplication(recruiter, { applicationId });
  await until(() => rejected() === 1, "the rejection takes effect");
  await app.kill();
  expect(await ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } })).not.toMatchObject({
    atsSync: "synced",
  });
  fault = () => null;
  app = await start();
  await until(
    async () => (await ownerDb.application.count({ where: { id: applicationId, atsSync: "synced" } })) === 1,
    "it is read back",
  );
  await app.stop();
  expect(rejected()).toBe(1);
}, 400_000);
