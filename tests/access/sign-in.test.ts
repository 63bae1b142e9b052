import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { sql } from "../support/database";
import { newRecruiter, PASSWORD, type Recruiter } from "../support/recruiter";
import { Visitor } from "../support/visitor";
import { sharedApp } from "../support/shared";
import { joinOrganizationOf, ownerActor, ownerDb } from "../support/world";

const app = await sharedApp();
const recruiter = await newRecruiter(app.url);

/** Resolves when more guesses at an account have been counted than are free. */
const attackIsUnderWay = (email: string) =>
  vi.waitFor(async () => {
    const key = `guess:${createHash("sha256").update(email).digest("base64url")}`;
    const [row] = await sql('SELECT count FROM "RateLimit" WHERE key = $1', [key]);
    expect(row?.count).toBeGreaterThan(10);
  }, 60_000);

test("the form has its labels and works without a script", async () => {
  const page = await new Visitor(app.url).get("/sign-in?next=/jobs");
  expect(page.status).toBe(200);
  for (const label of ["Email", "Password"])
    expect(page.text).toMatch(new RegExp(`<label[^>]*>${label}</label>`));
  expect(page.text).toMatch(
    /<form[^>]*method="post"[^>]*action="\/sign-in\/submit"|<form[^>]*action="\/sign-in\/submit"[^>]*method="post"/,
  );
  expect(page.text).toMatch(/<input[^>]*name="next"[^>]*value="\/jobs"/);
});

test("the right password opens a session, whatever the case of the address", async () => {
  const visitor = new Visitor(app.url);
  const answer = await visitor.signIn(recruiter.email.toUpperCase(), PASSWORD, {
    next: "/jobs?status=active",
  });
  expect(answer).toMatchObject({ status: 303, location: "/jobs?status=active" });
  expect(await visitor.isSignedIn()).toBe(true);
  const cookie = answer.headers.getSetCookie().find((each) => each.includes("session_token"));
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
});

test("a wrong password opens no session and answers the same as an unknown address", async () => {
  for (const [email, password] of [
    [recruiter.email, "wrong password"],
    ["nobody@acme.example", PASSWORD],
    [recruiter.email, ""],
    ["", ""],
    ["' OR 1=1 --", "x"],
  ] as const) {
    const visitor = new Visitor(app.url);
    const answer = await visitor.signIn(email, password, { next: "/jobs" });
    expect(answer).toMatchObject({ status: 303, location: "/sign-in?problem=credentials&next=%2Fjobs" });
    expect(await visitor.isSignedIn()).toBe(false);
    expect((await visitor.get(answer.location ?? "")).text).toContain(
      "The e-mail address or password is wrong",
    );
  }
});

test("keeps the typed address after a failed sign-in, but not the password", async () => {
  const visitor = new Visitor(app.url);
  const answer = await visitor.signIn("ann@typo.example", "a secret not to be kept");
  const page = await visitor.get(answer.location ?? "");
  expect(page.text).toContain('value="ann@typo.example"');
  expect(page.text + answer.headers.getSetCookie().join()).not.toContain("a secret not to be kept");
});

test.each([
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example",
  "javascript:alert(1)",
  "\t//evil.example",
  "/\t/evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "/%2e%2e//evil.example",
  "/a/..//evil.example",
  "evil",
  "/%0d%0aSet-Cookie:x",
])("signing in never redirects to %j", async (next) => {
  const answer = await new Visitor(app.url).signIn(recruiter.email, PASSWORD, { next });
  const target = new URL(answer.location ?? "", app.url);
  expect(target.origin).toBe(app.url);
  expect(answer.location).not.toMatch(/^\/\//);
});

test("refuses a form of another site that signs in or out", async () => {
  for (const origin of ["https://evil.example", "null", ""]) {
    const visitor = new Visitor(app.url);
    const answer = await visitor.post(
      "/sign-in/submit",
      { email: recruiter.email, password: PASSWORD },
      { origin },
    );
    expect(answer).toMatchObject({ status: 403, json: { error: "forbidden" } });
    expect(await visitor.isSignedIn()).toBe(false);
    expect((await recruiter.visitor.post("/sign-out", {}, { origin })).status).toBe(403);
  }
  expect(await recruiter.visitor.isSignedIn()).toBe(true);
});

test("signing out ends the session in the database, not only the cookie", async () => {
  const visitor = new Visitor(app.url);
  await visitor.signIn(recruiter.email, PASSWORD);
  const stolen = new Map(visitor.cookies);
  expect(await visitor.post("/sign-out", {})).toMatchObject({ status: 303, location: "/sign-in" });
  expect(await visitor.isSignedIn()).toBe(false);
  for (const [name, value] of stolen) visitor.cookies.set(name, value);
  expect(await visitor.isSignedIn()).toBe(false);
  expect((await visitor.get("/sign-out")).status).toBe(405);
});

test("refuses a session cookie that was changed", async () => {
  const visitor = new Visitor(app.url);
  await visitor.signIn(recruiter.email, PASSWORD);
  const [name, value] = [...visitor.cookies].find(([each]) => each.includes("session_token"))!;
  visitor.cookies.set(name, `${value.slice(0, 5)}${value[5] === "X" ? "Y" : "X"}${value.slice(6)}`);
  expect(await visitor.isSignedIn()).toBe(false);
  // Its own token, but without the signature.
  const token = decodeURIComponent(value).split(".")[0] ?? "";
  expect(await sql('SELECT 1 FROM "Session" WHERE token = $1', [token])).toHaveLength(1);
  visitor.cookies.set(name, token);
  expect(await visitor.isSignedIn()).toBe(false);
  visitor.cookies.set(name, value);
  expect(await visitor.isSignedIn()).toBe(true);
});

test("refuses an expired session although its cookie is signed", async () => {
  const visitor = new Visitor(app.url);
  await visitor.signIn(recruiter.email, PASSWORD);
  expect(await visitor.isSignedIn()).toBe(true);
  await sql(
    `UPDATE "Session" SET "expiresAt" = now() - interval '1 second'
     FROM "User" u WHERE u.id = "userId" AND u.email = $1`,
    [recruiter.email],
  );
  expect(await visitor.isSignedIn()).toBe(false);
});

test("the right password still works after eleven wrong guesses from eleven addresses", async () => {
  const target = await newRecruiter(app.url);
  for (let i = 0; i < 11; i++)
    expect((await new Visitor(app.url).signIn(target.email, "wrong password")).location).toContain(
      "problem=credentials",
    );
  expect((await new Visitor(app.url).signIn(target.email, PASSWORD)).location).toBe("/");
});

test("limits one address to ten guesses at an account in a quarter of an hour", async () => {
  const target = await newRecruiter(app.url);
  const from = new Visitor(app.url, "10.9.8.7");
  for (let i = 0; i < 10; i++)
    expect((await from.signIn(target.email, "wrong password")).location).toContain("problem=credentials");
  expect((await from.signIn(target.email, "wrong password")).location).toContain("problem=wait");
  expect((await new Visitor(app.url).signIn(target.email, PASSWORD)).location).toBe("/");
});

/** The status of a sign-in when too many are waiting already, as happens on a slow machine. */
const overloaded = 503;

async function retryWhileOverloaded(signIn: () => ReturnType<Visitor["signIn"]>) {
  for (;;) {
    const answer = await signIn();
    if (answer.status !== overloaded) return answer;
    await sleep(500);
  }
}

test("slows an attack from many addresses to one guess a second without delaying the owner's browser", async () => {
  const target = await newRecruiter(app.url);
  const started = Date.now();
  const attack = Promise.all(
    Array.from({ length: 60 }, () => new Visitor(app.url).signIn(target.email, "wrong password")),
  );
  await attackIsUnderWay(target.email);
  const ownBrowser = new Visitor(app.url);
  for (const [name, value] of target.visitor.cookies)
    if (name === "shortlist.browser") ownBrowser.cookies.set(name, value);
  expect((await retryWhileOverloaded(() => ownBrowser.signIn(target.email, PASSWORD))).location).toBe("/");
  const answers = await attack;
  const guessed = answers.filter(({ location }) => location?.includes("problem=credentials")).length;
  const seconds = (Date.now() - started) / 1000;
  // Ten immediately, ten more after the owner's sign-in, and one a second.
  expect(guessed).toBeLessThanOrEqual(20 + Math.ceil(seconds));
  const rejected = answers.filter(
    ({ location, status }) => location?.includes("problem=wait") || status === overloaded,
  );
  expect(rejected.length).toBe(60 - guessed);
  // The others waited for their turn: the last in a full queue for eight seconds.
  expect(guessed).toBeLessThan(60);
  expect(seconds).toBeGreaterThan(7);
});

test("a browser known to one account is limited like any other at another account", async () => {
  const target = await newRecruiter(app.url);
  const other = await newRecruiter(app.url);
  const visitor = new Visitor(app.url, "10.9.8.6");
  const cookie = other.visitor.cookies.get("shortlist.browser") ?? "";
  for (let i = 0; i < 10; i++) {
    visitor.cookies.set("shortlist.browser", cookie);
    await visitor.signIn(target.email, "wrong password");
  }
  visitor.cookies.set("shortlist.browser", cookie);
  expect((await visitor.signIn(target.email, PASSWORD)).location).toContain("problem=wait");
});

test("the right password resets the count of wrong guesses", async () => {
  const target = await newRecruiter(app.url);
  const attempt = async (password: string) =>
    (await new Visitor(app.url).signIn(target.email, password)).location ?? "";
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 6; i++) expect(await attempt("wrong password")).toContain("problem=credentials");
    expect(await attempt(PASSWORD)).toBe("/");
  }
});

test("a recruiter of several organizations can choose one of them, and no other", async () => {
  const several = await newRecruiter(app.url);
  const other = await newRecruiter(app.url);
  const stranger = await newRecruiter(app.url);
  await joinOrganizationOf(other, several);
  const idOf = async ({ email }: Recruiter) => (await ownerActor(email)).organizationId;
  const active = async () => {
    const where = { user: { email: several.email } };
    const session = await ownerDb.session.findFirstOrThrow({ where, orderBy: { id: "desc" } });
    return session.activeOrganizationId;
  };

  const visitor = new Visitor(app.url);
  await visitor.signIn(several.email, PASSWORD);
  expect(await active()).toBeNull();
  const page = await visitor.get("/choose-organization?next=/jobs");
  expect(page.text).toContain(several.organization);
  expect(page.text).toContain(other.organization);
  expect(page.text).not.toContain(stranger.organization);
  const choose = (organization: string) =>
    visitor.post("/choose-organization/submit", { organization, next: "/jobs" });
  const chosen = await idOf(other);
  expect((await choose(chosen)).location).toBe("/jobs");
  expect(await active()).toBe(chosen);
  for (const wrong of [await idOf(stranger), "", "nope"])
    expect((await choose(wrong)).location).toContain("problem=not-found");
  expect(await active()).toBe(chosen);
  expect(
    (await new Visitor(app.url).post("/choose-organization/submit", { organization: "x" })).location,
  ).toMatch(/^\/sign-in/);
});

test("signing in opens the organization of a member who has only one", async () => {
  const [row] = await sql(
    `SELECT o.name FROM "Session" s JOIN "User" u ON u.id = s."userId" JOIN "Organization" o ON o.id = s."activeOrganizationId" WHERE u.email = $1`,
    [recruiter.email],
  );
  expect(row.name).toBe(recruiter.organization);
});

test("concurrent sign-ins leave the thread pool free for files and compression", async () => {
  const { text } = await new Visitor(app.url).get("/sign-in");
  const script = /\/_next\/static\/[^"]+\.js/.exec(text)?.[0] ?? "";
  const read = async () => (await fetch(app.url + script, { headers: { "accept-encoding": "gzip" } })).text();
  await read();
  let pending = 48;
  // Pauses the server until all of them have arrived.
  process.kill(app.pid ?? 0, "SIGSTOP");
  const signIns = Array.from({ length: pending }, async (_, n) => {
    await new Visitor(app.url).signIn(`nobody-${n}@acme.example`, PASSWORD);
    pending -= 1;
  });
  await sleep(500);
  process.kill(app.pid ?? 0, "SIGCONT");
  await Promise.race(signIns);
  await read();
  expect(pending).toBeGreaterThan(24);
  await Promise.all(signIns);
});
