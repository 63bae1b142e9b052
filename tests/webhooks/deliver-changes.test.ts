import "../support/database";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { systemActor } from "@/lib/platform/access/system";
import { mailbox } from "@/lib/platform/mail/send-mail";
import { fetchPublic } from "@/lib/platform/network/fetch-public";
import { listNotices } from "@/lib/platform/notices/list-notices";
import { countUnread } from "@/lib/platform/notices/count-unread";
import { mailNotice } from "@/lib/platform/notices/mail-notice";
import { markRead } from "@/lib/platform/notices/mark-read";
import {
  deliverChanges,
  giveUpDelivery,
  idleWebhooks,
  requestDelivery,
} from "@/lib/platform/webhooks/deliver-changes";
import { addWebhook, changeWebhook, listWebhooks } from "@/lib/platform/webhooks/manage-webhooks";
import { acceptApplication } from "../support/decide";
import { colleagueOf, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { createApplication, createPooledCandidate } from "../talent-pool/people";

type Received = { headers: IncomingHttpHeaders; body: string };
let received: Received[] = [];
let status = 200;
let receiver: Server;
let url: string;
let reachable: typeof fetch;

beforeEach(async () => {
  received = [];
  status = 200;
  receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((listening) => receiver.listen(0, "127.0.0.1", listening));
  const { port } = receiver.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/changes?token=1`;
  reachable = fetchPublic(new Set([`127.0.0.1:${port}`]));
});
afterEach(() => void receiver.close());

/** A webhook at the receiver, and two changes that are old enough to be sent. */
async function webhookWithChanges() {
  const { recruiter: admin, organizationId } = await hiringTeam({ role: "admin" });
  const kinds = ["application.accepted", "scorecard.published"] as const;
  const added = await addWebhook(admin, { url: "https://hooks.example.com/changes", kinds: [...kinds] });
  const { webhookId } = added;
  await ownerDb.outgoingWebhook.update({ where: { id: webhookId }, data: { url } });
  const { job } = await configuredJob(admin);
  const candidate = await createPooledCandidate(admin, "Ada Reyes");
  const { id: applicationId } = await createApplication(candidate, job.id, "active");
  await acceptApplication(admin, { applicationId });
  await minutesLater(organizationId, 5);
  return { ...added, admin, organizationId, applicationId, sender: systemActor(organizationId, "webhooks") };
}

async function minutesLater(organizationId: string, minutes: number) {
  await ownerDb.$executeRaw`UPDATE "AuditEvent" SET "createdAt" = "createdAt" - make_interval(mins => ${minutes}::int)
    WHERE "organizationId" = ${organizationId}::uuid`;
  await ownerDb.$executeRaw`UPDATE "OutgoingWebhook" SET "afterAt" = (now() - interval '1 hour')::text
    WHERE "organizationId" = ${organizationId}::uuid AND "afterId" IS NULL`;
}

const isIdle = async (webhookId: string) =>
  (await idleWebhooks()).some((webhook) => webhook.webhookId === webhookId);
const deliver = (sender: Actor, webhookId: string) => deliverChanges(sender, webhookId, reachable);

test("sends each change once, in order, signed as the published library verifies, without a name", async () => {
  const { secret, webhookId, sender, applicationId } = await webhookWithChanges();
  expect(await deliver(sender, webhookId)).toEqual({ more: true });
  expect(await deliver(sender, webhookId)).toEqual({ more: false });
  const verified = received.map(({ headers, body }) =>
    new Webhook(secret).verify(body, headers as Record<string, string>),
  );
  expect(verified).toMatchObject([
    { type: "scorecard.published", data: { applicationId: null } },
    { type: "application.accepted", data: { applicationId, byAgent: false } },
  ]);
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(2);
  expect(JSON.stringify(received)).not.toContain("Reyes");
  expect(() =>
    new Webhook(`whsec_${Buffer.alloc(32).toString("base64")}`).verify(
      received[0]!.body,
      received[0]!.headers as Record<string, string>,
    ),
  ).toThrow();
});

test("goes on where an address stopped to accept, is disabled in the end, and replays what it missed", async () => {
  const { webhookId, sender, admin } = await webhookWithChanges();
  status = 503;
  await expect(deliver(sender, webhookId)).rejects.toThrow("answered 503");
  await expect(deliver(sender, webhookId)).rejects.toThrow("answered 503");
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  for (let time = 0; time < 5; time++) await giveUpDelivery(sender, { webhookId });
  const listed = async () => (await listWebhooks(admin, {})).webhooks[0]!;
  expect(await listed()).toMatchObject({ failures: 5, problem: expect.stringContaining("did not accept") });
  expect((await listed()).disabledAt).not.toBeNull();
  expect(await isIdle(webhookId)).toBe(false);
  status = 200;
  expect(await deliver(sender, webhookId)).toEqual({ more: false });
  await changeWebhook(admin, { webhookId, act: "enable" });
  await deliver(sender, webhookId);
  expect(received.slice(2)).toHaveLength(2);
  expect(await listed()).toMatchObject({ failures: 0, problem: null, disabledAt: null });
  await changeWebhook(admin, { webhookId, act: "replay" });
  await deliver(sender, webhookId);
  expect(received.slice(4).map(({ headers }) => headers["webhook-id"])).toEqual(
    received.slice(2, 4).map(({ headers }) => headers["webhook-id"]),
  );
  status = 410;
  await changeWebhook(admin, { webhookId, act: "replay" });
  expect(await deliver(sender, webhookId)).toEqual({ more: false });
  expect((await listed()).problem).toContain("gone (410)");
});

test("tells administrators, by notice and by mail, when it begins to fail and when it is disabled, once each", async () => {
  const { webhookId, sender, admin, organizationId } = await webhookWithChanges();
  const recruiter: Actor = { ...admin, id: (await colleagueOf(admin, "recruiter", "Ben Moss")).id };
  const host = new URL(url).host;
  const news = async () => {
    const { notices } = await listNotices(admin, {});
    await markRead(admin, {});
    return notices.filter(({ unread }) => unread).map(({ text }) => text);
  };
  const mails = () => ownerDb.outboxEvent.count({ where: { organizationId, name: "member.notified" } });
  const giveUp = () => giveUpDelivery(sender, { webhookId });
  await giveUp();
  expect(await countUnread(admin, {})).toEqual({ unread: 1 });
  expect(await news()).toEqual([`The webhook to ${host} fails: its address does not accept what is sent.`]);
  for (let time = 0; time < 3; time++) await giveUp();
  expect(await news()).toEqual([]);
  expect(await mails()).toBe(1);
  await Promise.all([giveUp(), giveUp()]);
  const { noticeId } = (await listNotices(admin, {})).notices[0]!;
  const kept = vi.spyOn(mailbox!, "keep").mockResolvedValue();
  expect(await mailNotice(systemActor(organizationId, "mailer"), { noticeId })).toEqual({ sent: true });
  expect(kept.mock.calls[0]![0].subject).toBe(`The webhook to ${host} failed and was disabled`);
  expect(JSON.stringify(kept.mock.calls)).not.toContain("token=1");
  kept.mockRestore();
  expect(await news()).toEqual([`The webhook to ${host} failed and was disabled.`]);
  expect(await mails()).toBe(2);
  await giveUp();
  expect(await news()).toEqual([]);
  expect(await listNotices(recruiter, {})).toEqual({ notices: [] });

  await changeWebhook(admin, { webhookId, act: "enable" });
  status = 410;
  expect(await deliver(sender, webhookId)).toEqual({ more: false });
  expect(await news()).toEqual([`The webhook to ${host} failed and was disabled.`]);
  expect(await mails()).toBe(3);
});

test("two schedules request one delivery, and only while there is something to send", async () => {
  const { webhookId, sender } = await webhookWithChanges();
  expect(await isIdle(webhookId)).toBe(true);
  const requested = await Promise.all([1, 2].map(() => requestDelivery(sender, { webhookId })));
  expect(requested.toSorted()).toEqual([false, true]);
  expect(await isIdle(webhookId)).toBe(false);
  while ((await deliver(sender, webhookId)).more);
  expect(await isIdle(webhookId)).toBe(true);
  expect(await requestDelivery(sender, { webhookId })).toBe(false);
});

test.each([
  "http://hooks.example.com/x",
  "https://127.0.0.1/x",
  "https://localhost/x",
  "https://u:p@hooks.example.com/x",
])("refuses the address %s", async (address) => {
  const { recruiter: admin } = await hiringTeam({ role: "admin" });
  await expect(addWebhook(admin, { url: address, kinds: ["job.created"] })).rejects.toMatchObject({
    code: "invalid",
  });
});

test("sends nothing to an address that resolves to this machine", async () => {
  const { webhookId, sender } = await webhookWithChanges();
  await expect(deliverChanges(sender, webhookId)).rejects.toThrow(/https|not public/);
  expect(received).toEqual([]);
});

test("keeps its secret sealed, shows it once, and renews it; strangers and recruiters cannot touch it", async () => {
  const { webhookId, secret, admin } = await webhookWithChanges();
  const stored = await ownerDb.outgoingWebhook.findUniqueOrThrow({ where: { id: webhookId } });
  expect(Buffer.from(stored.secret).toString("latin1")).not.toContain(secret);
  expect(JSON.stringify(await listWebhooks(admin, {}))).not.toContain("whsec_");
  const renewed = await changeWebhook(admin, { webhookId, act: "renew-secret" });
  expect(renewed.secret).toMatch(/^whsec_/);
  expect(renewed.secret).not.toBe(secret);
  const { recruiter: stranger } = await hiringTeam({ role: "admin" });
  await expect(changeWebhook(stranger, { webhookId, act: "remove" })).rejects.toMatchObject({
    code: "not_found",
  });
  const { recruiter } = await hiringTeam();
  await expect(listWebhooks(recruiter, {})).rejects.toMatchObject({ code: "forbidden" });
  await changeWebhook(admin, { webhookId, act: "remove" });
  expect((await listWebhooks(admin, {})).webhooks).toEqual([]);
});

test("of eleven webhooks added at once ten are kept, and of two removals of one the second finds none", async () => {
  const { recruiter: admin } = await hiringTeam({ role: "admin" });
  const added = await Promise.allSettled(
    Array.from({ length: 11 }, () =>
      addWebhook(admin, { url: "https://hooks.example.com/x", kinds: ["job.created"] }),
    ),
  );
  expect(added.filter(({ status }) => status === "rejected")).toMatchObject([
    { reason: { code: "conflict" } },
  ]);
  const { webhookId } = (await listWebhooks(admin, {})).webhooks[0]!;
  const removed = await Promise.allSettled(
    [1, 2].map(() => changeWebhook(admin, { webhookId, act: "remove" })),
  );
  expect(removed.filter(({ status }) => status === "rejected")).toMatchObject([
    { reason: { code: "not_found" } },
  ]);
});
