import { expect, test } from "vitest";
import { answerConsent } from "../../support/answer-consent";
import { personAnswering, Host, type Sdk, sdks } from "../../support/host";
import { newAgent, newRecruiter, PASSWORD, tokensFor } from "../../support/recruiter";
import { Visitor } from "../../support/visitor";
import { sharedApp } from "../../support/shared";

// How the SDKs' transports behave when a call needs a scope that was not granted: they ask once, or not at all.
const app = await sharedApp();
const recruiter = await newRecruiter(app.url);

const address = `${app.url}/api/mcp`;
const generations = Object.keys(sdks) as Sdk[];
const READ = "service:recruiter";
const job = {
  title: "Baker",
  description: "We look for a baker with two years in a bakery. You start at four in the morning.",
};
const ticking = (ticked: string[], allow = true) => personAnswering(recruiter.visitor, { ticked, allow });
const textOf = (result: object) => (result as { content: [{ text: string }] }).content[0].text;
const scopesOf = (host: Host) => new Set(host.given?.scope?.split(" "));
const sentence = /^The recruiter chose not to allow this agent to use createJob; .*\/agents\.$/;

/** A host with only the read scope, as before the challenge named more. Without a refresh token it steps up. */
async function reader(sdk: Sdk) {
  const host = new Host({ grant_types: ["authorization_code"] });
  await host.authorize(sdk, address, ticking([]), READ);
  expect(scopesOf(host)).toEqual(new Set([READ]));
  return host;
}

test.each(generations)("the SDK %s sees every tool and steps up in the call that needs it", async (sdk) => {
  const host = await reader(sdk);
  const client = await host.connect(sdk, address, ticking(["service:recruiter:write"]));
  expect(await client.tools()).toContain("createJob");
  expect((await client.call("createJob", job)).isError).toBeFalsy();
  expect(host.asked).toHaveLength(2);
  expect(scopesOf(host)).toEqual(new Set([READ, "service:recruiter:write"]));
  expect((await client.call("createJob", { ...job, title: "Second baker" })).isError).toBeFalsy();
  expect(host.asked).toHaveLength(2);
  await client.close();
});

test.each(generations)("the SDK %s reports a denied step-up and does not ask again", async (sdk) => {
  const host = await reader(sdk);
  const client = await host.connect(sdk, address, ticking([], false));
  await expect(client.call("createJob", job)).rejects.toThrow("not allowed: access_denied");
  expect(host.asked).toHaveLength(2);
  for (let i = 0; i < 3; i++) {
    const result = await client.call("createJob", job);
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(sentence);
  }
  expect((await client.call("getCreditBalance")).isError).toBeFalsy();
  expect(host.asked).toHaveLength(2);
  await client.close();
});

test.each(generations)(
  "the SDK %s asks once more for a scope that the recruiter unticked, and then reports it",
  async (sdk) => {
    const host = new Host({ grant_types: ["authorization_code"] });
    const client = await host.connect(sdk, address, ticking([]));
    await expect(client.call("createJob", job).catch(() => null)).resolves.toBeDefined();
    expect(host.asked).toHaveLength(2);
    for (const args of [job, {}, { nonsense: 1 }]) {
      const result = await client.call("createJob", args);
      expect(result.isError).toBe(true);
      expect(textOf(result)).toMatch(sentence);
    }
    expect((await client.call("getCreditBalance")).isError).toBeFalsy();
    expect(host.asked).toHaveLength(2);
    await client.close();
  },
);

test("an agent that is asked for once more and then allowed can write", async () => {
  const host = new Host({ grant_types: ["authorization_code"] });
  await host.authorize("2.x", address, ticking([]));
  expect(scopesOf(host)).toEqual(new Set([READ]));
  const client = await host.connect("2.x", address, ticking(["service:recruiter:write"]));
  expect((await client.call("createJob", job)).isError).toBeFalsy();
  expect(host.asked).toHaveLength(2);
  await client.close();
});

test("the one challenge after an unticked scope says where to change it, whichever of two calls gets it", async () => {
  const agent = await newAgent(app.url);
  const { access_token } = await tokensFor(agent, recruiter, `${READ} service:recruiter:write`, {
    ticked: [],
  });
  const call = () =>
    agent.http.request("/api/mcp", {
      method: "POST",
      headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "createJob", arguments: job },
      }),
    });
  const answers = await Promise.all([call(), call(), call()]);
  const challenges = answers.filter(({ status }) => status === 403);
  expect(challenges).toHaveLength(1);
  expect(challenges[0]!.headers.get("www-authenticate")).toContain('error="insufficient_scope"');
  expect(challenges[0]!.json.message).toMatch(/\/agents\. They can be asked once more now\.$/);
  for (const { status, text } of answers.filter(({ status }) => status !== 403))
    expect([status, text]).toEqual([200, expect.stringContaining("chose not to allow")]);
});

test("stepping up keeps the scopes granted before, also after a refresh", async () => {
  const host = new Host();
  const person = personAnswering(recruiter.visitor);
  await host.authorize("2.x", address, person, "openid email offline_access service:recruiter");
  host.given = undefined;
  await host.authorize("2.x", address, person, "service:recruiter service:recruiter:write");
  const allScopes = new Set(["openid", "email", "offline_access", READ, "service:recruiter:write"]);
  expect(scopesOf(host)).toEqual(allScopes);
  await host.authorize("2.x", address, person);
  expect(host.asked, "refreshing asks for no consent").toHaveLength(2);
  expect(scopesOf(host)).toEqual(allScopes);
});

test("requesting fewer scopes returns a token for just those and keeps the earlier token's scopes", async () => {
  const host = new Host({ grant_types: ["authorization_code"] });
  const person = personAnswering(recruiter.visitor);
  const everything = await host.authorize("2.x", address, person, `openid ${READ} service:recruiter:write`);
  host.given = undefined;
  await host.authorize("2.x", address, person, READ);
  expect(scopesOf(host)).toEqual(new Set([READ]));
  host.given = everything;
  const client = await host.connect("2.x", address, person);
  expect((await client.call("createJob", job)).isError).toBeFalsy();
  expect(host.asked).toHaveLength(2);
  await client.close();
});

test("the screen marks new scopes, names kept ones and leaves those unticked before unticked", async () => {
  const host = new Host({ grant_types: ["authorization_code"] });
  const page = async () => {
    const { location } = await recruiter.visitor.get(host.asked.at(-1)!.href);
    return (await recruiter.visitor.get(location ?? "")).text;
  };
  const authorize = (scope: string, ticked: string[], check: (text: string) => void) =>
    host.authorize(
      "2.x",
      address,
      async (authorizeUrl) => {
        check(await page());
        return ticking(ticked)(authorizeUrl);
      },
      scope,
    );
  await authorize("openid service:recruiter", [], (text) => expect(text).not.toContain(">New<"));
  await authorize("service:recruiter service:recruiter:write", [], (text) => {
    expect(text.match(/>New</g)).toHaveLength(1);
    expect(text).toContain(`You have given it access to ${recruiter.organization}`);
    expect(text).toContain("Already allowed");
  });
  expect(scopesOf(host)).toEqual(new Set(["openid", READ]));
  const everything = "openid service:recruiter service:recruiter:write";
  await authorize(everything, ["service:recruiter:write"], (text) => {
    expect(text).toContain("You did not allow this last time");
    expect(text).not.toMatch(/<input[^>]*value="service:recruiter:write"[^>]*checked/);
    expect(text).not.toMatch(/<input[^>]*checked[^>]*value="service:recruiter:write"/);
  });
  expect(scopesOf(host)).toEqual(new Set(everything.split(" ")));
});

test("unticking a scope later removes it immediately, from earlier tokens too", async () => {
  const host = new Host();
  const client = await host.connect("2.x", address, personAnswering(recruiter.visitor));
  expect((await client.call("createJob", job)).isError).toBeFalsy();
  const newSession = new Visitor(app.url);
  await newSession.signIn(recruiter.email, PASSWORD);
  const response = await newSession.get(host.asked[0]!.href);
  await answerConsent(newSession, response.location ?? "", { ticked: ["offline_access"] });
  expect(textOf(await client.call("createJob", job))).toMatch(sentence);
  await host.authorize("2.x", address, personAnswering(recruiter.visitor));
  expect(scopesOf(host), "refreshing does not restore the scope").toEqual(new Set([READ, "offline_access"]));
  await client.close();
});
