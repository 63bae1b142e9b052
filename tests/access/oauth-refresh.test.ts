import { beforeAll, expect, test } from "vitest";
import { connected } from "../../scripts/postgres/roles";
import type { OauthAgent } from "../support/agent";
import type { TestApp } from "../support/app";
import { EVERYDAY, newAgent, newRecruiter, statusOf, tokensFor, type Recruiter } from "../support/recruiter";
import { sharedApp } from "../support/shared";

let app: TestApp;
let recruiter: Recruiter;
let agent: OauthAgent;
beforeAll(async () => {
  app = await sharedApp();
  recruiter = await newRecruiter(app.url);
  agent = await newAgent(app.url);
});

const sql = (text: string, values: unknown[] = []) => connected(app.ownerUrl, (db) => db.query(text, values));
const invalidGrant = { status: 400, json: { error: "invalid_grant" } };
const granted = () => tokensFor(agent, recruiter);

test("a refresh rotates both tokens", async () => {
  const first = await granted();
  const { status, json, headers } = await agent.refresh(first.refresh_token);
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(json.refresh_token).not.toBe(first.refresh_token);
  expect(json.access_token).not.toBe(first.access_token);
  expect(json.scope).toBe(EVERYDAY);
  expect(await statusOf(agent, String(json.access_token))).toBe(200);
});

test("a second use ends the family: what came before it and after", async () => {
  const first = await granted();
  const second = (await agent.refresh(first.refresh_token)).json;
  expect(await agent.refresh(first.refresh_token)).toMatchObject(invalidGrant);
  expect(await statusOf(agent, String(second.access_token))).toBe(401);
  expect(await agent.refresh(String(second.refresh_token))).toMatchObject(invalidGrant);
});

test("narrowing holds for one access token, not for the grant (RFC 6749 §6)", async () => {
  const first = await granted();
  const narrow = (await agent.refresh(first.refresh_token, { scope: "openid service:recruiter" })).json;
  expect(narrow.scope).toBe("openid service:recruiter");
  const wide = (await agent.refresh(String(narrow.refresh_token))).json;
  expect(wide.scope).toBe(EVERYDAY);
});

test("widening is refused, and the token stays good", async () => {
  const first = await tokensFor(agent, recruiter, "openid offline_access service:recruiter");
  for (const scope of ["openid service:recruiter:write", "service:admin:sql"])
    expect(await agent.refresh(first.refresh_token, { scope })).toMatchObject({
      status: 400,
      json: { error: "invalid_scope" },
    });
  expect((await agent.refresh(first.refresh_token)).status).toBe(200);
});

test("another client, a wrong secret or an expired token gets nothing and breaks nothing", async () => {
  const first = await granted();
  const other = await newAgent(app.url);
  expect(await other.refresh(first.refresh_token)).toMatchObject(invalidGrant);
  expect((await agent.refresh(first.refresh_token, {}, agent.basic("wrong"))).status).toBe(401);
  expect((await agent.refresh(first.refresh_token, { client_id: agent.clientId }, {})).status).toBe(401);
  expect(await statusOf(agent, first.access_token)).toBe(200);
  expect((await agent.refresh(first.refresh_token)).status).toBe(200);

  const old = await granted();
  const current = await granted();
  await sql(
    `UPDATE "OauthRefreshToken" SET "expiresAt" = now() - interval '1 second' WHERE id =
     (SELECT "refreshId" FROM "OauthAccessToken" ORDER BY id DESC OFFSET 1 LIMIT 1)`,
  );
  expect(await agent.refresh(old.refresh_token)).toMatchObject(invalidGrant);
  expect(await statusOf(agent, current.access_token)).toBe(200);
});

test("a recruiter who has left takes the grant along", async () => {
  const leaving = await newRecruiter(app.url);
  const first = await tokensFor(agent, leaving);
  await sql(`DELETE FROM "Member" WHERE "userId" = (SELECT id FROM "User" WHERE email = $1)`, [
    leaving.email,
  ]);
  expect(await agent.refresh(first.refresh_token)).toMatchObject(invalidGrant);
  const { rows } = await sql(
    `SELECT 1 FROM "OauthRefreshToken" t JOIN "User" u ON u.id = t."userId" WHERE u.email = $1`,
    [leaving.email],
  );
  expect(rows).toHaveLength(0);
});

test("what ends in one organization goes on in another", async () => {
  const both = await newRecruiter(app.url);
  const other = await newRecruiter(app.url);
  const membership = `"Member" m USING "Organization" o, "User" u WHERE o.id = m."organizationId" AND u.id = m."userId"`;
  await sql(
    `INSERT INTO "Member" (id, "organizationId", "userId", role)
     SELECT uuidv7(), o.id, u.id, 'recruiter' FROM "User" u, "Organization" o WHERE u.email = $1 AND o.name = $2`,
    [both.email, other.organization],
  );
  const here = await tokensFor(agent, both, EVERYDAY, { organization: both.organization });
  const there = await tokensFor(agent, both, EVERYDAY, { organization: other.organization });
  const left = await tokensFor(agent, both, EVERYDAY, { organization: other.organization });
  await agent.refresh(there.refresh_token);
  expect(await agent.refresh(there.refresh_token)).toMatchObject(invalidGrant);
  expect(await statusOf(agent, left.access_token)).toBe(401);
  expect(await statusOf(agent, here.access_token)).toBe(200);

  const again = await tokensFor(agent, both, EVERYDAY, { organization: other.organization });
  await sql(`DELETE FROM ${membership} AND u.email = $1 AND o.name = $2`, [both.email, other.organization]);
  expect(await agent.refresh(again.refresh_token)).toMatchObject(invalidGrant);
  expect(await statusOf(agent, here.access_token)).toBe(200);
  expect((await agent.refresh(here.refresh_token)).status).toBe(200);
});

test("signing out of the browser ends neither half of a grant, with a refresh token or without", async () => {
  const leaving = await newRecruiter(app.url);
  const first = await tokensFor(agent, leaving);
  const visiting = await tokensFor(await newAgent(app.url), leaving, "openid service:recruiter");
  await leaving.visitor.post("/sign-out", {});
  expect((await leaving.visitor.get("/jobs")).location).toMatch(/^\/sign-in/);
  for (const { access_token } of [first, visiting]) expect(await statusOf(agent, access_token)).toBe(200);
  const again = await agent.refresh(first.refresh_token);
  expect(again.status).toBe(200);
  expect(await statusOf(agent, String(again.json.access_token))).toBe(200);
});
