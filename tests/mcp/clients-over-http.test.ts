import "../support/database";
import {
  Client as ModernClient,
  StreamableHTTPClientTransport as ModernTransport,
} from "@modelcontextprotocol/client";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { Host, type Sdk, personAnswering } from "../support/host";
import { newRecruiter } from "../support/recruiter";
import { sharedApp } from "../support/shared";
import { toolCalls } from "../support/tool-calls";

const app = await sharedApp();
const recruiter = await newRecruiter(app.url);
const endpoint = () => new URL(`${app.url}/api/mcp`);
const { access_token: token } = (await authorized("1.x")).given!;
const { jobId = "" } = await toolCalls(app.url, token).call("createJob", {
  title: "Backend engineer",
  description: "We look for a backend engineer with PostgreSQL in production. You mentor juniors.",
});

/** A host authorized by the SDK's own flow, given only the endpoint's address. */
async function authorized(sdk: Sdk): Promise<Host> {
  const host = new Host();
  await host.authorize(sdk, endpoint().href, personAnswering(recruiter.visitor));
  return host;
}
const info = { name: "test", version: "1" };

type Answer = { result?: Record<string, unknown>; error?: { code: number } };

/** A call as the interface document describes it, without an SDK: a POST, a token, JSON-RPC. */
async function raw(method: string, params?: object): Promise<Answer> {
  const response = await fetch(endpoint(), {
    method: "POST",
    headers: { "Content-Type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

/** What every client asks for: the tools, a tool call, a prompt, a resource and a completion. */
type ClientAnswers = { tools: string[]; balance: unknown; prompt: string; job: string; completed: string[] };

function expectAnswers({ tools, balance, prompt, job, completed }: ClientAnswers) {
  expect(tools).toContain("acceptCandidate");
  expect(balance).toMatchObject({ balance: 100 });
  expect(prompt).toContain(jobId);
  expect(job).toContain("title: Backend engineer");
  expect(completed).toEqual(["Backend engineer"]);
}

const ref = { type: "ref/prompt" as const, name: "shortlist-role" };
const argument = { name: "job", value: "back" };

async function ask(client: Client | ModernClient): Promise<ClientAnswers> {
  // Both clients have these methods; their types differ only in what else they allow.
  const caller = client as Client;
  const { tools } = await caller.listTools();
  const balance = (await caller.callTool({ name: "getCreditBalance", arguments: {} })).structuredContent;
  const { messages } = await caller.getPrompt({ name: ref.name, arguments: { job: jobId } });
  const { contents } = await caller.readResource({ uri: `shortlist://jobs/${jobId}` });
  const { completion } = await caller.complete({ ref, argument });
  await caller.close();
  return {
    tools: tools.map((tool) => tool.name),
    balance,
    prompt: JSON.stringify(messages),
    job: JSON.stringify(contents),
    completed: completion.values,
  };
}

/** Copies the CLI into the layout it expects: it reads the package.json of the Inspector around it. */
function inspectorIn(folder: string) {
  cpSync("node_modules/@modelcontextprotocol/inspector-cli/build", path.join(folder, "cli/build"), {
    recursive: true,
  });
  writeFileSync(path.join(folder, "package.json"), '{"name":"inspector","version":"1.0.3","type":"module"}');
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, "cli/build/cli.js");
}

/** Both SDKs pass on how the server describes itself. */
async function expectIdentity(client: Client | ModernClient) {
  const server = client.getServerVersion();
  expect(server).toMatchObject({
    name: "shortlist",
    title: "Shortlist",
    version: "1.0.0",
    websiteUrl: app.url,
    description: expect.stringContaining("shortlists") as unknown,
  });
  for (const { src, mimeType, sizes } of server?.icons ?? []) {
    const icon = await fetch(src);
    expect(icon.status).toBe(200);
    expect(icon.headers.get("content-type")).toBe(mimeType);
    expect(sizes).toEqual([mimeType === "image/png" ? "180x180" : "any"]);
  }
  expect(server?.icons).toHaveLength(2);
}

describe("one address", () => {
  it("serves a client of SDK 1.x", async () => {
    const client = new Client(info);
    const authProvider = await authorized("1.x");
    await client.connect(new StreamableHTTPClientTransport(endpoint(), { authProvider }));
    await expectIdentity(client);
    expectAnswers(await ask(client));
  });

  it.each([
    ["default", undefined, "2025-11-25"],
    ["auto", "auto", "2026-07-28"],
    ["pinned", { pin: "2026-07-28" }, "2026-07-28"],
  ] as const)("serves a client of SDK 2.x with %s version negotiation", async (_, mode, version) => {
    const client = new ModernClient(info, mode && { versionNegotiation: { mode } });
    const authProvider = await authorized("2.x");
    await client.connect(new ModernTransport(endpoint(), { authProvider: authProvider as never }));
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    await expectIdentity(client);
    expectAnswers(await ask(client));
  });

  it("serves a client written from the interface document alone", async () => {
    const initialized = await raw("initialize", {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: info,
    });
    expect(initialized.result).toMatchObject({ protocolVersion: "2025-11-25" });
    const { tools } = (await raw("tools/list")).result as { tools: { name: string }[] };
    const called = await raw("tools/call", { name: "getCreditBalance", arguments: {} });
    const prompt = await raw("prompts/get", { name: ref.name, arguments: { job: jobId } });
    const job = await raw("resources/read", { uri: `shortlist://jobs/${jobId}` });
    const completed = (await raw("completion/complete", { ref, argument })).result;
    expectAnswers({
      tools: tools.map((tool) => tool.name),
      balance: called.result?.structuredContent,
      prompt: JSON.stringify(prompt.result),
      job: JSON.stringify(job.result),
      completed: (completed!.completion as { values: string[] }).values,
    });
  });

  it("serves the Inspector's command line", async () => {
    const inspector = inspectorIn(mkdtempSync(path.join(os.tmpdir(), "shortlist-inspector-")));
    const run = async (...args: string[]) => {
      const shared = ["--cli", `${endpoint()}`, "--transport", "http"];
      const header = ["--header", `Authorization: Bearer ${token}`];
      const { stdout } = await promisify(execFile)(process.execPath, [
        inspector,
        ...shared,
        ...args,
        ...header,
      ]);
      return JSON.parse(stdout.slice(stdout.indexOf("{"))) as Record<string, unknown>;
    };
    const { tools } = (await run("--method", "tools/list")) as { tools: { name: string }[] };
    expect(tools.map((tool) => tool.name)).toContain("acceptCandidate");
    const called = await run("--method", "tools/call", "--tool-name", "getCreditBalance");
    expect(called.structuredContent).toMatchObject({ balance: 100 });
    const read = await run("--method", "resources/read", "--uri", `shortlist://jobs/${jobId}`);
    expect(JSON.stringify(read)).toContain("title: Backend engineer");
  });
});
