/**
 * Candidates per second in a first sync, from a simulator in this process, without contract checks. Each has one
 * application; attachments are off, because their speed is the network's. The last line is JSON.
 *
 *   npm run bench:ats [-- --candidates 3000 --vendor greenhouse --vendor lever]   all by default
 *
 * Does not include vendors' rate limits: see docs/ats.md for their effect.
 */
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { connected } from "../../scripts/postgres/roles.ts";
import { dialects, worldOf } from "../simulators/ats/dialects.ts";
import type { Handler } from "../simulators/ats/faults.ts";
import { useDatabase, withDatabase } from "./database.ts";

const { values } = parseArgs({
  options: {
    candidates: { type: "string", default: "3000" },
    vendor: { type: "string", multiple: true, default: Object.keys(dialects) },
  },
});
const people = Number(values.candidates);
process.env.ATS_CONTRACTS = "off";

await withDatabase(async (home, server) => {
  useDatabase(home, server);
  const measured: Record<string, Pace> = {};
  for (const provider of values.vendor) measured[provider] = await measure(provider, server.ownerUrl);
  console.log(JSON.stringify({ people, ...measured }));
});

/** Candidates per second while the candidate list is read, and over the whole sync. */
type Pace = { candidatesPerSecond: number; wholePerSecond: number };

async function measure(provider: string, ownerUrl: string): Promise<Pace> {
  const { inTenant, wholeOrganization } = await import("@/lib/platform/db/tenant");
  const { systemActor } = await import("@/lib/platform/access/system");
  const { AtsCredentials, sealCredentials } = await import("@/lib/records/ats/credentials");
  const { beginSync } = await import("@/lib/records/ats/sync/readings/begin-sync");
  const { syncPage } = await import("@/lib/records/ats/sync/sync-page");
  const { vendors } = await import("@/lib/records/ats/vendors");
  const { wire } = await import("@/lib/records/ats/wire");
  const dialect = dialects[provider]!;
  const world = worldOf(dialect);
  const jobs = Array.from({ length: 10 }, (_, i) => world.addJob(`Engineer ${i}`));
  for (let i = 0; i < people; i++) world.apply(world.addCandidate(`Ada${i}`, "Reyes").id, jobs[i % 10]!.id);
  const handler: Handler = dialect.simulator(world);
  wire.simulator = () => "http://simulator.invalid";
  wire.fetch = async (url, init) => handler(new Request(url, init));

  const organizationId = randomUUID();
  const id = randomUUID();
  await connected(ownerUrl, (client) =>
    client.query(`INSERT INTO "Organization" (id, name, slug) VALUES ($1, $2, $2)`, [
      organizationId,
      `bench-${provider}`,
    ]),
  );
  const credentials = AtsCredentials.parse({ provider, ...vendors[provider]!.simulated });
  await inTenant(wholeOrganization(organizationId), (db) =>
    db.atsConnection.create({
      data: {
        id,
        provider,
        name: provider,
        simulated: true,
        settings: { attachments: false },
        ...sealCredentials(id, credentials),
      },
    }),
  );
  const syncer = systemActor(organizationId, "sync");
  await beginSync(syncer, { connectionId: id, full: true });
  const began = performance.now();
  while ((await syncPage(syncer, id)).state === "more");
  const seconds = (performance.now() - began) / 1000;
  const cursor = await inTenant(wholeOrganization(organizationId), (db) =>
    db.syncCursor.findFirstOrThrow({ where: { connectionId: id, resource: "candidates" } }),
  );
  const { worked } = cursor.cursor as { worked: number };
  const pace = {
    candidatesPerSecond: Math.round((people * 1000) / worked),
    wholePerSecond: Math.round(people / seconds),
  };
  console.log(`${provider}: ${JSON.stringify(pace)}`);
  return pace;
}
