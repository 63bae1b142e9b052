import { randomUUID } from "node:crypto";
import pg from "pg";
import { systemActor } from "@/lib/platform/access/system";
import { sealCredentials } from "@/lib/records/ats/credentials";
import { beginSync } from "@/lib/records/ats/sync/readings/begin-sync";
import { syncPage } from "@/lib/records/ats/sync/sync-page";
import { wire } from "@/lib/records/ats/wire";
import { SimWorld } from "../../simulators/ats/world";
import { greenhouseCredentials, greenhouseSimulator } from "../../simulators/greenhouse/server";

const people = 3_000;

/**
 * Candidates per second in a first sync, each with an application, from a simulator in this process without rate
 * limits; attachments are off.
 */
export async function syncRate(organizationId: string, ownerUrl: string): Promise<number> {
  const world = new SimWorld();
  const jobs = [world.addJob("Backend Engineer"), world.addJob("Data Analyst")];
  for (let i = 0; i < people; i++) {
    const { id } = world.addCandidate(`Ada${i}`, "Reyes");
    world.apply(id, jobs[i % jobs.length]?.id ?? "");
  }
  const simulator = greenhouseSimulator(world);
  wire.simulator = () => "http://simulator.invalid";
  wire.fetch = async (url, init) => simulator(new Request(url, init));

  const connectionId = randomUUID();
  const sealed = sealCredentials(connectionId, { provider: "greenhouse", ...greenhouseCredentials });
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(
    `INSERT INTO "AtsConnection"
       (id, "organizationId", provider, name, simulated, settings, credentials, "credentialsKey", "updatedAt")
     VALUES ($1, $2, 'greenhouse', 'Simulator', true, '{"attachments": false}', $3, $4, now())`,
    [connectionId, organizationId, sealed.credentials, sealed.credentialsKey],
  );
  const syncer = systemActor(organizationId, "sync");
  const began = performance.now();
  await beginSync(syncer, { connectionId });
  let state = "more";
  while (state === "more") ({ state } = await syncPage(syncer, connectionId));
  const seconds = (performance.now() - began) / 1000;
  const { rows } = await owner.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM "Application" WHERE "atsConnectionId" = $1`,
    [connectionId],
  );
  await owner.end();
  if (state !== "done" || rows[0]?.count !== people)
    throw new Error(`The sync ended ${state} with ${rows[0]?.count} applications.`);
  return people / seconds;
}
