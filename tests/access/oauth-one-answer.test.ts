import { beforeAll, expect, test } from "vitest";
import type { OauthAgent } from "../support/agent";
import type { TestApp } from "../support/app";
import { EVERYDAY, newAgent, newRecruiter, statusOf, type Recruiter } from "../support/recruiter";
import { sharedInstances } from "../support/shared";
import { ownerDb } from "../support/world";

// Two instances on one database: a request is good for one answer, wherever it arrives.
let apps: [TestApp, TestApp];
let recruiter: Recruiter;
let agent: OauthAgent;
let organizationId: string;
beforeAll(async () => {
  apps = await sharedInstances();
  recruiter = await newRecruiter(apps[0].url);
  agent = await newAgent(apps[0].url);
  ({ id: organizationId } = await ownerDb.organization.findFirstOrThrow({
    where: { name: recruiter.organization },
  }));
});

const signed = async () => {
  const { location } = await recruiter.visitor.get(agent.authorizeUrl(EVERYDAY));
  return new URL(location ?? "", apps[0].url).search.slice(1);
};
const answer = (request: string, decision: "allow" | "deny", app = apps[0]) =>
  recruiter.visitor.post(
    `${app.url}/consent/answer`,
    [
      ["request", request],
      ["decision", decision],
      ["organization", organizationId],
      ["scope", "offline_access"],
    ],
    { origin: app.url },
  );
const codeIn = (location: string | null) => new URL(location ?? "", apps[0].url).searchParams.get("code");

test("a second answer to a request is refused, whatever the first was, and its page says so", async () => {
  for (const [first, second] of [
    ["allow", "allow"],
    ["allow", "deny"],
    ["deny", "allow"],
  ] as const) {
    const request = await signed();
    const { location } = await answer(request, first);
    expect(codeIn(location) !== null).toBe(first === "allow");
    // The same words in another order are the same request; a parameter that nobody signed makes no other.
    const reordered = [...new URLSearchParams(request)].reverse();
    for (const again of [request, new URLSearchParams(reordered).toString(), `${request}&more=1`]) {
      const refused = await answer(again, second);
      expect(refused.status).toBe(303);
      expect(refused.location).toMatch(/^\/consent\?/);
      expect(codeIn(refused.location)).toBeNull();
    }
    const page = await recruiter.visitor.get(`/consent?${request}`);
    expect(page.text).toContain("This request has been answered");
    expect(page.text).toContain("Start again");
  }
});

test("of ten answers at once, on two instances, one brings a code, which works", async () => {
  for (let round = 0; round < 5; round++) {
    const request = await signed();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => answer(request, "allow", apps[i % 2])),
    );
    const codes = answers.flatMap(({ location }) => codeIn(location) ?? []);
    expect(codes).toHaveLength(1);
    const { json } = await agent.redeem(codes[0]!);
    expect(await statusOf(agent, String(json.access_token))).toBe(200);
  }
});

test("the request made anew can be answered", async () => {
  const request = await signed();
  await answer(request, "deny");
  const page = await recruiter.visitor.get(`/consent?${request}`);
  const restart = /href="(\/api\/auth\/mcp\/authorize\?[^"]*)"/.exec(page.text)?.[1] ?? "";
  const { location } = await recruiter.visitor.get(restart.replaceAll("&amp;", "&"));
  const anew = new URL(location ?? "", apps[0].url).search.slice(1);
  expect(codeIn((await answer(anew, "allow")).location)).toBeTruthy();
});
