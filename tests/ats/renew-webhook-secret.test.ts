import { expect, test, vi } from "vitest";

// Read when the environment is: before anything is imported.
vi.hoisted(() => {
  process.env.CREDENTIALS_KEYS = `new:${Buffer.alloc(32, 7).toString("base64")}`;
});
import { connected } from "./connected";
import { openCredentials } from "@/lib/ats/credentials";
import { listConnections } from "@/lib/ats/list-connections";
import { keepWebhookSecret, renewWebhookSecret } from "@/lib/ats/renew-webhook-secret";
import { receiveWebhook } from "@/lib/ats/webhooks/receive-webhook";
import { readKeys, seal } from "@/lib/security/secrets";
import { SimWorld } from "../simulators/ats/world";
import {
  greenhouseCredentials,
  greenhouseSimulator,
  greenhouseWebhook,
} from "../simulators/greenhouse/server";
import { teamtailorKey, teamtailorSimulator, teamtailorWebhook } from "../simulators/teamtailor/server";
import { hiringTeam, ownerDb } from "../support/world";

const credentials = { provider: "greenhouse" as const, ...greenhouseCredentials };

async function connection() {
  const team = await connected(credentials, greenhouseSimulator(new SimWorld()));
  const { connectionId, organization } = team;
  return {
    ...team,
    renew: async (actor = team.recruiter) => (await renewWebhookSecret(actor, { connectionId })).webhook,
    hears(secret: string) {
      const { body, headers } = greenhouseWebhook({ kind: "candidate", id: "1", gone: false }, secret);
      return receiveWebhook({ organizationId: organization.id, connectionId }, new Headers(headers), body);
    },
    row: () => ownerDb.atsConnection.findUniqueOrThrow({ where: { id: connectionId } }),
  };
}

test("a new secret is shown once, kept encrypted, on record, and ends the one before", async () => {
  const { renew, hears, row, recruiter, connectionId, organization } = await connection();
  const first = await renew();
  const second = await renew();
  expect(second.url).toBe(first.url);
  expect(second.url).toContain(`/api/webhooks/ats/${organization.id}/${connectionId}`);
  expect(second.secret).not.toBe(first.secret);
  expect(await hears(second.secret)).toEqual({ taken: 1 });
  await expect(hears(first.secret)).rejects.toMatchObject({ code: "unauthenticated" });

  const { webhookSecret } = await row();
  expect(Buffer.from(webhookSecret ?? []).toString("latin1")).not.toContain(second.secret);
  expect(JSON.stringify(await listConnections(recruiter, {}))).not.toContain(second.secret);
  const events = await ownerDb.auditEvent.findMany({
    where: { name: "ats.webhook-secret-renewed", subjectId: connectionId },
  });
  expect(events.map(({ actorId }) => actorId)).toEqual([recruiter.id, recruiter.id]);
  expect(JSON.stringify(events)).not.toContain(second.secret);
});

test("credentials under an older key are encrypted anew with it: there is one key for both", async () => {
  const { renew, hears, row, connectionId: id } = await connection();
  const old = seal(JSON.stringify(credentials), `credentials:${id}`, readKeys(undefined));
  await ownerDb.atsConnection.update({
    where: { id },
    data: { credentials: old.bytes, credentialsKey: old.keyId },
  });
  expect(await hears((await renew()).secret)).toEqual({ taken: 1 });
  expect((await row()).credentialsKey).toBe("new");
  expect(openCredentials(await row())).toEqual(credentials);
});

test("only an administrator of the organization makes one, and an import from files has none", async () => {
  const { renew, row, connectionId: id } = await connection();
  await expect(renew((await hiringTeam({ role: "admin" })).recruiter)).rejects.toMatchObject({
    code: "not_found",
  });
  const { organizationId } = await row();
  const colleague = { ...(await hiringTeam()).recruiter, organizationId };
  await expect(renew(colleague)).rejects.toMatchObject({ code: "forbidden" });
  expect((await row()).webhookSecret).toBeNull();
  await ownerDb.atsConnection.update({
    where: { id },
    data: { provider: "csv", credentials: null, credentialsKey: null },
  });
  await expect(renew()).rejects.toMatchObject({ code: "conflict" });
});

test("a secret that the ATS makes is pasted here, and ours is not made for it", async () => {
  const team = await connected(
    { provider: "teamtailor", apiKey: teamtailorKey, region: "eu" },
    teamtailorSimulator(new SimWorld()),
  );
  const { connectionId, organization, recruiter } = team;
  const [listed] = (await listConnections(recruiter, {})).connections;
  expect(listed).toMatchObject({ webhook: { secret: "theirs", isSet: false }, wantsReason: false });
  expect(listed!.unconfirmed.length).toBeGreaterThan(0);
  await expect(renewWebhookSecret(recruiter, { connectionId })).rejects.toMatchObject({ code: "conflict" });
  await keepWebhookSecret(recruiter, { connectionId, secret: "made-by-them" });
  const { body, headers } = teamtailorWebhook({ kind: "candidate", id: "1", gone: false }, "made-by-them");
  const address = { organizationId: organization.id, connectionId };
  expect(await receiveWebhook(address, new Headers(headers), body)).toEqual({ taken: 1 });
  const { recruiter: stranger } = await hiringTeam({ role: "admin" });
  await expect(keepWebhookSecret(stranger, { connectionId, secret: "a-stranger-s" })).rejects.toMatchObject({
    code: "not_found",
  });
  const greenhouse = await connection();
  await expect(
    keepWebhookSecret(greenhouse.recruiter, { connectionId: greenhouse.connectionId, secret: "not-theirs" }),
  ).rejects.toMatchObject({ code: "conflict" });
});
