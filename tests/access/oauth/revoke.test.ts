import { expect, test } from "vitest";
import { RECRUITER_SCOPES, newAgent, newRecruiter, statusOf, tokensFor } from "../../support/recruiter";
import { sharedApp } from "../../support/shared";
import { joinOrganizationOf } from "../../support/world";

const app = await sharedApp();
const recruiter = await newRecruiter(app.url);
const agent = await newAgent(app.url);

test("revoking a refresh token ends the access tokens issued before it was rotated (RFC 7009 §2.1)", async () => {
  const first = await tokensFor(agent, recruiter);
  const second = (await agent.refresh(first.refresh_token)).json;
  expect((await agent.revoke(String(second.refresh_token))).status).toBe(200);
  for (const token of [first.access_token, String(second.access_token)])
    expect(await statusOf(agent, token)).toBe(401);
  expect((await agent.refresh(String(second.refresh_token))).status).toBe(400);
});

test("a revocation sent twice, or of a rotated token, ends one authorization and no other", async () => {
  const other = await newRecruiter(app.url);
  await joinOrganizationOf(other, recruiter);
  const tokensIn = ({ organization }: typeof other) =>
    tokensFor(agent, recruiter, RECRUITER_SCOPES, { organization });
  const elsewhere = await tokensIn(other);
  const sameOrganization = await tokensIn(recruiter);

  const twice = await tokensIn(recruiter);
  for (let i = 0; i < 2; i++) expect((await agent.revoke(twice.refresh_token)).status).toBe(200);
  const rotated = await tokensIn(recruiter);
  const current = (await agent.refresh(rotated.refresh_token)).json;
  expect((await agent.revoke(rotated.refresh_token)).status).toBe(200);

  expect(await statusOf(agent, String(current.access_token))).toBe(401);
  for (const { access_token, refresh_token } of [elsewhere, sameOrganization]) {
    expect(await statusOf(agent, access_token)).toBe(200);
    expect((await agent.refresh(refresh_token)).status).toBe(200);
  }
});
