import { expect, test } from "vitest";
import { PASSWORD, RECRUITER_SCOPES, newAgent, newRecruiter, statusOf } from "../../support/recruiter";
import { sql } from "../../support/database";
import { sharedInstances } from "../../support/shared";
import { ownerActor } from "../../support/world";

// Two instances on one database: a request can be answered once, whichever instance gets the answer.
const apps = await sharedInstances();
const recruiter = await newRecruiter(apps[0].url);
const agent = await newAgent(apps[0].url);
const { organizationId } = await ownerActor(recruiter.email);

const signedRequest = async () => {
  const { location } = await recruiter.visitor.get(agent.authorizeUrl(RECRUITER_SCOPES));
  return new URL(location ?? "", apps[0].url).search.slice(1);
};
const answer = (request: string, decision: "allow" | "deny", app = apps[0]) =>
  recruiter.visitor.post(
    `${app.url}/consent/answer`,
    { request, decision, organization: organizationId, scope: "offline_access" },
    { origin: apps[0].url },
  );
const codeIn = (location: string | null) => new URL(location ?? "", apps[0].url).searchParams.get("code");

test("refuses another answer to a request, whatever the first was, and says so on its page", async () => {
  for (const [first, second] of [
    ["allow", "deny"],
    ["deny", "allow"],
  ] as const) {
    const request = await signedRequest();
    const { location } = await answer(request, first);
    expect(codeIn(location) !== null).toBe(first === "allow");
    // Reordered parameters are the same request; an unsigned extra parameter does not make a new one.
    const reordered = [...new URLSearchParams(request)].reverse();
    for (const repeated of [request, new URLSearchParams(reordered).toString(), `${request}&more=1`]) {
      const refused = await answer(repeated, second);
      expect(refused.status).toBe(303);
      expect(refused.location).toMatch(/^\/consent\?/);
      expect(codeIn(refused.location)).toBeNull();
    }
    const page = await recruiter.visitor.get(`/consent?${request}`);
    expect(page.text).toContain("This request has been answered");
    expect(page.text).toContain("Start again");
  }
});

test.each(["allow", "deny"] as const)(
  "two presses of %s lead to the same address, until the code is used",
  async (decision) => {
    const request = await signedRequest();
    const [first, second] = await Promise.all([
      answer(request, decision),
      answer(request, decision, apps[1]),
    ]);
    expect(first.location).toMatch(decision === "allow" ? /[?&]code=/ : /error=access_denied/);
    expect(second.location).toBe(first.location);
    expect((await answer(request, decision)).location).toBe(first.location);
    if (decision === "deny") return;
    const tokens = (await agent.redeem(codeIn(first.location)!)).json;
    expect((await answer(request, decision)).location).toMatch(/^\/consent\?/);
    expect(await statusOf(agent, String(tokens.access_token))).toBe(200);
  },
);

test("an answer pressed again after half a minute is refused", async () => {
  const request = await signedRequest();
  await answer(request, "allow");
  await sql(
    `UPDATE "OauthRedemption" SET "claimedAt" = "claimedAt" - interval '31 seconds' WHERE response IS NOT NULL`,
  );
  expect((await answer(request, "allow")).location).toMatch(/^\/consent\?/);
});

test("issues one working code for ten concurrent answers on two instances", async () => {
  for (let round = 0; round < 5; round++) {
    const request = await signedRequest();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => answer(request, "allow", apps[i % 2])),
    );
    const codes = new Set(answers.map(({ location }) => codeIn(location)));
    expect(codes.size).toBe(1);
    const { json } = await agent.redeem([...codes][0]!);
    expect(await statusOf(agent, String(json.access_token))).toBe(200);
  }
});

test("an answer in a session that was renewed meanwhile counts, once, and its page goes on", async () => {
  const codes = new Set<string | null>();
  const request = await signedRequest();
  await recruiter.visitor.signIn(recruiter.email, PASSWORD);
  for (const { location } of [await answer(request, "allow"), await answer(request, "allow")]) {
    const page = await recruiter.visitor.get(location ?? "");
    expect(page.text).toContain("Your answer counts");
    expect(page.text).toMatch(/href="\/api\/auth\/mcp\/authorize/);
    const goesOn = /<meta http-equiv="refresh" content="1;url=([^"]*)"/.exec(page.text)?.[1] ?? "";
    codes.add(codeIn(goesOn.replaceAll("&amp;", "&")));
  }
  const [code] = codes;
  expect(codes.size).toBe(1);
  const denied = await recruiter.visitor.get((await answer(request, "deny")).location ?? "");
  expect(denied.text).toContain("This request has been answered");
  const { json } = await agent.redeem(code!);
  expect(await statusOf(agent, String(json.access_token))).toBe(200);
});

test("a request that is started again can be answered", async () => {
  const request = await signedRequest();
  await answer(request, "deny");
  const page = await recruiter.visitor.get(`/consent?${request}`);
  const restart = /href="(\/api\/auth\/mcp\/authorize\?[^"]*)"/.exec(page.text)?.[1] ?? "";
  const { location } = await recruiter.visitor.get(restart.replaceAll("&amp;", "&"));
  const restarted = new URL(location ?? "", apps[0].url).search.slice(1);
  expect(codeIn((await answer(restarted, "allow")).location)).toBeTruthy();
});
