import { randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { expect, onTestFinished, test, vi } from "vitest";
import { env } from "@/lib/env";
import { sql } from "../../support/database";
import { mailTo, waitForMail, linkIn } from "../../support/letters";
import { newAgent, newRecruiter, PASSWORD, statusOf, tokensFor } from "../../support/recruiter";
import { type Answer, Visitor } from "../../support/visitor";
import { startApp } from "../../support/app";
import { sharedApp, sharedDirectApp } from "../../support/shared";
import { joinOrganizationOf, ownerActor, ownerDb } from "../../support/world";

const app = await sharedApp();

const someEmail = () => `${randomUUID()}@acme.example`;
const account = (email: string) => ({ organization: "Acme", name: "Ann", email, password: PASSWORD });
const NEW = "quilted walrus timetable";

async function signedUp(email = someEmail()) {
  const visitor = new Visitor(app.url);
  await visitor.signUp(account(email));
  return { visitor, email };
}
const creditsOf = async (email: string) =>
  (
    await sql(
      `SELECT t.amount FROM "CreditTransaction" t JOIN "Member" m USING ("organizationId") JOIN "User" u ON u.id = m."userId"
       WHERE u.email = $1`,
      [email],
    )
  ).map(({ amount }) => amount as number);

/** What a visitor sees of an answer, without what differs for each address and each page. */
async function seenBy(visitor: Visitor, { status, location }: Answer, email: string) {
  const page = await visitor.get(location ?? "");
  return {
    status,
    location,
    cookies: [...visitor.cookies.keys()],
    page: page.text.replaceAll(email, "the address").replace(/nonce="[^"]*"/g, "").length,
  };
}

test("sign-up answers the same for an address with an account, and mails its owner", async () => {
  const { email } = await newRecruiter(app.url);
  const answers = [];
  for (const each of [email, email.toUpperCase(), someEmail(), someEmail()]) {
    const visitor = new Visitor(app.url);
    const started = performance.now();
    const answer = await visitor.signUp({ ...account(each), organization: "Other" });
    const quick = performance.now() - started < 390;
    answers.push({ ...(await seenBy(visitor, answer, each)), quick });
  }
  for (const each of answers.slice(1)) expect(each).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ status: 303, location: "/sign-up/sent", quick: false });
  expect((await waitForMail(app, email, /already/)).text).toContain("no new one was created");
  expect(await sql('SELECT 1 FROM "User" WHERE lower(email) = $1', [email])).toHaveLength(1);
  expect(await sql(`SELECT 1 FROM "Organization" WHERE name = 'Other'`)).toHaveLength(2);
});

test("signing in after sign-up does not reveal whether the address already had an account", async () => {
  const { email } = await newRecruiter(app.url);
  const answers = [];
  for (const each of [email, someEmail()]) {
    const visitor = new Visitor(app.url);
    await visitor.signUp({ ...account(each), password: NEW });
    const answer = await visitor.signIn(each, NEW, { next: "/jobs" });
    answers.push(await seenBy(visitor, answer, each));
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ location: "/sign-in?problem=credentials&next=%2Fjobs" });
  expect((await new Visitor(app.url).signIn(email, PASSWORD)).location).toBe("/");
});

test("sign-up refuses a common password with advice on a better one", async () => {
  const visitor = new Visitor(app.url);
  const answer = await visitor.signUp({ ...account(someEmail()), password: "password123" });
  expect(answer.location).toBe("/sign-up?problem=guessable");
  expect((await visitor.get(answer.location ?? "")).text).toContain("unrelated words");
});

test("the link in the letter opens an account and grants its trial credits once, without signing in", async () => {
  const { visitor, email } = await signedUp();
  const signIn = async () => (await visitor.signIn(email, PASSWORD)).location;
  expect(await signIn()).toContain("problem=credentials");
  expect(await visitor.isSignedIn()).toBe(false);
  expect(await creditsOf(email)).toEqual([]);

  const { path, token } = linkIn(await waitForMail(app, email, /Confirm/));
  // A mail program that prefetches the link confirms nothing.
  const elsewhere = new Visitor(app.url);
  expect((await elsewhere.get(path)).text).toContain("Confirm this address");
  expect([await creditsOf(email), await signIn()]).toEqual([[], expect.stringContaining("credentials")]);
  const confirmed = await elsewhere.post("/verify-email/submit", { token });
  expect(confirmed.location).toBe("/sign-in?done=confirmed");
  expect(await elsewhere.isSignedIn()).toBe(false);
  expect(await creditsOf(email)).toEqual([100]);
  await visitor.post("/verify-email/submit", { token });
  expect(await creditsOf(email)).toEqual([100]);
  expect(await signIn()).toBe("/");
});

test("refuses a changed link, and sends an address at most five letters an hour", async () => {
  const { visitor, email } = await signedUp();
  const { token } = linkIn(await waitForMail(app, email, /Confirm/));
  for (const wrong of ["", "x", `${token}x`, `${token.slice(0, -4)}AAAA`])
    expect((await visitor.post("/verify-email/submit", { token: wrong })).location).toBe(
      "/verify-email?problem=link",
    );
  for (let i = 0; i < 6; i++)
    await new Visitor(app.url).post(i % 2 ? "/sign-up/submit" : "/forgot-password/submit", account(email));
  // Without the letter that the password was changed, which nobody asks for.
  const askedFor = () => mailTo(app, email).filter(({ subject }) => !/was changed/.test(subject));
  await expect.poll(() => askedFor().length).toBe(5);
  const another = linkIn(await waitForMail(app, email, /new password/));
  const reset = { token: another.token, password: NEW };
  expect((await visitor.post("/reset-password/submit", reset)).location).toContain("/account-review");
  expect(await visitor.isSignedIn()).toBe(true);
  expect(await creditsOf(email)).toEqual([100]);
  expect(askedFor()).toHaveLength(5);
});

test("a mailed link replaces a forgotten password once and ends every session", async () => {
  const { visitor, email } = await newRecruiter(app.url);
  const locations = [];
  for (const each of [email, someEmail()])
    locations.push((await new Visitor(app.url).post("/forgot-password/submit", { email: each })).location);
  expect(locations).toEqual(["/forgot-password?done=sent", "/forgot-password?done=sent"]);
  const { path, token } = linkIn(await waitForMail(app, email, /new password/));
  expect((await new Visitor(app.url).get(path)).text).toContain("Choose a new password");
  const stored = await sql('SELECT * FROM "RecoveryLink"');
  expect(JSON.stringify(stored)).not.toContain(token);

  const reset = (password: string) =>
    new Visitor(app.url).post("/reset-password/submit", { token, password });
  for (const guessable of ["password123", email.split("@")[0] ?? ""])
    expect((await reset(guessable)).location).toContain("problem=guessable");
  expect(await visitor.isSignedIn()).toBe(true);
  const done = await Promise.all(Array.from({ length: 5 }, (_, n) => reset(`${NEW} ${n}`)));
  const isDone = ({ location }: Answer) => location === "/account-review?next=%2F";
  expect(done.filter(isDone)).toHaveLength(1);
  expect(await visitor.isSignedIn()).toBe(false);
  expect((await reset(NEW)).location).toContain("problem=link");
  expect((await new Visitor(app.url).signIn(email, PASSWORD)).location).toContain("problem=credentials");
  const winner = done.findIndex(isDone);
  expect((await new Visitor(app.url).signIn(email, `${NEW} ${winner}`)).location).toBe("/");
  await waitForMail(app, email, /was changed/);
});

test("refuses an expired link for a new password", async () => {
  const { email } = await newRecruiter(app.url);
  await new Visitor(app.url).post("/forgot-password/submit", { email });
  const { token } = linkIn(await waitForMail(app, email, /new password/));
  await sql(`UPDATE "RecoveryLink" SET "expiresAt" = now() - interval '1 second' WHERE email = $1`, [email]);
  const answer = await new Visitor(app.url).post("/reset-password/submit", { token, password: NEW });
  expect(answer.location).toContain("problem=link");
  expect((await new Visitor(app.url).signIn(email, PASSWORD)).location).toBe("/");
});

test("changing the password asks for the current one, ends the other sessions and mails the owner", async () => {
  const { visitor, email } = await newRecruiter(app.url);
  const other = new Visitor(app.url);
  await other.signIn(email, PASSWORD);
  const change = (current: string, password: string) =>
    visitor.post("/settings/account/password", { current, password });
  expect((await change("wrong password", NEW)).location).toContain("problem=current");
  expect((await change(PASSWORD, "short")).location).toContain("problem=invalid");
  expect((await change(PASSWORD, "password123")).location).toContain("problem=guessable");
  expect(await other.isSignedIn()).toBe(true);
  expect((await change(PASSWORD, NEW)).location).toBe("/settings/account?done=password");
  expect(await other.isSignedIn()).toBe(false);
  expect(await visitor.isSignedIn()).toBe(true);
  await waitForMail(app, email, /was changed/);
  expect((await new Visitor(app.url).signIn(email, NEW)).location).toBe("/");
});

test("changing the password keeps the organization open that the browser had chosen", async () => {
  const { visitor, email } = await newRecruiter(app.url);
  const other = await newRecruiter(app.url);
  await joinOrganizationOf(other, { email });
  const { organizationId } = await ownerActor(other.email);
  await visitor.post("/choose-organization/submit", { organization: organizationId });
  await visitor.post("/settings/account/password", { current: PASSWORD, password: NEW });
  const jobs = await visitor.get("/jobs");
  expect(jobs.location).toBeNull();
  expect(await ownerDb.session.findMany({ where: { user: { email } } })).toMatchObject([
    { activeOrganizationId: organizationId },
  ]);
});

test("changes an email address once, when its owner confirms the link, and tells the old address both times", async () => {
  const { visitor, email } = await newRecruiter(app.url);
  const newEmail = someEmail();
  const change = (current: string, to: string) =>
    visitor.post("/settings/account/email", { current, email: to });
  expect((await change("wrong password", newEmail)).location).toContain("problem=current");
  expect((await change(PASSWORD, "nonsense")).location).toContain("problem=address");
  expect((await change(PASSWORD, newEmail)).location).toBe("/settings/account?done=email");
  const { path, token } = linkIn(await waitForMail(app, newEmail, /Confirm/));
  expect((await waitForMail(app, email, /new e-mail address/)).text).toContain(newEmail);
  expect((await new Visitor(app.url).signIn(newEmail, PASSWORD)).location).toContain("problem=credentials");

  const confirm = async (by: Visitor, link: string) =>
    (await by.post("/settings/account/email/confirm", { token: link })).location;
  const stranger = await newRecruiter(app.url);
  expect(await confirm(stranger.visitor, token)).toContain("problem=email-link");
  const signedOut = new Visitor(app.url);
  expect(await confirm(signedOut, token)).toMatch(/^\/sign-in\?next=/);
  expect((await signedOut.get(path)).location).toContain(encodeURIComponent(token));
  expect((await visitor.get(path)).text).toContain(`from ${email} to ${newEmail}`);
  expect((await stranger.visitor.get(path)).text).not.toContain(newEmail);
  // A newer request replaces an older one.
  await change(PASSWORD, newEmail);
  const newer = await vi.waitFor(() => {
    const link = linkIn(mailTo(app, newEmail).at(-1)!).token;
    if (link === token) throw new Error("no second letter");
    return link;
  });
  expect(await confirm(visitor, token)).toContain("problem=email-link");
  expect(await confirm(visitor, newer)).toContain("done=confirmed");
  expect((await waitForMail(app, email, /address of your account was changed/)).text).toContain(newEmail);
  expect((await new Visitor(app.url).signIn(newEmail, PASSWORD)).location).toBe("/");
  expect(await confirm(visitor, newer)).toContain("problem=email-link");
});

test("changing the password stops a change of address, and links of the previous release change none", async () => {
  const { visitor, email } = await newRecruiter(app.url);
  const newEmail = someEmail();
  await visitor.post("/settings/account/email", { current: PASSWORD, email: newEmail });
  const { token } = linkIn(await waitForMail(app, newEmail, /Confirm/));
  await visitor.post("/settings/account/password", { current: PASSWORD, password: NEW });
  const confirmed = await visitor.post("/settings/account/email/confirm", { token });
  expect(confirmed.location).toContain("problem=email-link");
  // better-auth's own token, as the previous release mailed it.
  const { id } = await ownerDb.user.findUniqueOrThrow({ where: { email } });
  const former = await new SignJWT({
    email,
    updateTo: newEmail,
    requestType: "change-email-verification",
    userId: id,
  })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(env.BETTER_AUTH_SECRET));
  expect((await visitor.post("/verify-email/submit", { token: former })).location).toContain("problem=link");
  expect(await ownerDb.user.count({ where: { email } })).toBe(1);
});

test("a rate-limited confirmation asks to wait, and its link works afterwards", async () => {
  const { email } = await signedUp();
  const { token } = linkIn(await waitForMail(app, email, /Confirm/));
  const confirm = (visitor: Visitor, link: string) => visitor.post("/verify-email/submit", { token: link });
  const hasty = new Visitor(app.url, "10.77.0.21");
  for (let i = 0; i < 20; i++) expect((await confirm(hasty, "x")).location).toContain("problem=link");
  const { location } = await confirm(hasty, token);
  expect((await hasty.get(location ?? "")).text).toContain("Too many attempts");
  expect(new URL(location ?? "", app.url).searchParams.get("token")).toBe(token);
  expect((await confirm(new Visitor(app.url), token)).location).toContain("done=confirmed");
});

test("a forgotten password is not said to be mailed where no mail server is set up", async () => {
  const { email } = await newRecruiter(app.url);
  const mailless = await sharedDirectApp();
  const visitor = new Visitor(mailless.url);
  const { location } = await visitor.post("/forgot-password/submit", { email });
  expect((await visitor.get(location ?? "")).text).toContain("This server sends no e-mail");
});

test("changing the address reports that no letter can be sent, whether or not it has an account", async () => {
  const { email } = await newRecruiter(app.url);
  const other = await newRecruiter(app.url);
  const down = await startApp({ env: { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "a@b.example" } });
  onTestFinished(() => down.stop());
  const visitor = new Visitor(down.url);
  await visitor.signIn(email, PASSWORD);
  for (const each of [someEmail(), other.email]) {
    const answer = await visitor.post("/settings/account/email", { current: PASSWORD, email: each });
    expect(answer.location).toBe("/settings/account?problem=mail");
  }
});

test("resetting the password shuts out a person who signed up with another's address", async () => {
  const recruiter = await newRecruiter(app.url);
  const { visitor, email } = recruiter;
  const agent = await newAgent(app.url);
  const { access_token: token } = await tokensFor(agent, recruiter);
  expect(await statusOf(agent, token)).toBe(200);
  // As in old accounts, which were open before their address was confirmed.
  await sql('UPDATE "User" SET "emailVerified" = false WHERE email = $1', [email]);
  await new Visitor(app.url).post("/forgot-password/submit", { email });
  const reset = linkIn(await waitForMail(app, email, /new password/));
  await new Visitor(app.url).post("/reset-password/submit", { token: reset.token, password: NEW });
  expect(await visitor.isSignedIn()).toBe(false);
  expect(await statusOf(agent, token)).toBe(401);
  expect((await visitor.signIn(email, PASSWORD)).location).toContain("problem=credentials");
  expect((await visitor.signIn(email, NEW)).location).toBe("/");
});

test("changing to another account's address answers the same and sends no letter", async () => {
  const { visitor } = await newRecruiter(app.url);
  const other = await newRecruiter(app.url);
  const before = mailTo(app, other.email).length;
  const form = { current: PASSWORD, email: other.email };
  expect((await visitor.post("/settings/account/email", form)).location).toBe("/settings/account?done=email");
  expect(mailTo(app, other.email)).toHaveLength(before);
});

test("a person lists their sessions and ends one or all others, but none of another person", async () => {
  const { visitor, email } = await newRecruiter(app.url);
  const stranger = await newRecruiter(app.url);
  const browsers = [new Visitor(app.url), new Visitor(app.url), new Visitor(app.url)];
  for (const [i, each] of browsers.entries())
    await each.post(
      "/sign-in/submit",
      { email, password: PASSWORD },
      {
        "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
        "x-forwarded-for": i ? "192.0.2.44" : "2001:db8:7:9::1",
      },
    );
  const page = (await visitor.get("/settings/account")).text;
  expect(page.match(/Firefox on Linux<\/p>/g)).toHaveLength(3);
  expect(page).toContain("192.0.2.44");
  // An IPv6 address is stored as its network.
  expect(page).toContain(">2001:db8:7:9:: ·");
  expect(page).toContain("This browser");

  const sessionsOf = (of: string) =>
    ownerDb.session.findMany({ where: { user: { email: of } }, orderBy: { createdAt: "asc" } });
  const end = (session: string) => visitor.post("/settings/account/sessions", { session });
  for (const theirs of await sessionsOf(stranger.email)) await end(theirs.id);
  expect(await stranger.visitor.isSignedIn()).toBe(true);
  await end((await sessionsOf(email))[1]?.id ?? "");
  expect(await Promise.all(browsers.map((each) => each.isSignedIn()))).toEqual([false, true, true]);
  await visitor.post("/settings/account/sessions", {});
  expect(await Promise.all(browsers.map((each) => each.isSignedIn()))).toEqual([false, false, false]);
  expect(await visitor.isSignedIn()).toBe(true);
});

test("the account page's forms refuse signed-out visitors and requests from other sites", async () => {
  const { visitor } = await newRecruiter(app.url);
  for (const act of ["password", "email", "sessions"]) {
    const path = `/settings/account/${act}`;
    expect((await new Visitor(app.url).post(path, {})).location).toMatch(/^\/sign-in\?next=/);
    expect((await visitor.post(path, {}, { origin: "https://evil.example" })).status).toBe(403);
  }
});
