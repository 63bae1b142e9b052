import { randomUUID } from "node:crypto";
import type { Browser } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { linkIn, waitForMail } from "../../support/letters";
import { addDevice, addPasskey } from "../../support/passkeys";
import { signInThere } from "../../support/person-browser";
import { codeFor, newAgent, newRecruiter, PASSWORD, tokensFor } from "../../support/recruiter";
import type { TestApp } from "../../support/app";
import { sharedAppAtLocalhost, sharedBrowser } from "../../support/shared";
import { toolCalls } from "../../support/tool-calls";
import { codeOf } from "../../support/totp";
import { randomAddress, Visitor } from "../../support/visitor";
import { ownerDb } from "../../support/world";

// Somebody who knew the password once takes an account over, step by step; its owner takes it back with a mailed link.
let app: TestApp;
/** Passkeys work on a host name only. */
let site: string;
let browser: Browser;
beforeAll(async () => {
  app = await sharedAppAtLocalhost();
  site = `http://localhost:${app.port}`;
  browser = await sharedBrowser();
});

const NEW = "quilted walrus timetable";
const DAY_MS = 24 * 3600 * 1000;
const someEmail = () => `${randomUUID()}@evil.example`;

/** Adds an authenticator app and returns its secret. */
async function addApp(visitor: Visitor): Promise<string> {
  const { location } = await visitor.post("/settings/account/two-step/begin", { current: PASSWORD });
  const page = (await visitor.get(location ?? "")).text;
  const secret = /<code[^>]*>([A-Z2-7]+)<\/code>/.exec(page)?.[1] ?? "";
  const done = await visitor.post("/settings/account/two-step/confirm", { code: codeOf(secret) });
  expect(done.location).toContain("done=two-step");
  return secret;
}

async function signedIn(email: string, password = PASSWORD) {
  const visitor = new Visitor(site);
  expect((await visitor.signIn(email, password)).location).toBe("/");
  return visitor;
}

async function takenOver() {
  const { email, organization } = await newRecruiter(site);
  const thief = await signedIn(email);
  const context = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": randomAddress() } });
  const page = await context.newPage();
  await page.goto(`${site}/settings/account`);
  await signInThere(page, email);
  await addDevice(page);
  await addPasskey(page, "Spare key");
  await page.waitForURL(/done=passkey/);
  const accomplice = { visitor: thief, email, organization };
  const agent = await newAgent(site, { client_name: "Helpful agent" });
  const tokens = await tokensFor(agent, accomplice);
  const evil = someEmail();
  await thief.post("/settings/account/email", { current: PASSWORD, email: evil });
  const change = linkIn(await waitForMail(app, evil, /Confirm/));
  const secret = await addApp(thief);
  // Half signed in: the password has been accepted, the code not yet entered.
  const halfway = new Visitor(site);
  expect((await halfway.signIn(email, PASSWORD)).location).toContain("two-step");
  const other = await newAgent(site);
  const code = await codeFor(other, accomplice);
  return { email, thief, page, agent, tokens, change, secret, halfway, redeem: () => other.redeem(code) };
}

/** The status and whether it is an error, of a call that writes. */
async function write(accessToken: string) {
  const answer = await toolCalls(site, accessToken).send("createUpload", { fileName: "cv.pdf" });
  const { result } = (await answer.json()) as {
    result?: { isError?: boolean; content?: [{ text: string }] };
  };
  return { status: answer.status, error: result?.isError ? result.content?.[0].text : undefined };
}
const read = async (accessToken: string) =>
  (await toolCalls(site, accessToken).send("getCreditBalance")).status;

/** The link of a letter that the owner asked for, or of a notice that they get anyway. */
async function linkFor(email: string, kind: string) {
  if (kind === "asked for") await new Visitor(site).post("/forgot-password/submit", { email });
  return linkIn(await waitForMail(app, email, kind === "asked for" ? /new password/ : /new e-mail address/));
}

test.each(["asked for", "of a notice"])(
  "a link %s takes an account back: nothing that an attacker left in it works",
  async (kind) => {
    const left = await takenOver();
    const { email, thief, page, agent, tokens, change } = left;
    expect(await write(tokens.access_token)).toEqual({ status: 200, error: undefined });

    const owner = new Visitor(site);
    const link = await linkFor(email, kind);
    await owner.get(link.path);
    expect(await thief.isSignedIn(), "opening a link changes nothing").toBe(true);
    const reset = await owner.post("/reset-password/submit", { token: link.token, password: NEW });
    expect.soft(reset.location).toBe("/account-review?next=%2F");

    expect.soft(await thief.isSignedIn(), "its session").toBe(false);
    await page.goto(`${site}/sign-in`);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.waitForURL((url) => url.searchParams.has("problem") || url.pathname !== "/sign-in");
    expect.soft(page.url(), "its passkey").toContain("problem=passkey");
    const code = { code: codeOf(left.secret) };
    await left.halfway.post("/sign-in/two-step/submit", code);
    expect.soft(await left.halfway.isSignedIn(), "its sign-in halfway").toBe(false);
    const stranger = await newRecruiter(site);
    for (const who of [thief, stranger.visitor, owner])
      for (const at of ["/verify-email/submit", "/settings/account/email/confirm"])
        await who.post(at, { token: change.token });
    expect.soft(await ownerDb.user.count({ where: { email } }), "its change of address").toBe(1);
    expect.soft((await left.redeem()).status, "its agent's code").toBe(400);
    const suspended = { status: 200, error: expect.stringContaining("/account-review") as string };
    expect.soft(await write(tokens.access_token), "its agent writes").toEqual(suspended);
    const refreshed = await agent.refresh(tokens.refresh_token);
    const { access_token: renewed } = refreshed.json as { access_token: string };
    expect.soft(await write(renewed), "its agent writes with a new token").toEqual(suspended);
    expect(await read(renewed)).toBe(200);
    for (const password of [PASSWORD, NEW])
      expect.soft((await thief.signIn(email, `${password}x`)).location).toContain("problem=credentials");

    // The owner is led to the review from wherever they go, and finds all of it ticked.
    expect((await owner.get("/jobs")).location).toBe("/account-review?next=%2F");
    const review = (await owner.get("/account-review?next=%2Fjobs")).text;
    for (const name of ["Spare key", "Authenticator app", "Helpful agent"]) expect(review).toContain(name);
    const ids = (input: RegExp) =>
      [...review.matchAll(input)].map(([tag]) => /value="([^"]*)"/.exec(tag)![1]!);
    const removed = ids(/<input[^>]*name="removed"[^>]*checked[^>]*>/g);
    expect(removed).toHaveLength(4);
    const answer = [
      ["next", "/jobs"],
      ...ids(/<input[^>]*name="shown"[^>]*>/g).map((id) => ["shown", id]),
      ...removed.map((id) => ["removed", id]),
    ] as [string, string][];
    expect((await owner.post("/account-review/submit", answer)).location).toBe("/jobs");
    expect((await owner.get("/jobs")).status).toBe(200);
    expect(await read(renewed)).toBe(401);
    expect(
      await ownerDb.user.findUniqueOrThrow({
        where: { email },
        include: { passkeys: true, twoFactor: true },
      }),
    ).toMatchObject({ passkeys: [], twoFactor: null, twoFactorEnabled: false });
    expect((await new Visitor(site).signIn(email, NEW)).location).toBe("/");
    expect(
      (await owner.post("/reset-password/submit", { token: link.token, password: NEW })).location,
    ).toContain("problem=link");
  },
);

test("what was there before is not ticked, and works again once the owner keeps it", async () => {
  const { email, page, tokens, secret } = await takenOver();
  const monthAgo = new Date(Date.now() - 30 * DAY_MS);
  const { id: userId } = await ownerDb.user.findUniqueOrThrow({ where: { email } });
  await ownerDb.passkey.updateMany({ where: { userId }, data: { createdAt: monthAgo } });
  await ownerDb.oauthConsent.updateMany({ where: { userId }, data: { updatedAt: monthAgo } });
  await ownerDb.twoFactor.updateMany({ where: { userId }, data: { confirmedAt: monthAgo } });
  const owner = new Visitor(site);
  const { token } = await linkFor(email, "asked for");
  // A second step that has been there for long is still asked for: the mailbox alone does not open the account.
  const reset = await owner.post("/reset-password/submit", { token, password: NEW });
  const reviewPage = "/account-review?next=%2F";
  expect(reset.location).toBe(reviewPage);
  expect(await owner.isSignedIn()).toBe(false);
  expect(await write(tokens.access_token)).toEqual({ status: 200, error: undefined });

  const review = await owner.get(reviewPage);
  expect(review.text.match(/name="removed"/g)).toHaveLength(4);
  expect(review.text).not.toMatch(/name="removed"[^>]*checked/);
  const shown = [...review.text.matchAll(/name="shown" value="([^"]*)"/g)].map(([, id]) => id!);
  const answer = (ids: string[], code = "") =>
    owner.post("/account-review/submit", [
      ["code", code],
      ...ids.map((id) => ["shown", id] as [string, string]),
    ]);
  expect((await answer(shown, "000000")).location).toContain("problem=code");
  expect((await answer(shown)).location).toContain("done=removed");
  expect(await owner.isSignedIn(), "nothing is answered without the code").toBe(false);
  expect((await answer(shown.slice(1), codeOf(secret))).location).toContain("problem=more");
  expect((await answer(shown)).location).toBe("/");
  await page.context().clearCookies({ name: /session/ });
  await page.goto(`${site}/sign-in`);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL((url) => url.pathname !== "/sign-in");
  expect((await new Visitor(site).signIn(email, NEW)).location).toContain("two-step");
});

test("a notice takes back an address that was changed, registered again and reset elsewhere", async () => {
  const { email } = await newRecruiter(site);
  const thief = await signedIn(email);
  const evil = someEmail();
  await thief.post("/settings/account/email", { current: PASSWORD, email: evil });
  const notice = linkIn(await waitForMail(app, email, /new e-mail address/));
  const { token } = linkIn(await waitForMail(app, evil, /Confirm/));
  expect((await thief.post("/settings/account/email/confirm", { token })).location).toContain(
    "done=confirmed",
  );
  await waitForMail(app, email, /was changed/);
  await new Visitor(site).signUp({ organization: "Evil", name: "Eve", email, password: PASSWORD });
  const theirs = await linkFor(evil, "asked for");
  await thief.post("/reset-password/submit", { token: theirs.token, password: `${NEW} evil` });
  expect(await thief.isSignedIn()).toBe(true);
  const kept = linkIn(await waitForMail(app, evil, /password was changed/));

  const owner = new Visitor(site);
  const reset = (link: string) => owner.post("/reset-password/submit", { token: link, password: NEW });
  expect((await reset(notice.token)).location).toBe("/account-review?next=%2F");
  expect(await thief.isSignedIn()).toBe(false);
  expect((await reset(kept.token)).location).toContain("problem=link");
  expect((await new Visitor(site).signIn(email, NEW)).location).toBe("/");
  expect(await ownerDb.user.count({ where: { email: evil } })).toBe(0);
});

test("a second reset does not make what the first has suspended look old", async () => {
  const { email } = await newRecruiter(site);
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  const { id: userId } = await ownerDb.user.update({ where: { email }, data: { reviewSince: daysAgo(10) } });
  const key = { credentialID: randomUUID(), publicKey: "x", counter: 0, deviceType: "x", backedUp: false };
  await ownerDb.passkey.create({ data: { ...key, userId, name: "Spare key", createdAt: daysAgo(12) } });
  const owner = new Visitor(site);
  const { token } = await linkFor(email, "asked for");
  await owner.post("/reset-password/submit", { token, password: NEW });
  expect((await owner.get("/account-review")).text).toMatch(/name="removed"[^>]*checked/);
});

test("an old authenticator app of an attacker does not keep the owner out, and is kept by whoever enters its code", async () => {
  const { email, tokens, secret } = await takenOver();
  const { id: userId } = await ownerDb.user.findUniqueOrThrow({ where: { email } });
  const confirmedAt = new Date(Date.now() - 30 * DAY_MS);
  const step = await ownerDb.twoFactor.update({ where: { userId }, data: { confirmedAt } });
  const owner = new Visitor(site);
  const { token } = await linkFor(email, "asked for");
  const reset = await owner.post("/reset-password/submit", { token, password: NEW });
  const review = (await owner.get(reset.location!)).text;
  for (const name of ["Spare key", "Authenticator app", "Helpful agent"]) expect(review).toContain(name);
  expect((await new Visitor(site).get(reset.location!)).location, "for others").toContain("/sign-in");

  // Whoever learns the new password, and did not use the link, ends nothing.
  const ends = async () => (await ownerDb.twoFactor.findUnique({ where: { userId } }))?.endsAt ?? null;
  const eavesdropper = new Visitor(site);
  expect((await eavesdropper.signIn(email, NEW)).location).toContain("two-step");
  for (const cookie of ["", "x".repeat(43)]) {
    if (cookie) eavesdropper.cookies.set("shortlist.took-back", cookie);
    const end = await eavesdropper.post("/account-review/submit", { removed: step.id });
    expect.soft(end.location).toContain("/sign-in");
  }
  expect(await ends()).toBeNull();

  const ticked = [...review.matchAll(/name="removed"[^>]*value="([^"]*)"/g)].map(([, id]) => id!);
  const removal = ticked.map((id) => ["removed", id] as [string, string]);
  expect((await owner.post("/account-review/submit", removal)).location).toContain("done=removed");
  expect(await read(tokens.access_token), "its agent").toBe(401);
  expect(await ownerDb.passkey.count({ where: { userId } })).toBe(0);
  const days = ((await ends())!.getTime() - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(6.99);
  await waitForMail(app, email, /authenticator app will be turned off/);
  expect((await owner.get(reset.location!)).text).toContain("unless its code is entered before");
  expect((await owner.get("/jobs")).location, "the account stays closed").toContain("/sign-in");

  // Until then the password asks for the code; entering it keeps the app.
  const again = new Visitor(site);
  expect((await again.signIn(email, NEW)).location).toContain("two-step");
  expect((await again.get("/sign-in/two-step")).text).not.toContain("/account-review");
  await again.post("/sign-in/two-step/submit", { code: codeOf(secret), next: "/account-review" });
  expect(await again.isSignedIn()).toBe(true);
  expect(await ends()).toBeNull();

  await ownerDb.twoFactor.update({ where: { id: step.id }, data: { endsAt: new Date() } });
  const opened = new Visitor(site);
  expect((await opened.signIn(email, NEW)).location).toBe("/");
  expect((await opened.get("/jobs")).location).toContain("/account-review");
  expect(await ownerDb.twoFactor.count({ where: { userId } })).toBe(0);
  await waitForMail(app, email, /no longer takes a second step/);
});
