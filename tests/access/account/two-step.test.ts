import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { answerConsent } from "../../support/answer-consent";
import { RECRUITER_SCOPES, newAgent, newRecruiter, PASSWORD } from "../../support/recruiter";
import { Visitor } from "../../support/visitor";
import { sharedApp } from "../../support/shared";
import { codeOf } from "../../support/totp";
import { ownerDb } from "../../support/world";

const app = await sharedApp();
const agent = await newAgent(app.url);

/** A recruiter whose account asks for a code. The code that set it up is still valid for signing in. */
async function withTwoSteps() {
  const recruiter = await newRecruiter(app.url);
  const { visitor } = recruiter;
  const started = await visitor.post("/settings/account/two-step/begin", { current: PASSWORD });
  expect(started.location).toMatch(/^\/settings\/account\/two-step\?/);
  const page = (await visitor.get(started.location ?? "")).text;
  const secret = /<code[^>]*>([A-Z2-7]+)<\/code>/.exec(page)?.[1] ?? "";
  const backupCodes = [...page.matchAll(/<li>(\w{5}-\w{5})<\/li>/g)].map(([, code]) => code ?? "");
  expect(await visitor.isSignedIn()).toBe(true);
  const confirm = (code: string) => visitor.post("/settings/account/two-step/confirm", { code });
  expect((await confirm("000000")).location).toContain("problem=code");
  expect((await confirm(codeOf(secret))).location).toBe("/settings/account?done=two-step");
  return { ...recruiter, secret, backupCodes };
}

test("the password alone does not sign in; the app's code does, and works once", async () => {
  const { email, secret } = await withTwoSteps();
  const visitor = new Visitor(app.url);
  const first = await visitor.signIn(email, PASSWORD, { next: "/jobs" });
  expect(first.location).toBe("/sign-in/two-step?next=%2Fjobs");
  expect(await visitor.isSignedIn()).toBe(false);
  expect((await visitor.get("/jobs")).location).toMatch(/^\/sign-in/);
  expect((await visitor.get(first.location ?? "")).text).toMatch(/<label[^>]*>Code<\/label>/);

  const answer = (browser: Visitor, code: string) =>
    browser.post("/sign-in/two-step/submit", { code, next: "/jobs" });
  expect((await answer(visitor, "000000")).location).toContain("problem=code");
  const other = new Visitor(app.url);
  await other.signIn(email, PASSWORD);
  const code = codeOf(secret);
  const both = await Promise.all([answer(visitor, code), answer(other, code)]);
  expect(both.map(({ location }) => location).sort()).toEqual([
    "/jobs",
    expect.stringContaining("problem=code"),
  ]);
  expect([await visitor.isSignedIn(), await other.isSignedIn()].filter(Boolean)).toHaveLength(1);
});

test("a backup code works once", async () => {
  const { email, backupCodes } = await withTwoSteps();
  expect(backupCodes).toHaveLength(10);
  const attempt = async () => {
    const visitor = new Visitor(app.url);
    await visitor.signIn(email, PASSWORD);
    return (await visitor.post("/sign-in/two-step/submit", { code: backupCodes[0] ?? "" })).location;
  };
  expect(await attempt()).toBe("/");
  expect(await attempt()).toContain("problem=code");
});

test("a code signs in its account in a browser where another tab has signed in meanwhile", async () => {
  const stranger = (await newRecruiter(app.url)).visitor;
  for (const signedIn of [null, stranger]) {
    const { visitor: own, email, secret } = await withTwoSteps();
    const visitor = new Visitor(app.url);
    await visitor.signIn(email, PASSWORD);
    for (const [name, value] of (signedIn ?? own).cookies)
      if (name.includes("session_token")) visitor.cookies.set(name, value);
    const answer = await visitor.post("/sign-in/two-step/submit", { code: codeOf(secret), next: "/jobs" });
    expect(answer).toMatchObject({ status: 303, location: "/jobs" });
    expect((await visitor.get("/settings/account")).text).toContain(email);
  }
});

test("keeps an agent's request through a wrong code and the second step", async () => {
  const { email, secret } = await withTwoSteps();
  const visitor = new Visitor(app.url);
  const { location } = await visitor.get(agent.authorizeUrl(RECRUITER_SCOPES));
  const request = new URL(location ?? "", app.url).search.slice(1);
  const first = await visitor.signIn(email, PASSWORD, { request });
  const twoStepUrl = new URL(first.location ?? "", app.url);
  expect(twoStepUrl.pathname).toBe("/sign-in/two-step");
  expect(twoStepUrl.searchParams.get("request")).toBe(request);
  const wrong = await visitor.post("/sign-in/two-step/submit", { code: "000000", request });
  expect(new URL(wrong.location ?? "", app.url).searchParams.get("request")).toBe(request);
  const second = await visitor.post("/sign-in/two-step/submit", { code: codeOf(secret), request });
  expect(second.location).toMatch(/^\/consent\?/);
  const back = await answerConsent(visitor, second.location ?? "");
  const code = new URL(back.location ?? "").searchParams.get("code") ?? "";
  expect((await agent.redeem(code)).status).toBe(200);
});

test("refuses a changed request at the second step and signs nobody in", async () => {
  const { email, secret } = await withTwoSteps();
  const visitor = new Visitor(app.url);
  await visitor.signIn(email, PASSWORD);
  const changed = { code: codeOf(secret), request: "client_id=x&sig=x&exp=1" };
  const answer = await visitor.post("/sign-in/two-step/submit", changed);
  expect(answer.location).toBe("/sign-in?problem=expired");
  expect(await visitor.isSignedIn()).toBe(false);
});

test("refuses a code without a correct password before it, or with a forged sign-in cookie", async () => {
  const { email, secret } = await withTwoSteps();
  const nobody = new Visitor(app.url);
  const answer = await nobody.post("/sign-in/two-step/submit", { code: codeOf(secret) });
  expect(answer.location).toContain("/sign-in?problem=challenge");
  const visitor = new Visitor(app.url);
  await visitor.signIn(email, PASSWORD);
  const [name, value] = [...visitor.cookies].find(([each]) => each.includes("two_factor"))!;
  for (const forged of [`${value.split(".")[0]}.x`, "x.y", "%zz.x", ""]) {
    nobody.cookies.set(name, forged);
    const refused = await nobody.post("/sign-in/two-step/submit", { code: codeOf(secret) });
    expect(refused.location).toContain("/sign-in?problem=");
    expect(await nobody.isSignedIn()).toBe(false);
  }
});

test("wrong codes end the sign-in, and ten of them lock the app's codes temporarily", async () => {
  const { email } = await withTwoSteps();
  const locations: string[] = [];
  for (let round = 0; round < 3; round++) {
    const visitor = new Visitor(app.url);
    await visitor.signIn(email, PASSWORD);
    for (let i = 0; i < 6; i++) {
      const code = String(100_000 + round * 10 + i);
      locations.push((await visitor.post("/sign-in/two-step/submit", { code })).location ?? "");
    }
  }
  const problems = locations.map((location) => new URL(location, app.url).searchParams.get("problem"));
  const five = Array.from({ length: 5 }, () => "code");
  expect(problems.slice(0, 6)).toEqual([...five, "challenge"]);
  const untilLocked = problems.slice(0, problems.indexOf("locked"));
  expect(untilLocked.filter((problem) => problem === "code")).toHaveLength(10);
  expect(problems.at(-1)).toBe("locked");
});

test("stores the secret and the backup codes unreadable in the database", async () => {
  const { email, secret, backupCodes } = await withTwoSteps();
  const row = await ownerDb.twoFactor.findFirstOrThrow({ where: { user: { email } } });
  const stored = JSON.stringify(row);
  expect(row.verified).toBe(true);
  for (const each of [secret, ...backupCodes]) expect(stored).not.toContain(each);
});

test("turning it on and off asks for the password, and the page redirects when no set-up was started", async () => {
  const { visitor, email } = await withTwoSteps();
  expect((await visitor.get("/settings/account/two-step")).location).toBe("/settings/account");
  const disable = (current: string) => visitor.post("/settings/account/two-step/disable", { current });
  expect((await disable("wrong password")).location).toContain("problem=current");
  expect((await disable(PASSWORD)).location).toBe("/settings/account?done=two-step-off");
  expect((await new Visitor(app.url).signIn(email, PASSWORD)).location).toBe("/");
  const begin = await visitor.post("/settings/account/two-step/begin", { current: "wrong password" });
  expect(begin.location).toContain("problem=current");
});

test("an unknown address gets no second step", async () => {
  const visitor = new Visitor(app.url);
  const answer = await visitor.signIn(`${randomUUID()}@acme.example`, PASSWORD);
  expect(answer.location).toContain("problem=credentials");
});
