import { expect, test, vi } from "vitest";

// Set before any import, because modules read the environment when they load.
vi.hoisted(() => {
  process.env.CREDENTIALS_KEYS = `new:${Buffer.alloc(32, 7).toString("base64")}`;
});
import { connected } from "./connected";
import { openCredentials, sealCredentials } from "@/lib/records/ats/credentials";
import { testConnection } from "@/lib/records/ats/test-connection";
import { receiveWebhook } from "@/lib/records/ats/webhooks/receive-webhook";
import { open, readKeys, seal } from "@/lib/platform/security/secrets";
import { SimWorld } from "../simulators/ats/world";
import {
  greenhouseKeys as credentials,
  greenhouseSimulator,
  greenhouseWebhook,
} from "../simulators/greenhouse/server";
import { raceWithOpenTransaction } from "../support/race-with-open-transaction";
import { ownerDb } from "../support/world";

/** The keys before the new one was added. */
const oldKeys = readKeys(undefined);

test("credentials encrypted with the old key still work, and testing the connection re-encrypts them with the new one", async () => {
  const world = new SimWorld();
  const person = world.addCandidate("Ada", "Reyes");
  const team = await connected(credentials, greenhouseSimulator(world));
  const { connectionId: id, organization } = team;
  const old = seal(JSON.stringify(credentials), `credentials:${id}`, oldKeys);
  await ownerDb.atsConnection.update({
    where: { id },
    data: {
      credentials: old.bytes,
      credentialsKey: old.keyId,
      webhookSecret: seal("webhook secret", `webhook:${id}`, oldKeys).bytes,
    },
  });
  await team.sync();
  const sendWebhook = async (gone: boolean) => {
    const change = { kind: "candidate" as const, id: person.id, gone };
    const { body, headers } = greenhouseWebhook(change, "webhook secret");
    return receiveWebhook({ organizationId: organization.id, connectionId: id }, new Headers(headers), body);
  };
  expect(await sendWebhook(false)).toEqual({ taken: 1 });

  await testConnection(team.recruiter, { connectionId: id });
  const row = await ownerDb.atsConnection.findUniqueOrThrow({ where: { id } });
  expect(row.credentialsKey).toBe("new");
  expect(openCredentials(row)).toEqual(credentials);
  // The old key no longer decrypts anything, so it can be removed.
  const sealed = { bytes: new Uint8Array(row.credentials ?? []), keyId: "new" };
  expect(() => open(sealed, `credentials:${id}`, oldKeys)).toThrow("no longer available");
  expect(await sendWebhook(true)).toEqual({ taken: 1 });
  await team.sync();
});

test("credentials replaced during a connection test are not overwritten by the old ones", async () => {
  const team = await connected(credentials, greenhouseSimulator(new SimWorld()));
  const { connectionId: id } = team;
  const old = seal(JSON.stringify(credentials), `credentials:${id}`, oldKeys);
  const outdated = { credentials: old.bytes, credentialsKey: old.keyId };
  await ownerDb.atsConnection.update({ where: { id }, data: outdated });
  const replaced = sealCredentials(id, { ...credentials, userId: "2" });
  const tested = await raceWithOpenTransaction(
    (db) => db.atsConnection.update({ where: { id }, data: replaced }),
    () => testConnection(team.recruiter, { connectionId: id }),
  );
  expect(tested.status).toBe("fulfilled");
  const row = await ownerDb.atsConnection.findUniqueOrThrow({ where: { id } });
  expect(openCredentials(row)).toMatchObject({ userId: "2" });
});

test("testing a connection fails with a clear message when the key of its credentials is missing", async () => {
  const team = await connected(credentials, greenhouseSimulator(new SimWorld()));
  await ownerDb.atsConnection.update({
    where: { id: team.connectionId },
    data: { credentialsKey: "lost" },
  });
  await expect(testConnection(team.recruiter, { connectionId: team.connectionId })).rejects.toThrow(
    "These credentials were encrypted with a key that is no longer available.",
  );
});
