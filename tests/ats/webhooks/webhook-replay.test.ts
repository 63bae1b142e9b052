import { randomUUID } from "node:crypto";
import { connected } from "../connected";
import { afterAll, beforeAll, expect, test } from "vitest";
// Passes on the address of the socket, as in the running service.
import "@/lib/platform/access/entry";
import { POST } from "@/app/api/webhooks/ats/[organizationId]/[connectionId]/route";
import type { AtsCredentials } from "@/lib/records/ats/credentials";
import { ashbyIds, ashbyKey, ashbyWebhook } from "../../simulators/ashby/server";
import { type Served, serve } from "../../simulators/ats/serve";
import type { Call } from "../../simulators/ats/webhooks";
import { SimWorld } from "../../simulators/ats/world";
import { greenhouseKeys, greenhouseWebhook } from "../../simulators/greenhouse/server";
import { teamtailorKey, teamtailorWebhook } from "../../simulators/teamtailor/server";
import { ownerDb } from "../../support/world";

let door: Served;
beforeAll(async () => {
  door = await serve((request) => {
    const [organizationId = "", connectionId = ""] = new URL(request.url).pathname.split("/").slice(-2);
    return POST(request, { params: Promise.resolve({ organizationId, connectionId }) });
  });
});
afterAll(() => door.close());

const change = (id = "42") => ({ kind: "application", id, gone: false }) as const;

async function connect(credentials: AtsCredentials) {
  const { connectionId, organization, setWebhookSecret } = await connected(credentials, () => new Response());
  await setWebhookSecret("secret");
  const post = async ({ body, headers }: Call) => {
    const url = `${door.url}/api/webhooks/ats/${organization.id}/${connectionId}`;
    const answer = await fetch(url, { method: "POST", body, headers });
    return { status: answer.status, wait: answer.headers.get("retry-after"), json: await answer.json() };
  };
  const events = () => ownerDb.atsWebhook.count({ where: { connectionId } });
  return { connectionId, post, events };
}

/** Ends a rate limit window: the next call opens another. */
const endWindow = (key: string) =>
  ownerDb.rateLimit.updateMany({ where: { key: { contains: key } }, data: { lastRequest: 0n } });

test.each<[AtsCredentials, () => Call]>([
  [greenhouseKeys, () => greenhouseWebhook(change(), "secret")],
  [
    { provider: "ashby", apiKey: ashbyKey },
    () => ashbyWebhook({ kind: "candidate", id: ashbyIds(7), gone: true }, "secret", new SimWorld(ashbyIds)),
  ],
  [
    { provider: "teamtailor", apiKey: teamtailorKey, region: "eu" },
    () => teamtailorWebhook(change(), "secret"),
  ],
])(
  "records one event for a signed call of $provider replayed fifty times with invented event ids",
  async (account, sign) => {
    const { post, events } = await connect(account);
    const { body, headers } = sign();
    const invented = () => ({ "greenhouse-event-id": randomUUID(), "x-request-id": randomUUID() });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post({ body, headers: { ...headers, ...invented() } })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await events()).toBe(1);
  },
);

test("rejects a Teamtailor signature on another body or at another time", async () => {
  const { post, events } = await connect({ provider: "teamtailor", apiKey: teamtailorKey, region: "eu" });
  const { body, headers } = teamtailorWebhook(change(), "secret");
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => post({ body: body.replace("{", `{"n":${i},`), headers })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  const old = teamtailorWebhook(change(), "secret", Math.floor(Date.now() / 1000) - 3600);
  expect((await post(old)).status).toBe(401);
  expect(await events()).toBe(0);
});

test("a connection called too often answers 429 with Retry-After, and accepts the retry", async () => {
  const { connectionId, post, events } = await connect(greenhouseKeys);
  const unsigned = { body: "{}", headers: { signature: "sha256 0" } };
  for (let i = 0; i < 20; i++) expect((await post(unsigned)).status).toBe(401);
  await post(greenhouseWebhook(change("1"), "secret"));
  // Calls with a wrong signature do not count against the connection.
  const key = `webhook:${connectionId}`;
  expect(await ownerDb.rateLimit.findFirstOrThrow({ where: { key } })).toMatchObject({ count: 1 });
  await ownerDb.rateLimit.updateMany({ where: { key }, data: { count: 300 } });
  const next = greenhouseWebhook(change("2"), "secret");
  const refused = await post(next);
  expect(refused).toMatchObject({ status: 429, json: { error: "rate_limited" } });
  expect(Number(refused.wait)).toBeGreaterThan(0);
  expect(Number(refused.wait)).toBeLessThanOrEqual(60);
  expect(await events()).toBe(1);
  await endWindow(key);
  expect(await post(next)).toMatchObject({ status: 200, json: { taken: 1 } });
});

test("rejects an IP address that calls too often, even with a valid signature", async () => {
  const { post } = await connect(greenhouseKeys);
  const signed = greenhouseWebhook(change(), "secret");
  const key = "address:webhook:127.0.0.1";
  expect((await post({ body: "{}", headers: {} })).status).toBe(401);
  await ownerDb.rateLimit.update({ where: { key }, data: { count: 1_200 } });
  const refused = await post(signed);
  expect(refused).toMatchObject({ status: 429, json: { error: "rate_limited" } });
  expect(Number(refused.wait)).toBeGreaterThan(0);
  await endWindow(key);
  expect(await post(signed)).toMatchObject({ status: 200, json: { taken: 1 } });
});
