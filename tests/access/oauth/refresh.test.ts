import { expect, test } from "vitest";
import { sweepIdentity } from "@/lib/platform/access/sweep-identity";
import { letPassSinceRotation } from "../../support/after-rotation";
import { sql } from "../../support/database";
import { RECRUITER_SCOPES, newAgent, newRecruiter, statusOf, tokensFor } from "../../support/recruiter";
import { sharedApp } from "../../support/shared";
import { joinOrganizationOf, ownerDb } from "../../support/world";

const app = await sharedApp();
const recruiter = await newRecruiter(app.url);
const agent = await newAgent(app.url);

const invalidGrant = { status: 400, json: { error: "invalid_grant" } };
const newTokens = () => tokensFor(agent, recruiter);

test("a refresh rotates both tokens", async () => {
  const first = await newTokens();
  const { status, json, headers } = await agent.refresh(first.refresh_token);
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(json.refresh_token).not.toBe(first.refresh_token);
  expect(json.access_token).not.toBe(first.access_token);
  expect(json.scope).toBe(RECRUITER_SCOPES);
  expect(await statusOf(agent, String(json.access_token))).toBe(200);
});

test("a narrower scope applies to one access token, not to the grant (RFC 6749 §6)", async () => {
  const first = await newTokens();
  const narrow = (await agent.refresh(first.refresh_token, { scope: "openid service:recruiter" })).json;
  expect(narrow.scope).toBe("openid service:recruiter");
  const wide = (await agent.refresh(String(narrow.refresh_token))).json;
  expect(wide.scope).toBe(RECRUITER_SCOPES);
});

test("refuses a wider scope and keeps the refresh token valid", async () => {
  const first = await tokensFor(agent, recruiter, "openid offline_access service:recruiter");
  for (const scope of ["openid service:recruiter:write", "service:admin:sql"])
    expect(await agent.refresh(first.refresh_token, { scope })).toMatchObject({
      status: 400,
      json: { error: "invalid_scope" },
    });
  expect((await agent.refresh(first.refresh_token)).status).toBe(200);
});

test("a host that repeats its first scopes keeps a token that works", async () => {
  const host = await newAgent(app.url, { grant_types: ["authorization_code", "refresh_token"] });
  const asked = "openid mcp:tools service:recruiter service:recruiter:write";
  const first = await tokensFor(host, recruiter, asked, { ticked: ["offline_access"] });
  expect(first.scope).toBe("openid offline_access service:recruiter");
  const again = (await host.refresh(first.refresh_token, { scope: asked })).json;
  expect(again.scope).toBe("openid service:recruiter");
  const openid = (await host.refresh(String(again.refresh_token), { scope: "openid" })).json;
  expect(openid.scope).toBe("openid service:recruiter");
  expect((await host.refresh(String(openid.refresh_token), { scope: "mcp:tools" })).json.scope).toBe(
    first.scope,
  );
});

test("refuses another client, a wrong secret and an expired token without revoking anything", async () => {
  const first = await newTokens();
  const other = await newAgent(app.url);
  expect(await other.refresh(first.refresh_token)).toMatchObject(invalidGrant);
  expect((await agent.refresh(first.refresh_token, {}, agent.basic("wrong"))).status).toBe(401);
  expect((await agent.refresh(first.refresh_token, { client_id: agent.clientId }, {})).status).toBe(401);
  expect(await statusOf(agent, first.access_token)).toBe(200);
  expect((await agent.refresh(first.refresh_token)).status).toBe(200);

  const old = await newTokens();
  const current = await newTokens();
  await sql(
    `UPDATE "OauthRefreshToken" SET "expiresAt" = now() - interval '1 second' WHERE id =
     (SELECT "refreshId" FROM "OauthAccessToken" ORDER BY id DESC OFFSET 1 LIMIT 1)`,
  );
  expect(await agent.refresh(old.refresh_token)).toMatchObject(invalidGrant);
  expect(await statusOf(agent, current.access_token)).toBe(200);
});

test("deletes the refresh tokens of a recruiter who has left the organization", async () => {
  const leaving = await newRecruiter(app.url);
  const first = await tokensFor(agent, leaving);
  await ownerDb.member.deleteMany({ where: { user: { email: leaving.email } } });
  expect(await agent.refresh(first.refresh_token)).toMatchObject(invalidGrant);
  expect(await ownerDb.oauthRefreshToken.count({ where: { user: { email: leaving.email } } })).toBe(0);
});

test("keeps the tokens for one organization when those for another are revoked", async () => {
  const both = await newRecruiter(app.url);
  const other = await newRecruiter(app.url);
  await joinOrganizationOf(other, both);
  const here = await tokensFor(agent, both, RECRUITER_SCOPES, { organization: both.organization });
  const there = await tokensFor(agent, both, RECRUITER_SCOPES, { organization: other.organization });
  const sibling = await tokensFor(agent, both, RECRUITER_SCOPES, { organization: other.organization });
  await agent.refresh(there.refresh_token);
  await letPassSinceRotation(there.refresh_token, 31);
  expect(await agent.refresh(there.refresh_token)).toMatchObject(invalidGrant);
  expect(await statusOf(agent, sibling.access_token)).toBe(401);
  expect(await statusOf(agent, here.access_token)).toBe(200);

  const later = await tokensFor(agent, both, RECRUITER_SCOPES, { organization: other.organization });
  await ownerDb.member.deleteMany({
    where: { user: { email: both.email }, organization: { name: other.organization } },
  });
  expect(await agent.refresh(later.refresh_token)).toMatchObject(invalidGrant);
  expect(await statusOf(agent, here.access_token)).toBe(200);
  expect((await agent.refresh(here.refresh_token)).status).toBe(200);
});

test("an old refresh token that is used after days, or after it was revoked, leaves other organizations alone", async () => {
  const both = await newRecruiter(app.url);
  const other = await newRecruiter(app.url);
  await joinOrganizationOf(other, both);
  const tokensIn = ({ organization }: typeof both) =>
    tokensFor(agent, both, RECRUITER_SCOPES, { organization });
  const here = await tokensIn(both);

  const rotated = await tokensIn(other);
  const current = (await agent.refresh(rotated.refresh_token)).json;
  await letPassSinceRotation(rotated.refresh_token, 3 * 24 * 3600);
  await sweepIdentity();
  expect(await agent.refresh(rotated.refresh_token)).toMatchObject(invalidGrant);
  expect(await statusOf(agent, String(current.access_token))).toBe(401);
  expect(await statusOf(agent, here.access_token)).toBe(200);

  const revoked = await tokensIn(other);
  await agent.revoke(revoked.refresh_token);
  expect(await agent.refresh(revoked.refresh_token)).toMatchObject(invalidGrant);
  expect(await statusOf(agent, here.access_token)).toBe(200);
  expect((await agent.refresh(here.refresh_token)).status).toBe(200);
});

test("signing out of the browser revokes no token of an agent, with a refresh token or without", async () => {
  const leaving = await newRecruiter(app.url);
  const first = await tokensFor(agent, leaving);
  const accessOnly = await tokensFor(await newAgent(app.url), leaving, "openid service:recruiter");
  await leaving.visitor.post("/sign-out", {});
  expect((await leaving.visitor.get("/jobs")).location).toMatch(/^\/sign-in/);
  for (const { access_token } of [first, accessOnly]) expect(await statusOf(agent, access_token)).toBe(200);
  const renewed = await agent.refresh(first.refresh_token);
  expect(renewed.status).toBe(200);
  expect(await statusOf(agent, String(renewed.json.access_token))).toBe(200);
});
