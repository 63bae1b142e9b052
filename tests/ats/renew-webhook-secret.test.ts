import { expect, test, vi } from "vitest";

// Set before any import, because modules read the environment when they load.
vi.hoisted(() => {
  process.env.CREDENTIALS_KEYS = `new:${Buffer.alloc(32, 7).toString("base64")}`;
});
import { connected } from "./connected";
import { openCredentials } from "@/lib/records/ats/credentials";
import { listConnections } from "@/lib/records/ats/list-connections";
import { storeWebhookSecret, renewWebhookSecret } from "@/lib/records/ats/renew-webhook-secret";
import { receiveWebhook } from "@/lib/records/ats/webhooks/receive-webhook";
import { readKeys, seal } from "@/lib/platform/security/secrets";
import { SimWorld } from "../simulators/ats/world";
import {
  greenhouseKeys as credentials,
  greenhouseSimulator,
  greenhouseWebhook,
} from "../simulators/greenhouse/server";
import { teamtailorKey, teamtailorSimulator, teamtailorWebhook } from "../simulators/teamtailor/server";
import { hiringTeam, ownerDb } from "../support/world";

async function connection() {
  const team = await connected(credentials, greenhouseSimulator(new SimWorld()));
  const { connectionId, organization } = team;
  return {
    ...team,
    renew: async (actor = team.recruiter) => (await renewWebhookSecret(actor, { connectionId })).webhook,
    sendWebhook(secret: string) {
      const { body, headers } = greenhouseWebhook({ kind: "candidate", id: "1", gone: false }, secret);
      return receiveWebhook({ organizationId: organization.id, connectionId }, new Headers(headers), body);
    },
    row: () => ownerDb.atsConnection.findUniqueOrThrow({ where: { id: connectionId } }),
  };
}

test("a new secret is shown once, stored encrypted and audited, and replaces the previous one", async () => {
  const { renew, sendWebhook, row, recruiter, connectionId, organization } = await connection();
  const first = await renew();
  const second = await renew();
  expect(second.url).toBe(first.url);
  expect(second.url).toContain(`/api/webhooks/ats/${organization.id}/${connectionId}`);
  expect(second.secret).not.toBe(first.secret);
  expect(await sendWebhook(second.secret)).toEqual({ taken: 1 });
  await expect(sendWebhook(first.secret)).rejects.toMatchObject({ code: "unauthenticated" });

  const { webhookSecret } = await row();
  expect(Buffer.from(webhookSecret ?? []).toString("latin1")).not.toContain(second.secret);
  expect(JSON.stringify(await listConnections(recruiter, {}))).not.toContain(second.secret);
  const events = await ownerDb.auditEvent.findMany({
    where: { name: "ats.webhook-secret-renewed", subjectId: connectionId },
  });
  expect(events.map(({ actorId }) => actorId)).toEqual([recruiter.id, recruiter.id]);
  expect(JSON.stringify(events)).not.toContain(second.secret);
});

test("renewing the secret re-encrypts credentials that use an older key, since both share one key", async () => {
  const { renew, sendWebhook, row, connectionId: id } = await connection();
  const old = seal(JSON.stringify(credentials), `credentials:${id}`, readKeys(undefined));
  await ownerDb.atsConnection.update({
    where: { id },
    data: { credentials: old.bytes, credentialsKey: old.keyId },
  });
  expect(await sendWebhook((await renew()).secret)).toEqual({ taken: 1 });
  expect((await row()).credentialsKey).toBe("new");
  expect(openCredentials(await row())).toEqual(credentials);
});

test("refuses to renew the secret for non-administrators, other organizations and file imports", async () => {
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

test("accepts a pasted secret from an ATS that makes its own, and refuses to generate one for it", async () => {
  const team = await connected(
    { provider: "teamtailor", apiKey: teamtailorKey, region: "eu" },
    teamtailorSimulator(new SimWorld()),
  );
  const { connectionId, organization, recruiter } = team;
  const [listed] = (await listConnections(recruiter, {})).connections;
  expect(listed).toMatchObject({ webhook: { secret: "theirs", isSet: false }, wantsReason: false });
  expect(listed!.unconfirmed.length).toBeGreaterThan(0);
  await expect(renewWebhookSecret(recruiter, { connectionId })).rejects.toMatchObject({ code: "conflict" });
  await storeWebhookSecret(recruiter, { connectionId, secret: "made-by-them" });
  const { body, headers } = teamtailorWebhook({ kind: "candidate", id: "1", gone: false }, "made-by-them");
  const address = { organizationId: organization.id, connectionId };
  expect(await receiveWebhook(address, new Headers(headers), body)).toEqual({ taken: 1 });
  const { recruiter: stranger } = await hiringTeam({ role: "admin" });
  await expect(storeWebhookSecret(stranger, { connectionId, secret: "a-stranger-s" })).rejects.toMatchObject({
    code: "not_found",
  });
  const greenhouse = await connection();
  await expect(
    storeWebhookSecret(greenhouse.recruiter, { connectionId: greenhouse.connectionId, secret: "not-theirs" }),
  ).rejects.toMatchObject({ code: "conflict" });
});
