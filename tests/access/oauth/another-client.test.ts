import { expect, test } from "vitest";
import { codeFor, newAgent, newRecruiter, statusOf, tokensFor } from "../../support/recruiter";
import { sharedApp } from "../../support/shared";

// A self-registered client gets hold of another client's code or token: from a log, a shared computer, a referrer.
const app = await sharedApp();
const recruiter = await newRecruiter(app.url);
const agent = await newAgent(app.url);
const thief = await newAgent(app.url, { client_name: "Thief" });

const refused = { status: 400, json: { error: "invalid_grant" } };
/** Redeems a code with everything a thief could know, the PKCE verifier included. */
const steal = (code: string) => thief.redeem(code, { code_verifier: agent.verifier });

test("refuses a code to another client that presents it first, and still redeems it for its own client", async () => {
  const code = await codeFor(agent, recruiter);
  for (const answer of await Promise.all([steal(code), steal(code), steal(code)]))
    expect(answer).toMatchObject(refused);
  const own = await agent.redeem(code);
  expect(own.status).toBe(200);
  expect(await statusOf(agent, String(own.json.access_token))).toBe(200);
});

test("keeps the access and refresh token when another client presents their redeemed code", async () => {
  const code = await codeFor(agent, recruiter);
  const own = (await agent.redeem(code)).json;
  for (let i = 0; i < 3; i++) expect(await steal(code)).toMatchObject(refused);
  expect(await statusOf(agent, String(own.access_token))).toBe(200);
  const renewed = await agent.refresh(String(own.refresh_token));
  expect(renewed.status).toBe(200);
  expect(await steal(code)).toMatchObject(refused);
  expect(await statusOf(agent, String(renewed.json.access_token))).toBe(200);
});

test("redeems a code that both clients present concurrently for its own client, which keeps its token", async () => {
  for (let round = 0; round < 10; round++) {
    const code = await codeFor(agent, recruiter);
    const [own, ...stolen] = await Promise.all([agent.redeem(code), steal(code), steal(code), steal(code)]);
    expect(own.status).toBe(200);
    for (const answer of stolen) expect(answer).toMatchObject(refused);
    expect(await statusOf(agent, String(own.json.access_token))).toBe(200);
  }
});

test("revokes the tokens of a code that its own client redeems twice", async () => {
  const code = await codeFor(agent, recruiter);
  const own = (await agent.redeem(code)).json;
  expect(await agent.redeem(code)).toMatchObject(refused);
  expect(await statusOf(agent, String(own.access_token))).toBe(401);
});

test("revokes nothing when another client presents a refresh token, used or unused", async () => {
  const first = await tokensFor(agent, recruiter);
  expect(await thief.refresh(first.refresh_token)).toMatchObject(refused);
  const second = (await agent.refresh(first.refresh_token)).json;
  expect(await thief.refresh(first.refresh_token)).toMatchObject(refused);
  expect(await thief.refresh(String(second.refresh_token))).toMatchObject(refused);
  expect(await statusOf(agent, String(second.access_token))).toBe(200);
  expect((await agent.refresh(String(second.refresh_token))).status).toBe(200);
});
