import { database } from "../support/database";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectAts } from "@/lib/records/ats/connect-ats";
import { updateSyncSettings } from "@/lib/records/ats/update-sync-settings";
import { vendors } from "@/lib/records/ats/vendors";
import { wire } from "@/lib/records/ats/wire";
import { env } from "@/lib/env";
import { company } from "../simulators/ats/company";
import { dialects } from "../simulators/ats/dialects";
import { type Fault, withFaults } from "../simulators/ats/faults";
import { isWrite } from "../simulators/ats/is-write";
import { type Served, serve } from "../simulators/ats/serve";
import { startApp, type TestApp } from "../support/app";
import { thorough } from "../support/thorough";
import { hiringTeam, ownerDb } from "../support/world";
import { acceptApplication, rejectApplication } from "../support/decide";

/** How often the app is killed during imports, and how often while it pushes decisions. */
const [importKills, pushKills] = thorough ? [12, 6] : [1, 1];

// Small pages and a slow ATS, so that a kill falls in the middle. One app syncs with all vendors and is killed.
const [candidates, pageCap] = thorough ? [36, 4] : [18, 2];
const providers = Object.keys(dialects);
const worlds = Object.fromEntries(
  providers.map((provider, i) => [
    provider,
    company(i, dialects[provider]!.makeId, dialects[provider]!.candidateIsApplication, candidates),
  ]),
);
const handlers = new Map(
  providers.map((provider) => [provider, dialects[provider]!.simulator(worlds[provider]!, { pageCap })]),
);
let fault: (request: Request) => Fault | null = () => ({ kind: "delay", ms: 60 });
let simulator: Served;
let app: TestApp | null = null;
beforeAll(async () => {
  simulator = await serve((request) => {
    const [, provider = ""] = new URL(request.url).pathname.split("/");
    return withFaults(handlers.get(provider)!, fault)(request);
  });
  wire.simulator = () => simulator.url;
});
afterAll(async () => {
  await app?.stop();
  await simulator.close();
});

const start = () =>
  startApp({
    database,
    engine: true,
    home: env.SHORTLIST_HOME,
    env: { BETTER_AUTH_SECRET: env.BETTER_AUTH_SECRET, ATS_SIMULATOR_URL: simulator.url },
  });

async function until(condition: () => Promise<boolean> | boolean, what: string) {
  for (const deadline = Date.now() + 240_000; Date.now() < deadline; await sleep(200))
    if (await condition()) return;
  throw new Error(`Timed out waiting for: ${what}`);
}

/** Creates an organization connected to one vendor, with functions that read its imported rows. */
async function connectedTo(provider: string) {
  const { recruiter, organization } = await hiringTeam({ role: "admin" });
  const { connectionId } = await connectAts(recruiter, {
    name: vendors[provider]!.name,
    credentials: { provider, ...vendors[provider]!.simulated },
    simulated: true,
  });
  const world = worlds[provider]!;
  // Stages and rejection reasons can be chosen only after they are imported.
  const tellDecisions = () =>
    updateSyncSettings(recruiter, {
      connectionId,
      settings: {
        push: "both",
        acceptStage: "Offer",
        comments: true,
        rejectionReasonId: [...world.reasons.keys()][0]!,
      },
    });
  const where = { organizationId: organization.id };
  const written = (kind: string) =>
    world.writes.filter((write) => write.kind === kind).map((write) => write.applicationId ?? write.detail);
  return { provider, recruiter, where, world, written, tellDecisions };
}

/** How many records each vendor's organization has imported, and whether its import has ended. */
const imports = () =>
  ownerDb.$queryRaw<{ provider: string; read: number; done: boolean }[]>`
    SELECT provider, "lastSyncedAt" IS NOT NULL AS done, (
      (SELECT count(*) FROM "Candidate" r WHERE r."organizationId" = c."organizationId") +
      (SELECT count(*) FROM "Application" r WHERE r."organizationId" = c."organizationId") +
      (SELECT count(*) FROM "Attachment" r WHERE r."organizationId" = c."organizationId"))::int AS read
    FROM "AtsConnection" c`;

test("an app killed during imports and pushes of each vendor loses and doubles no record and sends no decision twice", async () => {
  const all = await Promise.all(providers.map(connectedTo));
  const everything = Object.values(worlds)[0]!;
  const size = everything.candidates.size + everything.applications.size + everything.files.size;
  const inTheMiddle = new Set<string>();
  for (let kill = 1; kill <= importKills; kill++) {
    app = await start();
    const part = (size * 0.6 * kill) / importKills;
    await until(
      async () => (await imports()).every(({ read, done }) => read >= part || done),
      `${part} records of each vendor`,
    );
    await app.kill();
    for (const { provider, read, done } of await imports()) if (read > 0 && !done) inTheMiddle.add(provider);
  }
  expect([...inTheMiddle].sort()).toEqual([...providers].sort());

  fault = () => null;
  app = await start();
  await until(async () => (await imports()).every(({ done }) => done), "imports end");
  for (const { where, world, provider } of all) {
    const people = (await ownerDb.candidate.findMany({ where })).map((row) => row.externalId);
    expect(people.sort(), provider).toEqual([...world.candidates.keys()].sort());
    const applications = (await ownerDb.application.findMany({ where })).map((row) => row.externalId);
    expect(applications.sort(), provider).toEqual([...world.applications.keys()].sort());
    const files = await ownerDb.attachment.findMany({ where });
    expect(files.length, provider).toBe(world.files.size);
    expect(new Set(files.map((file) => `${file.candidateId} ${file.sha256}`)).size).toBe(files.length);
  }

  await Promise.all(all.map((each) => each.tellDecisions()));
  for (let round = 0; round < pushKills; round++) {
    // Drops the first write of each decision before or after it takes effect; the app dies without an answer.
    const when = round % 2 ? ("before" as const) : ("after" as const);
    const kind = "drop" as const;
    let writes = 0;
    fault = (request) => (isWrite(request) ? (writes++, { kind, when }) : { kind: "delay", ms: 20 });
    const decided = await Promise.all(
      all.map(async ({ recruiter, where, world }) => {
        const open = [...world.applications.values()].filter((each) => each.state === "active");
        const rows = await ownerDb.application.findMany({
          where: { ...where, disposition: "active", externalId: { in: open.map(({ id }) => id) } },
          orderBy: { externalId: "asc" },
          take: 2,
        });
        const [rejected, accepted] = rows.map(({ id }) => id);
        const feedback = `Because of round ${round}.`;
        await rejectApplication(recruiter, { applicationId: rejected!, feedback });
        await acceptApplication(recruiter, { applicationId: accepted!, feedback });
        return [rejected!, accepted!];
      }),
    );
    const ids = decided.flat();
    await until(() => writes >= ids.length, "a write for each decision");
    await app.kill();
    expect(await ownerDb.application.count({ where: { id: { in: ids }, atsSync: "synced" } })).toBe(0);
    fault = () => null;
    app = await start();
    const synced = { id: { in: ids }, atsSync: "synced" as const, commentSync: "synced" as const };
    await until(
      async () => (await ownerDb.application.count({ where: synced })) === ids.length,
      "decisions are read back and comments sent",
    );
    for (const { provider, written } of all) {
      for (const kind of ["reject", "move"])
        expect(written(kind), `${provider} ${kind}`).toHaveLength(round + 1);
      for (const kind of ["reject", "move", "note"])
        expect(new Set(written(kind)).size, `${provider} ${kind}`).toBe(written(kind).length);
      expect(written("note"), provider).toHaveLength(2 * (round + 1));
    }
  }
}, 1_800_000);
