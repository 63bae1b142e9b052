import { connected } from "./connected";
import { expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { openCredentials, loginOf } from "@/lib/records/ats/credentials";
import { listConnections } from "@/lib/records/ats/list-connections";
import { bearerOf } from "@/lib/records/ats/login/bearer";
import { dueLogins } from "@/lib/records/ats/login/due-logins";
import { finishLogin } from "@/lib/records/ats/login/finish-login";
import { getLoginProblem } from "@/lib/records/ats/login/get-login";
import { startLogin } from "@/lib/records/ats/login/start-login";
import { openConnector } from "@/lib/records/ats/open-connector";
import { beginSync } from "@/lib/records/ats/sync/readings/begin-sync";
import { syncPage } from "@/lib/records/ats/sync/sync-page";
import { replaceCredentials, testConnection } from "@/lib/records/ats/test-connection";
import { wire } from "@/lib/records/ats/wire";
import { systemActor } from "@/lib/platform/access/system";
import { Dropped } from "../simulators/ats/faults";
import { SimWorld } from "../simulators/ats/world";
import { greenhouseKeys, greenhouseSimulator } from "../simulators/greenhouse/server";
import { hiringTeam, ownerDb } from "../support/world";

const provider = "greenhouse";
const sessionId = "session-1";
type Options = NonNullable<Parameters<typeof greenhouseSimulator>[1]>;

/** An administrator, a Greenhouse with a candidate, and the grant types its token endpoint received. */
async function company(options: Options = {}) {
  const { recruiter, organization } = await hiringTeam({ role: "admin" });
  const world = new SimWorld();
  world.apply(world.addCandidate("Ada", "Reyes").id, world.addJob("Backend Engineer").id);
  const simulator = greenhouseSimulator(world, options);
  const grants: (string | null)[] = [];
  let lost = false;
  wire.simulator = () => "http://login.invalid";
  wire.fetch = async (url, init) => {
    const request = new Request(url, init);
    if (url.endsWith("/token")) {
      if (lost) throw new Dropped("The connection was lost.");
      grants.push(new URLSearchParams(await request.clone().text()).get("grant_type"));
    }
    return simulator(request);
  };
  return { recruiter, organization, world, grants, options, dropTokens: (now: boolean) => (lost = now) };
}

/** Visits the vendor's sign-in page as a browser does, and returns the parameters of its redirect back. */
async function visit(recruiter: Actor, overrides: Partial<Parameters<typeof startLogin>[1]> = {}) {
  const name = "Our Greenhouse";
  const { url } = await startLogin(recruiter, { provider, name, simulated: true, sessionId, ...overrides });
  const { status, headers } = await wire.fetch(url, { redirect: "manual" });
  expect(status).toBe(302);
  const back = new URL(headers.get("location") ?? "");
  expect(back.pathname).toBe("/settings/connections/login/greenhouse");
  return { provider, sessionId, state: back.searchParams.get("state")!, code: back.searchParams.get("code") };
}

const signIn = async (recruiter: Actor, overrides: Partial<Parameters<typeof startLogin>[1]> = {}) => {
  const { loginId } = await finishLogin(recruiter, await visit(recruiter, overrides));
  return (await getLoginProblem(recruiter, { loginId, sessionId })).problem;
};
const connectionOf = (organizationId: string) =>
  ownerDb.atsConnection.findFirstOrThrow({ where: { organizationId } });

test("a sign-in connects, stores its tokens encrypted, imports, and writes notes on behalf of the person who signed in", async () => {
  const { recruiter, organization, world } = await company();
  expect(await signIn(recruiter)).toBeNull();
  const row = await connectionOf(organization.id);
  const { refreshToken } = loginOf(openCredentials(row)!)!;
  expect(Buffer.from(row.credentials!).toString("latin1")).not.toContain(refreshToken);
  const { connections } = await listConnections(recruiter, {});
  expect(connections).toMatchObject([{ name: "Our Greenhouse", provider, status: "active", signIn: "good" }]);
  expect(JSON.stringify(connections)).not.toContain(refreshToken);
  expect(connections[0]!.access.filter(({ state }) => state !== "granted")).toEqual([]);

  const syncer = systemActor(organization.id, "sync");
  while ((await syncPage(syncer, row.id)).state === "more");
  expect(await ownerDb.candidate.count({ where: { organizationId: organization.id } })).toBe(1);
  const connector = await openConnector(syncer, row.id, "push");
  const [there] = world.applications.values();
  await connector.note((await connector.one("applications", there!.id))!, "Strong on data.");
  expect(world.writes).toMatchObject([{ kind: "note", detail: "Strong on data." }]);
});

test("a sign-in is completed once, by the person and session that began it, within ten minutes", async () => {
  const { recruiter, organization, grants } = await company();
  const { recruiter: other } = await hiringTeam({ role: "admin" });
  const back = await visit(recruiter);
  const colleague = { ...recruiter, id: other.id };
  const refused: [Actor, typeof back][] = [
    [recruiter, { ...back, sessionId: "session-2" }],
    [recruiter, { ...back, state: `${back.state}x` }],
    [recruiter, { ...back, provider: "lever" }],
    [colleague, back],
    [other, back],
  ];
  for (const [actor, answer] of refused)
    await expect(finishLogin(actor, answer)).rejects.toThrow("started in another session");
  expect(grants).toEqual([]);
  const late = await visit(recruiter);
  await ownerDb.atsLogin.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
  await expect(finishLogin(recruiter, late)).rejects.toThrow("ten minutes");
  const good = await visit(recruiter);
  const both = await Promise.allSettled([finishLogin(recruiter, good), finishLogin(recruiter, good)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(grants).toEqual(["authorization_code"]);
  expect(await ownerDb.atsConnection.count({ where: { organizationId: organization.id } })).toBe(1);
});

test("a sign-in that is declined or expired connects nothing and says why", async () => {
  const { recruiter, organization, options } = await company({ signInDenied: true });
  expect(await signIn(recruiter)).toBe("Access to Greenhouse was not granted.");
  options.signInDenied = false;
  const back = await visit(recruiter);
  const { loginId } = await finishLogin(recruiter, { ...back, code: "used-before" });
  expect(await getLoginProblem(recruiter, { loginId, sessionId })).toEqual({
    problem: "This sign-in at Greenhouse has expired: it has to be completed within a minute.",
  });
  expect(await getLoginProblem(recruiter, { loginId, sessionId: "another" })).toEqual({ problem: null });
  expect(await ownerDb.atsConnection.count({ where: { organizationId: organization.id } })).toBe(0);
});

test("refreshes an expired token once, however many callers ask for it at the same time", async () => {
  const { recruiter, organization, grants, options } = await company({ tokenSeconds: 30 });
  await signIn(recruiter);
  options.tokenSeconds = 3600;
  const { id } = await connectionOf(organization.id);
  // These calls share only the database, as two instances do.
  const asking = Array.from({ length: 6 }, () => bearerOf(systemActor(organization.id, "sync"), id)());
  const tokens = new Set(await Promise.all(asking));
  expect(tokens.size).toBe(1);
  expect(grants).toEqual(["authorization_code", "refresh_token"]);
  // A token that the API rejects early is refreshed too, once for all callers it was rejected for.
  const [first] = tokens;
  const again = await Promise.all([bearerOf(recruiter, id)(first), bearerOf(recruiter, id)(first)]);
  expect(new Set(again).size).toBe(1);
  expect(grants).toHaveLength(3);
  const row = await connectionOf(organization.id);
  expect(row.loginLeasedUntil).toBeNull();
});

test("an abandoned refresh lease expires, and a refresh that got no answer is retried", async () => {
  const { recruiter, organization, grants, options, dropTokens } = await company({ tokenSeconds: 30 });
  await signIn(recruiter);
  options.tokenSeconds = 3600;
  const { id } = await connectionOf(organization.id);
  dropTokens(true);
  await expect(bearerOf(recruiter, id)()).rejects.toMatchObject({ kind: "unreachable" });
  dropTokens(false);
  const abandoned = { loginLeasedUntil: new Date(Date.now() + 400) };
  await ownerDb.atsConnection.update({ where: { id }, data: abandoned });
  await bearerOf(recruiter, id)();
  expect(Date.now()).toBeGreaterThanOrEqual(abandoned.loginLeasedUntil.getTime());
  expect(grants).toEqual(["authorization_code", "refresh_token"]);
});

test("a sign-in revoked at the vendor stops the connection and its calls until somebody signs in again", async () => {
  const { recruiter, organization, grants, options } = await company();
  await signIn(recruiter);
  const { id } = await connectionOf(organization.id);
  const syncer = systemActor(organization.id, "sync");
  options.signInRevoked = true;
  expect(await syncPage(syncer, id)).toEqual({ state: "stopped" });
  const listed = async () => (await listConnections(recruiter, {})).connections[0]!;
  expect(await listed()).toMatchObject({
    status: "failing",
    signIn: "ended",
    lastError: "The sign-in has ended: connect again.",
  });
  const grantsBefore = grants.length;
  expect(await syncPage(syncer, id)).toEqual({ state: "stopped" });
  await expect(testConnection(recruiter, { connectionId: id })).rejects.toThrow("connect again");
  expect(grants).toHaveLength(grantsBefore);

  options.signInRevoked = false;
  expect(await signIn(recruiter, { connectionId: id })).toBeNull();
  expect(await listed()).toMatchObject({ status: "active", signIn: "good", lastError: null });
  expect(await ownerDb.atsConnection.count({ where: { organizationId: organization.id } })).toBe(1);
  while ((await syncPage(syncer, id)).state === "more");
  expect(await ownerDb.candidate.count({ where: { organizationId: organization.id } })).toBe(1);
});

test("keeps keys that replace a sign-in during its renewal", async () => {
  const { recruiter, organization, options } = await company({ tokenSeconds: 30 });
  await signIn(recruiter);
  options.tokenSeconds = 3600;
  const { id } = await connectionOf(organization.id);
  const originalFetch = wire.fetch;
  wire.fetch = async (url, init) => {
    const answer = await originalFetch(url, init);
    if (url.endsWith("/token")) {
      wire.fetch = originalFetch;
      await replaceCredentials(recruiter, { connectionId: id, credentials: greenhouseKeys });
    }
    return answer;
  };
  await bearerOf(recruiter, id)();
  const row = await connectionOf(organization.id);
  expect(openCredentials(row)).toEqual(greenhouseKeys);
  expect(row).toMatchObject({ loginState: null, loginRenewAt: null });
});

test("sign-ins are due for renewal before they expire, also on paused connections; keys never are", async () => {
  const { recruiter, organization } = await company();
  await signIn(recruiter);
  const { id, loginRenewAt } = await connectionOf(organization.id);
  const ids = async () => (await dueLogins(10_000)).map(({ connectionId }) => connectionId);
  expect(await ids()).not.toContain(id);
  expect(loginRenewAt!.getTime()).toBeLessThan(Date.now() + 13 * 3_600_000);
  await ownerDb.atsConnection.update({
    where: { id },
    data: { status: "paused", loginRenewAt: new Date(Date.now() - 1) },
  });
  expect(await ids()).toContain(id);
  const byKeys = await connected(greenhouseKeys, () => new Response());
  await beginSync(byKeys.syncer, { connectionId: byKeys.connectionId });
  expect(await ids()).not.toContain(byKeys.connectionId);
});
