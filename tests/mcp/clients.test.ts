import "../support/database";
import {
  Client as ModernClient,
  StreamableHTTPClientTransport as ModernTransport,
} from "@modelcontextprotocol/client";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { beforeEach, describe, expect, it } from "vitest";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import type { Actor } from "@/lib/platform/access/actor";
import { rolePermissions } from "@/lib/platform/access/permissions";
import { allTools } from "@/lib/doors/mcp/all-tools";
import { ENDPOINT, READ, type Reply, agentOf, doorFor, fetchOf } from "./door";

let recruiter: Actor;
let applicationId: string;
let jobId: string;

beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  jobId = (await configuredJob(recruiter)).job.id;
  applicationId = (await applicant(recruiter, jobId)).id;
});

const info = { name: "test", version: "1" };
/** The tools a recruiter's agent may call. */
const offered = allTools.filter((tool) => rolePermissions.recruiter.includes(tool.permission));
const transport = (actor: Actor) => ({ fetch: fetchOf(doorFor(actor).serve) });

async function sdk1(actor = agentOf(recruiter)) {
  const client = new Client(info);
  await client.connect(new StreamableHTTPClientTransport(new URL(ENDPOINT), transport(actor)));
  return client;
}

type Mode = undefined | "auto" | { pin: string };

async function sdk2(mode: Mode, action?: "accept" | "decline", actor = agentOf(recruiter)) {
  const client = new ModernClient(info, {
    capabilities: action ? { elicitation: { form: {} } } : {},
    ...(mode && { versionNegotiation: { mode } }),
  });
  const prompts: string[] = [];
  if (action)
    client.setRequestHandler("elicitation/create", ({ params }) => {
      prompts.push(params.message);
      return action === "accept" ? { action, content: { confirm: true } } : { action };
    });
  await client.connect(new ModernTransport(new URL(ENDPOINT), transport(actor)));
  return { client, prompts };
}

type Tools = { callTool: (call: { name: string; arguments: Record<string, unknown> }) => Promise<object> };

/** Calls a tool that has to be confirmed, and calls it again with the token of the preview. */
async function confirmed(client: Tools, name: string, args: object) {
  const call = async (more: object = {}) =>
    (await client.callTool({ name, arguments: { ...args, ...more } })) as Reply;
  const { confirmationToken } = (await call()).structuredContent;
  return (await call({ confirmationToken })).structuredContent;
}

const disposition = async () =>
  (await ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } })).disposition;

describe("SDK 1.x", () => {
  it("lists the tools, validates results against their schemas, and decides with a token", async () => {
    const client = await sdk1();
    expect(client.getServerVersion()?.name).toBe("shortlist");
    expect((await client.listTools()).tools).toHaveLength(offered.length);
    const listed = await client.callTool({ name: "listJobCandidates", arguments: { jobId } });
    expect(listed.structuredContent).toMatchObject({ total: 1, items: [{ applicationId }] });

    const done = await confirmed(client, "acceptCandidate", { applicationId });
    expect(done).toMatchObject({ status: "done", disposition: "accepted" });
    await client.close();
  });

  it("receives progress when it asks for it", async () => {
    const client = await sdk1();
    const messages: string[] = [];
    await client.callTool({ name: "getCreditBalance", arguments: {} }, undefined, {
      onprogress: ({ message }) => messages.push(message ?? ""),
    });
    expect(messages).toEqual(["Get credit balance: started"]);
    await client.close();
  });

  it("sees the tools of its recruiter's role whatever its scopes, and never an administrator's", async () => {
    const client = await sdk1(agentOf(recruiter, READ));
    const names = (await client.listTools()).tools.map((tool) => tool.name);
    expect(names).toEqual(offered.map((tool) => tool.name));
    expect(names).toContain("createJob");
    expect(names).not.toContain("inviteRecruiter");
    const prompts = (await client.listPrompts()).prompts.map((prompt) => prompt.name);
    expect(prompts).toContain("publish-scorecard");
    await client.close();
  });
});

describe.each<[string, Mode, string]>([
  ["default", undefined, "2025-11-25"],
  ["auto", "auto", "2026-07-28"],
  ["pinned", { pin: "2026-07-28" }, "2026-07-28"],
])("SDK 2.x, %s", (_, mode, version) => {
  it(`speaks ${version}, lists, reads and decides with a token`, async () => {
    const { client } = await sdk2(mode);
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    expect(client.getInstructions()).toContain("listConfiguredJobs");
    expect((await client.listTools()).tools).toHaveLength(offered.length);
    const read = await client.callTool({ name: "presentCandidate", arguments: { applicationId } });
    expect(read.structuredContent).toMatchObject({ applicationId, name: "Ada Reyes" });
    const wrong = await client.callTool({ name: "presentCandidate", arguments: { applicationId: "1" } });
    expect(wrong.isError).toBe(true);

    const done = await confirmed(client, "rejectCandidate", { applicationId, feedback: "Thank you." });
    expect(done).toMatchObject({ status: "done", disposition: "rejected" });
    await client.close();
  });
});

describe("SDK 2.x that can ask its user", () => {
  const accept = () => ({ name: "acceptCandidate", arguments: { applicationId } });

  it.each(["auto", { pin: "2026-07-28" }] as const)("decides after the user accepts (%j)", async (mode) => {
    const { client, prompts } = await sdk2(mode, "accept");
    const { structuredContent } = await client.callTool(accept());
    expect(structuredContent).toMatchObject({ status: "done", disposition: "accepted" });
    expect(prompts).toHaveLength(1);
    expect(prompts[0]).toContain("Accept “Ada Reyes”");
    await client.close();
  });

  it("changes nothing after the user declines", async () => {
    const { client } = await sdk2("auto", "decline");
    const { structuredContent } = await client.callTool(accept());
    expect(structuredContent).toEqual({ status: "declined" });
    expect(await disposition()).toBe("active");
    await client.close();
  });

  it("is asked in the call's stream in the 2025 era", async () => {
    const { client, prompts } = await sdk2(undefined, "accept");
    const { structuredContent } = await client.callTool(accept());
    expect(structuredContent).toMatchObject({ status: "done" });
    expect(prompts).toHaveLength(1);
    await client.close();
  });
});
