import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { agentWith, everyScope, serviceAdministrator } from "../support/administrator";
import { hiringTeam, ownerDb } from "../support/world";
import { callLegacy, callModern, doorFor, rpc, sendLegacy, statusOf, type Serve } from "./door";
import type { Actor } from "@/lib/platform/access/actor";
import type { Scope } from "@/lib/platform/access/permissions";
import { permissionsOfMember } from "@/lib/platform/access/role-permissions";
import { answerConfirmation } from "@/lib/hiring/approvals/answer-confirmation";
import { listPendingConfirmations } from "@/lib/hiring/approvals/list-pending";

let administrator: Actor;
let serve: Serve;
let organizationId: string;
let email: string;

beforeEach(async () => {
  ({ administrator } = await serviceAdministrator());
  ({ serve } = doorFor(agentWith(administrator, everyScope)));
  organizationId = (await hiringTeam()).organization.id;
  email = `ida-${randomUUID()}@acme.example`;
});
const invitations = () => ownerDb.invitation.findMany({ where: { organizationId } });
const events = () =>
  ownerDb.outboxEvent.count({
    where: { organizationId: administrator.organizationId, name: "invitation.requested" },
  });
const args = () => ({ organizationId, email });
const toolNames = async (door: Serve) =>
  (await rpc<{ tools: { name: string }[] }>(door, "tools/list")).result.tools.map((tool) => tool.name);

describe("inviteRecruiter", () => {
  const invite = (more: object = {}) => callLegacy(serve, "inviteRecruiter", { ...args(), ...more });

  it("shows what would happen, sends nothing, and invites once with the token", async () => {
    const pending = (await invite()).structuredContent;
    expect(pending).toMatchObject({
      status: "confirmation_required",
      preview: { headline: expect.stringContaining(`Invite ${email} into`) },
    });
    expect(pending.preview.effects).toContain(`An e-mail goes to ${email} now.`);
    expect([await invitations(), await events()]).toEqual([[], 0]);
    const { confirmationToken } = pending;
    const done = await Promise.all([1, 2, 3].map(() => invite({ confirmationToken })));
    expect(done.filter((reply) => !reply.isError)).toHaveLength(1);
    const [invited] = done.filter((reply) => !reply.isError);
    expect(invited?.structuredContent).toMatchObject({ status: "done", email, again: false });
    // Whoever has the link can accept the invitation: it is only in the mail, and the agent never gets it.
    expect(JSON.stringify(done)).not.toContain("/invitation?");
    expect([(await invitations()).length, await events()]).toEqual([1, 1]);
  });

  it("says in the preview and in the result that someone is invited again", async () => {
    const confirmed = async () => {
      const { confirmationToken, preview } = (await invite()).structuredContent;
      const { structuredContent } = await invite({ confirmationToken });
      return { preview, structuredContent };
    };
    await confirmed();
    const second = await confirmed();
    expect(second.preview.effects[0]).toMatch(/was already invited on \d{4}-\d\d-\d\d/);
    expect(second.structuredContent).toMatchObject({ status: "done", again: true });
    expect([(await invitations()).length, await events()]).toEqual([1, 2]);
  });

  it("refuses a token for another address, or after another invitation was created", async () => {
    const { confirmationToken } = (await invite()).structuredContent;
    expect((await invite({ email: `x${email}`, confirmationToken })).isError).toBe(true);
    await ownerDb.invitation.create({
      data: { organizationId, email, inviterId: administrator.id, expiresAt: new Date(Date.now() + 1e6) },
    });
    const late = await invite({ confirmationToken });
    expect(late.content[0].text).toMatch(/changed since the preview/);
    expect(await events()).toBe(0);
  });

  it("asks the user through a client that supports elicitation", async () => {
    const capabilities = { elicitation: { form: {} } };
    const pending = (await callModern(serve, "inviteRecruiter", { arguments: args() }, { capabilities }))
      .result;
    expect(pending.resultType).toBe("input_required");
    expect(pending.inputRequests.confirm.params.message).toContain(email);
    const { result } = await callModern(
      serve,
      "inviteRecruiter",
      {
        arguments: args(),
        requestState: pending.requestState,
        inputResponses: { confirm: { action: "accept", content: { confirm: true } } },
      },
      { capabilities },
    );
    expect(result.structuredContent).toMatchObject({ status: "done", email });
    expect(await events()).toBe(1);
  });

  it("waits for approval on the page when the administrator's organization requires it", async () => {
    await ownerDb.organization.update({
      where: { id: administrator.organizationId },
      data: { confirmationPolicy: "recruiter" },
    });
    const pending = (await invite()).structuredContent;
    expect(pending).toMatchObject({ status: "awaiting_approval" });
    const again = { confirmationToken: pending.confirmationToken };
    expect((await invite(again)).structuredContent.status).toBe("awaiting_approval");
    const { items } = await listPendingConfirmations(administrator, {});
    const [{ confirmationId, act }] = items as [(typeof items)[number]];
    expect(act).toBe("inviteRecruiter");
    // A former service administrator cannot approve it either.
    const former = { ...administrator, permissions: permissionsOfMember("recruiter", false) };
    await expect(answerConfirmation(former, { confirmationId, answer: "approve" })).rejects.toMatchObject({
      code: "forbidden",
    });
    await answerConfirmation(administrator, { confirmationId, answer: "approve" });
    expect((await invite(again)).structuredContent).toMatchObject({
      status: "done",
      email,
    });
    expect(await events()).toBe(1);
  });

  it("explains that the person is already a member, and names the tool that gives organization ids", async () => {
    const { user } = await ownerDb.member.findFirstOrThrow({
      where: { organizationId },
      include: { user: true },
    });
    const member = await invite({ email: user.email });
    expect(member.content[0].text).toMatch(/already belongs to this organization/);
    const nowhere = await invite({ organizationId: randomUUID() });
    expect(nowhere.content[0].text).toMatch(/Organization not found. findOrganizations/);
  });
});

describe("each administrator's tool", () => {
  const tools: [string, object, Scope][] = [
    ["findOrganizations", { query: "Acme" }, "service:admin:recruiter"],
    [
      "inviteRecruiter",
      { organizationId: randomUUID(), email: "ida@acme.example" },
      "service:admin:recruiter",
    ],
    ["queryDatabase", { sql: "SELECT 1" }, "service:admin:sql"],
  ];

  it.each(tools)(
    "%s is listed whatever the scopes, but refused without its own scope",
    async (name, toolArguments, scope) => {
      const others = everyScope.filter((each) => each !== scope);
      const without = doorFor(agentWith(administrator, others)).serve;
      expect(await toolNames(without)).toContain(name);
      const refused = await sendLegacy(without, "tools/call", { name, arguments: toolArguments });
      expect(refused.status).toBe(403);
      expect(refused.headers.get("www-authenticate")).toContain(`scope="service:recruiter ${scope}"`);
      expect(await toolNames(serve)).toContain(name);
    },
  );

  it.each(tools)("%s is unlisted and refused for a former administrator", async (name, toolArguments) => {
    const former = { ...administrator, permissions: permissionsOfMember("owner", false) };
    const door = doorFor(agentWith(former, everyScope)).serve;
    expect(await toolNames(door)).not.toContain(name);
    expect(await statusOf(door, name, toolArguments)).toBe(403);
  });
});

describe("queryDatabase and findOrganizations", () => {
  it("answer as text and as structured content", async () => {
    const { name } = await ownerDb.organization.findUniqueOrThrow({ where: { id: organizationId } });
    const matches = await callLegacy(serve, "findOrganizations", { query: name });
    expect(matches.structuredContent).toMatchObject({ exact: [{ organizationId, name, members: 1 }] });
    expect(matches.content[0].text).toContain(organizationId);
    const sql = `SELECT name, 'two
lines' AS text, NULL AS nothing FROM organizations WHERE id = '${organizationId}'`;
    const answered = await callLegacy(serve, "queryDatabase", { sql });
    expect(answered.structuredContent).toMatchObject({
      columns: ["name", "text", "nothing"],
      rows: [{ name, text: "two\nlines", nothing: null }],
      truncated: false,
    });
    expect(answered.content[0].text).toContain(`${name} | two ⏎ lines | null`);
  });

  it("keep each value under its column, whatever the columns are named", async () => {
    const sql = `SELECT name, 5 AS "2026", 7 AS "2025" FROM organizations WHERE id = '${organizationId}'`;
    const { content, structuredContent } = await callLegacy(serve, "queryDatabase", { sql });
    const [{ name }] = structuredContent.rows as [{ name: string }];
    expect(content[0].text).toContain(`name | 2026 | 2025\n${name} | 5 | 7\n`);
  });

  it("refuse columns of the same name, of which the result could hold only one", async () => {
    const sql = "SELECT count(id), count(name) FROM organizations";
    const refused = await callLegacy(serve, "queryDatabase", { sql });
    expect(refused).toMatchObject({ isError: true });
    expect(refused.content[0].text).toContain("Several columns are named count.");
  });

  it("explain a refused statement, and what to do instead", async () => {
    const refused = await callLegacy(serve, "queryDatabase", { sql: "DELETE FROM users" });
    expect(refused.isError).toBe(true);
    expect(refused.content[0].text).toMatch(/Only SELECT can be run here.*SELECT \* FROM columns/);
  });
});
