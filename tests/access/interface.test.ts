import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { challengeOf } from "../support/agent";
import { RECRUITER_SCOPES, codeFor, newAgent, newRecruiter, tokensFor } from "../support/recruiter";
import { Visitor } from "../support/visitor";
import { sentFile } from "../support/sent-file";
import { sharedApp } from "../support/shared";

// Checks the statements of the interface's document, row by row, against the running app and only over HTTP.

const app = await sharedApp();
const recruiter = await newRecruiter(app.url);
const agent = await newAgent(app.url);
const registered = await agent.register({ scope: RECRUITER_SCOPES });
const redeemed = await agent.redeem(await codeFor(agent, recruiter));
const token = String(redeemed.json.access_token);
const readToken = (await tokensFor(await newAgent(app.url), recruiter, "service:recruiter")).access_token;

const visitor = () => new Visitor(app.url);
const get = (path: string) => visitor().request(path, {});
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  visitor().request(path, { method: "POST", body, headers });
const json = { "content-type": "application/json" };
const register = (metadata: object) => post("/api/auth/mcp/register", JSON.stringify(metadata), json);

const mcp = (method: string, params: object = {}, bearer: string | null = token, id: unknown = 1) =>
  post("/api/mcp", JSON.stringify({ jsonrpc: "2.0", id, method, params }), {
    ...json,
    accept: "application/json, text/event-stream",
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
  });
type Result = { isError?: boolean; structuredContent: Record<string, unknown>; content: { text: string }[] };
async function tool(name: string, args: object, bearer = token): Promise<Result> {
  const answer = await mcp("tools/call", { name, arguments: args }, bearer);
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.text}`);
  return answer.json.result as Result;
}
const job = await tool("createJob", { title: "Engineer", description: "Runs PostgreSQL in production." });
const jobId = String(job.structuredContent.jobId);
type Listed = { name: string; inputSchema: object; outputSchema: object };
const getTools = async () => ((await mcp("tools/list")).json.result as { tools: Listed[] }).tools;
const initialize = (bearer?: string | null) =>
  mcp(
    "initialize",
    { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "t", version: "1" } },
    bearer,
  );

const resource = "/.well-known/oauth-protected-resource/api/mcp";
const server = "/.well-known/oauth-authorization-server";
const metadata = async (path: string) => (await get(path)).json;
const authorize = (more: Record<string, string | undefined>) =>
  recruiter.visitor.get(agent.authorizeUrl(RECRUITER_SCOPES, more));
const cv = (name: string) => sentFile("cv.txt", `${name}\nEngineer at Acme since 2019\nPostgreSQL`);
const errorObject = { error: expect.stringMatching(/^[a-z_]+$/) };

const scopes = [
  "openid",
  "profile",
  "email",
  "offline_access",
  "service:recruiter",
  "service:recruiter:write",
  "service:admin:recruiter",
  "service:admin:sql",
];
const readTools = [
  "listConfiguredJobs",
  "listJobCandidates",
  "searchCandidates",
  "searchCandidateApplications",
  "presentCandidate",
  "getCandidateData",
  "getScorecardConfig",
  "getCreditBalance",
  "editScorecardDraft",
  "getGeneratedScorecard",
];
const writeTools = [
  "generateScorecard",
  "saveScorecard",
  "createJob",
  "createCandidate",
  "parseDocument",
  "acceptCandidate",
  "rejectCandidate",
];
const administrators = ["findOrganizations", "inviteRecruiter", "queryDatabase"];

test("POST /api/mcp without a token is 401", async () => expect((await initialize(null)).status).toBe(401));

test("POST /api/mcp with a bad token is 401", async () => expect((await initialize("bad")).status).toBe(401));

test("the 401 names the protected resource's metadata", async () =>
  expect((await initialize(null)).headers.get("www-authenticate")).toContain(
    `Bearer resource_metadata="${app.url}${resource}"`,
  ));

test("the 401's body is the Error object", async () =>
  expect((await initialize(null)).json).toMatchObject(errorObject));

test("the Error object has a description and a message for people", async () =>
  expect((await initialize(null)).json).toMatchObject({
    error_description: expect.any(String),
    message: expect.any(String),
  }));

test("initialize returns the server's information", async () =>
  expect((await initialize()).json).toHaveProperty("result.serverInfo"));

test("a response has jsonrpc 2.0", async () =>
  expect((await initialize()).json).toMatchObject({ jsonrpc: "2.0" }));

test("a response repeats a numeric id", async () =>
  expect((await mcp("tools/list", {}, token, 7)).json.id).toBe(7));

test("a response repeats a string id", async () =>
  expect((await mcp("tools/list", {}, token, "a")).json.id).toBe("a"));

test("refuses another jsonrpc version", async () =>
  expect(
    (
      await post("/api/mcp", '{"jsonrpc":"1.0","id":1,"method":"ping"}', {
        ...json,
        authorization: `Bearer ${token}`,
      })
    ).status,
  ).toBe(400));

test("serves the resource's metadata", async () => expect((await get(resource)).status).toBe(200));

test("resource is the URL of the MCP endpoint", async () =>
  expect((await metadata(resource)).resource).toBe(`${app.url}/api/mcp`));

test("authorization_servers lists only the service", async () =>
  expect((await metadata(resource)).authorization_servers).toEqual([app.url]));

test("resource_name is a string", async () =>
  expect((await metadata(resource)).resource_name).toEqual(expect.any(String)));

test("serves the authorization server's metadata", async () => expect((await get(server)).status).toBe(200));

test("issuer is the service's URL", async () => expect((await metadata(server)).issuer).toBe(app.url));

test.each(["register", "authorize", "token"] as const)(
  "the metadata names the %s endpoint",
  async (endpoint) => {
    const name = { register: "registration", authorize: "authorization", token: "token" }[endpoint];
    expect((await metadata(server))[`${name}_endpoint`]).toBe(`${app.url}/api/auth/mcp/${endpoint}`);
  },
);

test.each(scopes)("the metadata lists the scope %s", async (scope) =>
  expect((await metadata(server)).scopes_supported).toContain(scope),
);

test("S256 is the only code challenge method", async () =>
  expect((await metadata(server)).code_challenge_methods_supported).toEqual(["S256"]));

test("registering answers 201", async () => expect(registered.status).toBe(201));

test("a registration returns client_id and client_secret", async () =>
  expect(registered.json).toMatchObject({
    client_id: expect.any(String),
    client_secret: expect.any(String),
  }));

test("registers a client with redirect_uris alone", async () =>
  expect((await register({ redirect_uris: ["http://127.0.0.1:1/cb"] })).status).toBe(201));

test("answers 400 with the Error object to a registration without redirect_uris", async () =>
  expect(await register({ client_name: "x" })).toMatchObject({ status: 400, json: errorObject }));

test("answers 400 to a redirect URI that is no URL", async () =>
  expect((await register({ redirect_uris: ["nowhere"] })).status).toBe(400));

/** The error with which an authorization request returns to the client: for a token in the fragment (RFC 6749 §4.2.2.1). */
async function refusal(more: Record<string, string | undefined>) {
  const { status, location } = await authorize(more);
  expect(status).toBe(302);
  const back = new URL(location ?? "", app.url);
  expect(back.origin + back.pathname).toBe(agent.redirectUri);
  const answer = new URLSearchParams(back.hash ? back.hash.slice(1) : back.search);
  expect(answer.has("code")).toBe(false);
  return answer.get("error");
}

test.each(["response_type", "code_challenge", "code_challenge_method"])(
  "authorize without %s shows no consent, but returns to the client with an error",
  async (name) => expect(await refusal({ [name]: undefined })).toBe("invalid_request"),
);

test.each(["client_id", "redirect_uri"])(
  "authorize without %s answers 400 without a redirect",
  async (name) =>
    expect(await authorize({ [name]: undefined })).toMatchObject({
      status: 400,
      location: null,
      json: errorObject,
    }),
);

test("accepts no response_type but code", async () =>
  expect(await refusal({ response_type: "token" })).toBe("unsupported_response_type"));

test("refuses a plain code challenge", async () =>
  expect(await refusal({ code_challenge_method: "plain" })).toBe("invalid_request"));

test("accepts an authorization request without state", async () =>
  expect((await authorize({ state: undefined })).location).toMatch(/^\/consent\?/));

test("authorize answers 302", async () => expect((await authorize({})).status).toBe(302));

test("redirects back to the client with a code", async () =>
  expect(await codeFor(agent, recruiter)).toMatch(/.{16,}/));

test("token answers 200 to Basic authentication", async () => expect(redeemed.status).toBe(200));

test("token_type is Bearer", async () => expect(redeemed.json.token_type).toBe("Bearer"));

test("expires_in is an integer", async () => expect(Number.isInteger(redeemed.json.expires_in)).toBe(true));

test("offline_access returns a refresh token", async () =>
  expect(redeemed.json.refresh_token).toEqual(expect.any(String)));

test("scope lists the granted scopes", async () =>
  expect(String(redeemed.json.scope).split(" ").toSorted()).toEqual(RECRUITER_SCOPES.split(" ").toSorted()));

test("returns no refresh token without offline_access", async () =>
  expect(await tokensFor(await newAgent(app.url), recruiter, "service:recruiter")).not.toHaveProperty(
    "refresh_token",
  ));

test("a refresh token returns new tokens", async () => {
  const own = await newAgent(app.url);
  const { refresh_token: refresh } = await tokensFor(own, recruiter);
  expect(await own.refresh(refresh)).toMatchObject({ status: 200, json: { token_type: "Bearer" } });
});

test("answers 400 with the Error object to an unknown code", async () =>
  expect(await agent.redeem("none")).toMatchObject({ status: 400, json: errorObject }));

test("refuses a code with another code_verifier", async () =>
  expect(
    (await agent.redeem(await codeFor(agent, recruiter), { code_verifier: challengeOf("other") })).status,
  ).toBe(400));

test("refuses a code with another redirect_uri", async () =>
  expect(
    (await agent.redeem(await codeFor(agent, recruiter), { redirect_uri: "http://127.0.0.1:1/other" }))
      .status,
  ).toBe(400));

test("answers 400 to another grant_type", async () =>
  expect((await agent.token({ grant_type: "password" })).status).toBe(400));

test.each([...readTools, ...writeTools])("tools/list has %s with its schemas", async (name) =>
  expect((await getTools()).find((each) => each.name === name)).toMatchObject({
    inputSchema: { type: "object" },
    outputSchema: { type: "object" },
  }),
);

test("tools/list hides the administrators' tools from other members", async () =>
  expect((await getTools()).map(({ name }) => name).filter((name) => administrators.includes(name))).toEqual(
    [],
  ));

test.each(writeTools)("answers 403 with the Error object to %s without the write scope", async (name) =>
  expect(await mcp("tools/call", { name, arguments: {} }, readToken)).toMatchObject({
    status: 403,
    json: errorObject,
  }),
);

test("a read tool works with the read scope", async () =>
  expect((await tool("listConfiguredJobs", {}, readToken)).isError).toBeFalsy());

test("editScorecardDraft works with the read scope", async () =>
  expect((await mcp("tools/call", { name: "editScorecardDraft", arguments: {} }, readToken)).status).toBe(
    200,
  ));

test("generateScorecard starts a draft, and getGeneratedScorecard returns its status", async () => {
  const { draftId } = (await tool("generateScorecard", { jobId })).structuredContent;
  expect((await tool("getGeneratedScorecard", { jobId, draftId })).structuredContent).toHaveProperty(
    "status",
  );
});

test("createCandidate returns no score, and acceptCandidate and rejectCandidate ask for confirmation", async () => {
  const created = (await tool("createCandidate", { jobId, files: [cv(`Ada ${randomUUID()}`)] }))
    .structuredContent;
  expect(created).toMatchObject({ scoreStatus: "queued" });
  for (const name of ["acceptCandidate", "rejectCandidate"])
    expect((await tool(name, { applicationId: created.applicationId })).structuredContent).toMatchObject({
      status: "confirmation_required",
    });
});

test("listJobCandidates fails for another organization's job", async () => {
  const stranger = await tokensFor(await newAgent(app.url), await newRecruiter(app.url));
  expect((await tool("listJobCandidates", { jobId }, stranger.access_token)).isError).toBe(true);
});

test("covers every row of the document", ({ task }) =>
  expect(task.file.tasks.length - 1).toBeGreaterThanOrEqual(72));
