import { randomUUID } from "node:crypto";
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { resetPassword } from "@/lib/platform/access/account/reset-password";
import { endAccess } from "@/lib/platform/access/end-access";
import { storeDocumentClient } from "@/lib/platform/access/oauth/cimd/store-document-client";
import { revokeGrant } from "@/lib/platform/access/oauth/grants";
import { storedForm } from "@/lib/platform/access/oauth/protocol";
import { env } from "@/lib/env";
import { startPgbouncer } from "../../../scripts/pgbouncer.ts";
import { letPassSinceRotation } from "../../support/after-rotation";
import type { OauthAgent } from "../../support/agent";
import { startApp } from "../../support/app";
import { database } from "../../support/database";
import { raceWithOpenTransaction } from "../../support/race-with-open-transaction";
import { codeFor, newAgent, newRecruiter, statusOf, tokensFor } from "../../support/recruiter";
import { sharedInstances } from "../../support/shared";
import { randomAddress } from "../../support/visitor";
import { memberActor, ownerDb } from "../../support/world";
import type { TokenRequest } from "./host-process";

// Hosts refresh from several processes at once, or lose an answer and ask again (anthropics/claude-code#84440 and
// #85236, anomalyco/opencode#49439). Two instances on one database, as nothing may depend on one's memory.
const apps = await sharedInstances();
const recruiter = await newRecruiter(apps[0].url);
const newHost = () => fork(path.join(import.meta.dirname, "host-process.ts"), { execArgv: [] });
const hosts = [newHost(), newHost()] as const;
afterAll(() => hosts.forEach((host) => host.kill()));

type TokenPair = Record<"access_token" | "refresh_token", string>;
type Answer = { status: number; json: Record<string, unknown> };
const invalidGrant = { status: 400, json: { error: "invalid_grant" } };

/** How a client authenticates: in the header, in the form, or with its id alone. */
const clients = {
  client_secret_basic: (agent: OauthAgent) => ({ headers: agent.basic(), form: {} }),
  client_secret_post: ({ clientId, clientSecret = "" }: OauthAgent) => ({
    headers: {},
    form: { client_id: clientId, client_secret: clientSecret },
  }),
  none: ({ clientId }: OauthAgent) => ({ headers: {}, form: { client_id: clientId } }),
};
type Method = keyof typeof clients;

async function connected(method: Method = "client_secret_basic") {
  const agent = await newAgent(apps[0].url, { token_endpoint_auth_method: method });
  const { headers, form } = clients[method](agent);
  const first = (await agent.redeem(await codeFor(agent, recruiter), form, headers)).json as TokenPair;
  const request = (url: string, more: Partial<TokenRequest> = {}): TokenRequest => ({
    url,
    headers: { "x-forwarded-for": randomAddress(), ...headers },
    form: { grant_type: "refresh_token", refresh_token: first.refresh_token, ...form },
    ...more,
  });
  return { agent, first, request, headers, form };
}

async function sendFrom(host: ChildProcess, requests: TokenRequest[]): Promise<Answer[]> {
  const answered = once(host, "message") as Promise<[Answer[]]>;
  host.send(requests);
  return (await answered)[0];
}

/** Refresh tokens that can still be used, and all access tokens, of a client. */
const chainOf = async ({ clientId }: OauthAgent) => ({
  live: await ownerDb.oauthRefreshToken.count({ where: { clientId, revoked: null } }),
  rotated: await ownerDb.oauthRefreshToken.count({ where: { clientId, revoked: { not: null } } }),
  access: await ownerDb.oauthAccessToken.count({ where: { clientId } }),
});

/** The tokens of answers that have to be the same, except that `expires_in` counts down. */
function sameTokens(answers: Answer[]) {
  const all = answers.map(({ status, json: { expires_in: _, ...tokens } }) => ({ status, tokens }));
  for (const each of all) expect(each).toEqual({ status: 200, tokens: all[0]!.tokens });
  return all[0]!.tokens as TokenPair;
}

test.each<[number, Method]>([
  [2, "client_secret_basic"],
  [10, "client_secret_basic"],
  [10, "client_secret_post"],
  [10, "none"],
])(
  "%i concurrent refreshes from two processes get the same tokens of one chain (%s)",
  async (count, method) => {
    const { agent, request, headers, form } = await connected(method);
    const answers = await Promise.all(
      hosts.map((host, i) =>
        sendFrom(
          host,
          Array.from({ length: count / 2 }, (_, k) => request(apps[(i + k) % 2]!.url)),
        ),
      ),
    );
    expect(answers.flat()).toHaveLength(count);
    const tokens = sameTokens(answers.flat());
    expect(await chainOf(agent)).toEqual({ live: 1, rotated: 1, access: 2 });
    expect(await statusOf(agent, tokens.access_token)).toBe(200);
    expect((await agent.refresh(tokens.refresh_token, form, headers)).status).toBe(200);
  },
);

test("a request whose answer was lost gets it on the other instance, with the time that is left", async () => {
  const { agent, request } = await connected();
  const [lost] = await sendFrom(hosts[0], [request(apps[0].url, { loses: true })]);
  expect(lost!.status).toBe(0);
  const again = await sendFrom(hosts[1], [request(apps[1].url)]);
  await sleep(2_100);
  const later = await sendFrom(hosts[0], [request(apps[0].url)]);
  const { access_token } = sameTokens([...again, ...later]);
  expect(await chainOf(agent)).toEqual({ live: 1, rotated: 1, access: 2 });
  expect(await statusOf(agent, access_token)).toBe(200);
  const { expiresAt } = await ownerDb.oauthAccessToken.findUniqueOrThrow({
    where: { token: storedForm(access_token) },
  });
  const left = Number(later[0]!.json.expires_in);
  expect(left).toBeLessThanOrEqual(Number(again[0]!.json.expires_in) - 2);
  expect(Math.abs(expiresAt.getTime() / 1000 - Date.now() / 1000 - left)).toBeLessThan(2);
});

test("the same answer is returned for thirty seconds; a later use ends the chain", async () => {
  const { agent, first } = await connected();
  const second = await agent.refresh(first.refresh_token);
  await letPassSinceRotation(first.refresh_token, 20);
  const { access_token, refresh_token } = sameTokens([second, await agent.refresh(first.refresh_token)]);
  await letPassSinceRotation(first.refresh_token, 11);
  expect(await agent.refresh(first.refresh_token)).toMatchObject(invalidGrant);
  expect(await statusOf(agent, access_token)).toBe(401);
  expect(await agent.refresh(refresh_token)).toMatchObject(invalidGrant);
  expect(await chainOf(agent)).toEqual({ live: 0, rotated: 0, access: 0 });
});

test("a repeated request for other scopes is refused and ends nothing", async () => {
  const { agent, first } = await connected();
  const scope = "service:recruiter openid";
  const second = await agent.refresh(first.refresh_token, { scope });
  for (const other of ["", "openid"])
    expect(await agent.refresh(first.refresh_token, { scope: other })).toMatchObject(invalidGrant);
  // The order of scopes means nothing, and there is only one resource.
  const same = { scope: "openid service:recruiter", resource: `${apps[0].url}/api/mcp` };
  const { access_token } = sameTokens([second, await agent.refresh(first.refresh_token, same)]);
  expect(await statusOf(agent, access_token)).toBe(200);
});

test("a refresh token gets its own answer also when the next has been used, and no second chain starts", async () => {
  const { agent, first } = await connected();
  const second = await agent.refresh(first.refresh_token);
  const third = await agent.refresh(String(second.json.refresh_token));
  const { refresh_token } = sameTokens([second, await agent.refresh(first.refresh_token)]);
  const { access_token } = sameTokens([third, await agent.refresh(refresh_token)]);
  expect(await chainOf(agent)).toEqual({ live: 1, rotated: 2, access: 3 });
  expect(await statusOf(agent, access_token)).toBe(200);
});

test("answers 503 when another request holds the grant for longer than ten seconds, and nothing is used up", async () => {
  const { agent, first } = await connected();
  const { clientId } = agent;
  const settled = await raceWithOpenTransaction(
    (db) => db.$queryRaw`SELECT 1 FROM "OauthConsent" WHERE "clientId" = ${clientId} FOR UPDATE`,
    () => agent.refresh(first.refresh_token),
  );
  const { status, json, headers } = (
    settled as PromiseFulfilledResult<Awaited<ReturnType<typeof agent.refresh>>>
  ).value;
  expect({ status, error: json.error }).toEqual({ status: 503, error: "temporarily_unavailable" });
  expect(headers.get("retry-after")).toBe("1");
  expect((await agent.refresh(first.refresh_token)).status).toBe(200);
});

/**
 * Holds a rotation after the token is marked as used, before the next one is stored, until `meanwhile` is done: the next
 * one refers to the recruiter's row.
 */
const inRotation = <T>(email: string, rotate: () => Promise<T>, meanwhile: () => Promise<unknown>) =>
  raceWithOpenTransaction(
    (db) => db.$queryRaw`SELECT 1 FROM "User" WHERE email = ${email} FOR UPDATE`,
    rotate,
    meanwhile,
  );

test("when an instance is killed in a rotation, the next request takes over, behind a connection pooler too", async () => {
  const pooler = await startPgbouncer([database.appUrl], 2);
  const doomed = await startApp({
    database: { ...database, appUrl: pooler.through(database.appUrl) },
    env: { APP_URL: apps[0].url, BETTER_AUTH_SECRET: env.BETTER_AUTH_SECRET, DATABASE_POOL_SIZE: "1" },
  });
  try {
    // One connection is enough for ten at once.
    const atOnce = await connected();
    sameTokens(await sendFrom(hosts[0], Array(10).fill(atOnce.request(doomed.url))));

    const { agent, first, request } = await connected();
    let survivor: Promise<Answer[]> | undefined;
    const killed = await inRotation(
      recruiter.email,
      () => sendFrom(hosts[0], [request(doomed.url)]),
      async () => {
        survivor = sendFrom(hosts[1], [request(apps[1].url)]);
        await doomed.kill();
      },
    );
    expect(killed).toMatchObject({ value: [{ status: 0 }] });
    const { access_token, refresh_token } = sameTokens([
      ...(await survivor!),
      await agent.refresh(first.refresh_token),
    ]);
    expect(await chainOf(agent)).toEqual({ live: 1, rotated: 1, access: 2 });
    expect(await statusOf(agent, access_token)).toBe(200);
    expect((await agent.refresh(refresh_token)).status).toBe(200);
  } finally {
    await pooler.stop();
  }
});

type Ending = (ended: {
  agent: OauthAgent;
  refreshToken: string;
  member: { userId: string; organizationId: string };
}) => Promise<unknown>;

const endings: Record<string, Ending> = {
  "the client revokes it": ({ agent, refreshToken }) => agent.revoke(refreshToken),
  "its recruiter disconnects the agent": async ({ agent: { clientId }, member }) => {
    const { id: grantId } = await ownerDb.oauthConsent.findFirstOrThrow({ where: { clientId } });
    await revokeGrant(memberActor(member), { grantId });
  },
  "its recruiter leaves the organization": ({ member }) =>
    ownerDb.$transaction((db) => endAccess(db, member), { timeout: 30_000 }),
  "a reset takes over an account whose address was never proven": async ({ member: { userId } }) => {
    const user = await ownerDb.user.update({ where: { id: userId }, data: { emailVerified: false } });
    const token = randomUUID();
    const expiresAt = new Date(Date.now() + 60_000);
    await ownerDb.recoveryLink.create({
      data: { userId, email: user.email, token: storedForm(token), expiresAt },
    });
    return resetPassword({ token, password: "another horse battery" }, new Headers());
  },
  "the client's document has changed": ({ agent: { clientId } }) =>
    storeDocumentClient(
      clientId,
      { name: "Changed", redirectUris: [], grantTypes: [], keys: null, assertionOnly: false },
      new Date(),
    ),
};

test.each(Object.entries(endings))(
  "nothing outlives a token that is ended in its rotation: %s",
  async (_, end) => {
    const leaving = await newRecruiter(apps[0].url);
    const agent = await newAgent(apps[0].url);
    const { refresh_token: refreshToken } = await tokensFor(agent, leaving);
    const member = await ownerDb.member.findFirstOrThrow({ where: { user: { email: leaving.email } } });
    let ending: Promise<unknown> | undefined;
    await inRotation(
      leaving.email,
      () => agent.refresh(refreshToken),
      async () => {
        ending = end({ agent, refreshToken, member });
        await expect.poll(countWaiting).toBe(2);
      },
    );
    await ending;
    expect(await chainOf(agent)).toEqual({ live: 0, rotated: 0, access: 0 });
    expect(await agent.refresh(refreshToken)).toMatchObject(invalidGrant);
  },
);

/** How many statements wait for a lock. */
async function countWaiting(): Promise<number> {
  const [row] = await ownerDb.$queryRaw<[{ waiting: number }]>`
    SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`;
  return row.waiting;
}
