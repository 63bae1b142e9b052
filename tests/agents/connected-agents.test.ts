import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { colleagueOf, hiringTeam, ownerDb } from "../support/world";
import type { Actor } from "@/lib/platform/access/actor";
import { changeAgent } from "@/lib/platform/agents/change-agent";
import { disconnectAgent } from "@/lib/platform/agents/disconnect-agent";
import { chooseWithheld } from "@/lib/hiring/organizations/choose-withheld";
import { getOrganization } from "@/lib/hiring/organizations/get-organization";
import { listConnectedAgents } from "@/lib/platform/agents/list-connected-agents";
import { recordAgentCall } from "@/lib/platform/audit/record-agent-call";

let recruiter: Actor;
let organizationId: string;
beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  ({ organizationId } = recruiter);
});

const colleague = (role: "recruiter" | "admin") => colleagueOf(recruiter, role);

async function agentOf(person: Actor, name = "Agent") {
  const clientId = randomUUID();
  await ownerDb.oauthClient.create({
    data: { clientId, name, redirectUris: ["https://agent.example/callback"] },
  });
  const grant = { clientId, userId: person.id, referenceId: person.organizationId };
  const { id } = await ownerDb.oauthConsent.create({ data: { ...grant, scopes: ["service:recruiter"] } });
  const token = { ...grant, scopes: ["service:recruiter"], token: randomUUID() };
  await ownerDb.oauthAccessToken.create({ data: { ...token, expiresAt: new Date(Date.now() + 60_000) } });
  return { grantId: id, clientId, actor: { ...person, kind: "agent" as const, clientId } };
}
const call = (agent: Actor) =>
  recordAgentCall(agent, {
    tool: "listConfiguredJobs",
    arguments: {},
    outcome: "done",
    durationMs: 1,
    reference: null,
  });

test("lists an agent with its scopes, last use and number of calls", async () => {
  const agent = await agentOf(recruiter, "Claude");
  expect((await listConnectedAgents(recruiter, {})).agents).toMatchObject([
    {
      grantId: agent.grantId,
      name: "Claude",
      redirectHosts: ["agent.example"],
      documentHost: null,
      firstSeen: expect.stringMatching(/^\d{4}-/),
      calls: 0,
      lastUsedAt: null,
      live: true,
    },
  ]);
  const before = Date.now();
  await Promise.all(Array.from({ length: 25 }, () => call(agent.actor)));
  await call(agent.actor);
  const [listed] = (await listConnectedAgents(recruiter, {})).agents;
  expect(listed).toMatchObject({ calls: 26, scopes: ["service:recruiter"], grantedBy: { id: recruiter.id } });
  expect(Date.parse(listed?.lastUsedAt ?? "")).toBeGreaterThanOrEqual(before);
  expect(await ownerDb.auditEvent.count({ where: { organizationId, name: "agent.called" } })).toBe(26);
});

test("counts calls separately for each recruiter and organization", async () => {
  const other = await hiringTeam();
  const ours = await agentOf(recruiter);
  const theirs = await agentOf(other.recruiter);
  const second = await agentOf(await colleague("recruiter"));
  await Promise.all([ours, ours, theirs, second, second, second].map(({ actor }) => call(actor)));
  expect((await listConnectedAgents(recruiter, {})).agents.map((agent) => agent.calls)).toEqual([2]);
  expect((await listConnectedAgents(other.recruiter, {})).agents.map((agent) => agent.calls)).toEqual([1]);
  const admin = await colleague("admin");
  const seen = (await listConnectedAgents(admin, {})).agents;
  expect(new Map(seen.map((agent) => [agent.grantId, agent.calls]))).toEqual(
    new Map([
      [ours.grantId, 2],
      [second.grantId, 3],
    ]),
  );
});

test("lets the recruiter and an administrator disconnect an agent, but not a colleague or another organization", async () => {
  const first = await agentOf(recruiter);
  const second = await agentOf(recruiter);
  const stranger = (await hiringTeam({ role: "owner" })).recruiter;
  for (const actor of [await colleague("recruiter"), stranger])
    await expect(disconnectAgent(actor, first)).rejects.toMatchObject({ code: "not_found" });
  await disconnectAgent(recruiter, { grantId: first.grantId });
  await disconnectAgent(await colleague("admin"), { grantId: second.grantId });
  expect((await listConnectedAgents(recruiter, {})).agents).toEqual([]);
  expect(await ownerDb.oauthAccessToken.count({ where: { referenceId: organizationId } })).toBe(0);
  const trail = await ownerDb.auditEvent.findMany({ where: { organizationId, name: "agent.disconnected" } });
  expect(trail.map((event) => event.subjectId).sort()).toEqual([first.grantId, second.grantId].sort());
});

test("disconnects once when three calls race, and answers not_found to the others", async () => {
  const { grantId } = await agentOf(recruiter);
  const settled = await Promise.allSettled([1, 2, 3].map(() => disconnectAgent(recruiter, { grantId })));
  expect(settled.filter((each) => each.status === "fulfilled")).toHaveLength(1);
  for (const each of settled)
    if (each.status === "rejected") expect(each.reason).toMatchObject({ code: "not_found" });
  expect(await ownerDb.auditEvent.count({ where: { organizationId, name: "agent.disconnected" } })).toBe(1);
});

test("refuses to list or disconnect agents without the permission", async () => {
  const { grantId } = await agentOf(recruiter);
  const nobody = { ...recruiter, permissions: new Set<never>() };
  await expect(listConnectedAgents(nobody, {})).rejects.toMatchObject({ code: "forbidden" });
  await expect(disconnectAgent(nobody, { grantId })).rejects.toMatchObject({ code: "forbidden" });
});

const stored = async (grantId: string) => {
  const { scopes, declinedScopes, confirmationPolicy } = await ownerDb.oauthConsent.findUniqueOrThrow({
    where: { id: grantId },
  });
  return { scopes, declinedScopes, confirmationPolicy };
};
const tokenScopes = async (clientId: string) =>
  (await ownerDb.oauthAccessToken.findMany({ where: { clientId }, orderBy: { id: "asc" } })).map(
    ({ scopes }) => scopes,
  );

test("widens and narrows an agent's scopes, except for a token whose client asked for fewer", async () => {
  const { grantId, clientId } = await agentOf(recruiter);
  const narrow = { clientId, userId: recruiter.id, referenceId: organizationId, scopes: ["openid"] };
  await ownerDb.oauthAccessToken.create({
    data: { ...narrow, token: randomUUID(), expiresAt: new Date(Date.now() + 60_000) },
  });
  await changeAgent(recruiter, { grantId, mayWrite: true, confirmation: "recruiter" });
  const both = ["service:recruiter", "service:recruiter:write"];
  expect(await stored(grantId)).toEqual({
    scopes: both,
    declinedScopes: [],
    confirmationPolicy: "recruiter",
  });
  expect(await tokenScopes(clientId)).toEqual([both, ["openid"]]);
  await changeAgent(recruiter, { grantId, mayWrite: false, confirmation: "agent" });
  expect(await stored(grantId)).toEqual({
    scopes: ["service:recruiter"],
    declinedScopes: ["service:recruiter:write"],
    confirmationPolicy: "agent",
  });
  const trail = await ownerDb.auditEvent.findMany({ where: { organizationId, name: "agent.changed" } });
  expect(trail.map((event) => event.particulars)).toContainEqual({
    mayWrite: true,
    confirmation: "recruiter",
  });
});

test("what an agent may not read is chosen for it alone, or for all by an administrator, from its next call on", async () => {
  const { grantId } = await agentOf(recruiter);
  await changeAgent(recruiter, { grantId, withheld: ["notes"] });
  expect((await listConnectedAgents(recruiter, {})).agents[0]).toMatchObject({ withheld: ["notes"] });
  await changeAgent(recruiter, { grantId, mayWrite: true });
  expect((await listConnectedAgents(recruiter, {})).agents[0]).toMatchObject({ withheld: ["notes"] });
  const chosen = { agentsWithheld: ["contact" as const] };
  await expect(chooseWithheld(recruiter, chosen)).rejects.toMatchObject({ code: "forbidden" });
  await chooseWithheld(await colleague("admin"), chosen);
  expect((await getOrganization(recruiter, {})).agentsWithheld).toEqual(["contact"]);
});

test("changing one choice leaves the other as it is, also if another page has changed it", async () => {
  const { grantId } = await agentOf(recruiter);
  const before = await stored(grantId);
  await changeAgent(recruiter, { grantId, confirmation: "recruiter" });
  expect(await stored(grantId)).toEqual({ ...before, confirmationPolicy: "recruiter" });
  await changeAgent(recruiter, { grantId, mayWrite: false });
  await changeAgent(recruiter, { grantId, confirmation: "agent" });
  expect(await stored(grantId)).toEqual({
    scopes: ["service:recruiter"],
    declinedScopes: ["service:recruiter:write"],
    confirmationPolicy: "agent",
  });
});

test("refuses changes by a colleague, an administrator and another organization", async () => {
  const { grantId } = await agentOf(recruiter);
  const before = await stored(grantId);
  const stranger = (await hiringTeam({ role: "owner" })).recruiter;
  for (const actor of [await colleague("recruiter"), await colleague("admin"), stranger])
    await expect(
      changeAgent(actor, { grantId, mayWrite: true, confirmation: "agent" }),
    ).rejects.toMatchObject({ code: "not_found" });
  expect(await stored(grantId)).toEqual(before);
  const nobody = { ...recruiter, permissions: new Set<never>() };
  await expect(changeAgent(nobody, { grantId, mayWrite: true, confirmation: "agent" })).rejects.toMatchObject(
    { code: "forbidden" },
  );
});

test("serializes concurrent changes, and refuses a change after the agent is disconnected", async () => {
  const { grantId } = await agentOf(recruiter);
  await Promise.all(
    [true, false, true, false].map((mayWrite) =>
      changeAgent(recruiter, { grantId, mayWrite, confirmation: "agent" }),
    ),
  );
  const { scopes, declinedScopes } = await stored(grantId);
  expect([...scopes, ...declinedScopes].sort()).toEqual(["service:recruiter", "service:recruiter:write"]);
  await disconnectAgent(recruiter, { grantId });
  await expect(
    changeAgent(recruiter, { grantId, mayWrite: true, confirmation: "agent" }),
  ).rejects.toMatchObject({ code: "not_found" });
});
