import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { answerConsent } from "../support/answer-consent";
import { confirmAddressOf } from "../support/confirm-address";
import { RECRUITER_SCOPES, newAgent, newRecruiter, PASSWORD } from "../support/recruiter";
import { Visitor } from "../support/visitor";
import { sharedApp } from "../support/shared";

const app = await sharedApp();
const agent = await newAgent(app.url);
const recruiter = await newRecruiter(app.url);

/** The signed request in the sign-in address that an agent's request redirects to. */
async function requestAtSignIn(visitor: Visitor) {
  const { location } = await visitor.get(agent.authorizeUrl(RECRUITER_SCOPES));
  return new URL(location ?? "", app.url).search.slice(1);
}

test("a visitor can sign up during an agent's request, and the agent gets its code", async () => {
  const visitor = new Visitor(app.url);
  const request = await requestAtSignIn(visitor);
  expect((await visitor.get(`/sign-up?${new URLSearchParams({ request })}`)).text).toContain(
    'name="request"',
  );
  const email = `${randomUUID()}@acme.example`;
  const account = { organization: "Acme", name: "Ann", email, password: PASSWORD };
  const sent = await visitor.signUp({ ...account, request });
  expect(new URL(sent.location ?? "", app.url).searchParams.get("request")).toBe(request);
  expect((await visitor.signIn(email, PASSWORD, { request })).location).toContain("problem=credentials");
  await confirmAddressOf(app.url, email);
  const answer = await visitor.signIn(email, PASSWORD, { request });
  expect(answer.location).toMatch(/^\/consent\?/);
  const back = await answerConsent(visitor, answer.location ?? "");
  const code = new URL(back.location ?? "").searchParams.get("code") ?? "";
  expect((await agent.redeem(code)).status).toBe(200);
});

test("a wrong password keeps the request", async () => {
  const visitor = new Visitor(app.url);
  const request = await requestAtSignIn(visitor);
  const { location } = await visitor.signIn(recruiter.email, "wrong password", { request });
  const parameters = new URL(location ?? "", app.url).searchParams;
  expect(parameters.get("problem")).toBe("credentials");
  expect(parameters.get("request")).toBe(request);
  expect((await visitor.signIn(recruiter.email, PASSWORD, { request })).location).toMatch(/^\/consent\?/);
});

test("drops a changed or expired request and signs nobody in", async () => {
  const visitor = new Visitor(app.url);
  const request = new URLSearchParams(await requestAtSignIn(visitor));
  for (const [name, value] of [
    ["redirect_uri", "https://evil.example/"],
    ["scope", "service:admin:sql"],
    ["exp", "1"],
    ["sig", "x"],
  ] as const) {
    const changed = new URLSearchParams(request);
    changed.set(name, value);
    const answer = await visitor.signIn(recruiter.email, PASSWORD, { request: changed.toString() });
    expect(answer.location, name).toBe("/sign-in?problem=expired");
    expect([...visitor.cookies.keys()].some((each) => each.includes("session_token"))).toBe(false);
    expect((await visitor.get(answer.location ?? "")).text).toContain("request has expired");
  }
});
