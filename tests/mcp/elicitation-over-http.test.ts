import {
  Client as ModernClient,
  StreamableHTTPClientTransport as ModernTransport,
} from "@modelcontextprotocol/client";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import {
  ElicitRequestSchema,
  type ElicitRequest,
  type ElicitResult,
} from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, test } from "vitest";
import { answerConfirmation } from "@/lib/hiring/approvals/answer-confirmation";
import { authorizeAgent } from "../support/agent";
import { newRecruiter, PASSWORD } from "../support/recruiter";
import { sharedInstances } from "../support/shared";
import { fetchFromSomewhere } from "../support/visitor";
import { applicant, configuredJob, ownerActor, ownerDb } from "../support/world";

// modelcontextprotocol.io/specification/2025-11-25/client/elicitation: form and URL mode, asked in the call's stream.
const [app, second] = await sharedInstances();

type Modes = { form?: Record<string, never>; url?: Record<string, never> };
type Answer = (params: ElicitRequest["params"]) => ElicitResult | Promise<ElicitResult>;
type Called = {
  isError?: boolean;
  content: { text: string }[];
  structuredContent: { status: string; confirmationToken?: string; approvalUrl?: string };
};

/** A recruiter with an applicant, and their agent. */
async function world() {
  const recruiter = await newRecruiter(app.url);
  const actor = await ownerActor(recruiter.email);
  const { job } = await configuredJob(actor);
  const { id: applicationId } = await applicant(actor, job.id, { fullName: "Ada Reyes" });
  const { accessToken } = await authorizeAgent(app.url, { email: recruiter.email, password: PASSWORD });
  const disposition = async () =>
    (await ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } })).disposition;
  const pending = () =>
    ownerDb.confirmation.findFirstOrThrow({
      where: { organizationId: actor.organizationId },
      orderBy: { createdAt: "desc" },
    });
  const strict = () =>
    ownerDb.organization.update({
      where: { id: actor.organizationId },
      data: { confirmationPolicy: "recruiter" },
    });
  return { actor, accessToken, applicationId, disposition, pending, strict };
}

/** The SDK's client of the 2025 era. What it answers for its user goes to the other instance. */
async function clientOf(accessToken: string, elicitation: Modes | undefined, answer: Answer = () => never()) {
  const asked: ElicitRequest["params"][] = [];
  const client = new Client({ name: "host", version: "1" }, { capabilities: elicitation && { elicitation } });
  if (elicitation)
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
      asked.push(params);
      return answer(params);
    });
  const transport = new StreamableHTTPClientTransport(new URL(`${app.url}/api/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${accessToken}` } },
    fetch: (input, init) => {
      const isAnswer = typeof init?.body === "string" && !("method" in (JSON.parse(init.body) as object));
      return fetchFromSomewhere(isAnswer ? `${second.url}/api/mcp` : input, init);
    },
  });
  await client.connect(transport);
  const accept = async (applicationId: string, more: object = {}, options: object = {}) =>
    (await client.callTool(
      { name: "acceptCandidate", arguments: { applicationId, ...more } },
      undefined,
      options,
    )) as unknown as Called;
  return { client, transport, asked, accept };
}

/** A person's: nobody reads a question within a second. */
const afterReading = async (answer: ElicitResult) => {
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  return answer;
};
const never = (): never => {
  throw new Error("not to be asked");
};
const yes = (): ElicitResult => ({ action: "accept", content: { confirm: true } });

describe("a client of the 2025 era that can ask its user", () => {
  test("shows a form in the middle of the call, and its yes decides, answered on another instance", async () => {
    const { accessToken, applicationId, disposition } = await world();
    const { accept, asked, client, transport } = await clientOf(accessToken, { form: {} }, yes);
    expect(transport.sessionId).toMatch(/^[\w.-]+$/);
    expect((await accept(applicationId)).structuredContent.status).toBe("done");
    expect(await disposition()).toBe("accepted");
    expect(asked).toMatchObject([
      {
        message: expect.stringContaining("Accept “Ada Reyes”"),
        requestedSchema: { properties: { confirm: { type: "boolean" } } },
      },
    ]);
    await client.close();
  });

  test("asks when it sends progress tokens, too, and an empty capability means forms", async () => {
    const { accessToken, applicationId } = await world();
    const { accept, client } = await clientOf(accessToken, {}, yes);
    const progress: number[] = [];
    const onprogress = ({ progress: value }: { progress: number }) => void progress.push(value);
    expect((await accept(applicationId, {}, { onprogress })).structuredContent.status).toBe("done");
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    await client.close();
  });

  test.each<[string, ElicitResult]>([
    ["declines", { action: "decline" }],
    ["cancels", { action: "cancel" }],
    ["leaves the box unticked", { action: "accept", content: { confirm: false } }],
    ["sends nothing", { action: "accept" }],
  ])("changes nothing when its user %s", async (_, answer) => {
    const { accessToken, applicationId, disposition, pending } = await world();
    const { accept, client } = await clientOf(accessToken, { form: {} }, () => afterReading(answer));
    expect((await accept(applicationId)).structuredContent.status).toBe("declined");
    expect(await disposition()).toBe("active");
    expect((await pending()).status).toBe("declined");
    await client.close();
  });

  test("gets the token as others do when it cannot ask after all, and is not asked again", async () => {
    const { accessToken, applicationId, disposition } = await world();
    const { accept, asked, client } = await clientOf(accessToken, { form: {} }, () => {
      throw new Error("no dialog here");
    });
    const first = await accept(applicationId);
    expect(first.structuredContent.status).toBe("confirmation_required");
    expect(await disposition()).toBe("active");
    const { confirmationToken } = (await accept(applicationId)).structuredContent;
    expect(asked).toHaveLength(1);
    expect((await accept(applicationId, { confirmationToken })).structuredContent.status).toBe("done");
    await client.close();
  });

  test("declines by itself, as Codex does, and is given the token from then on", async () => {
    const { accessToken, applicationId, disposition } = await world();
    const { accept, asked, client } = await clientOf(accessToken, { form: {}, url: {} }, () => ({
      action: "decline",
    }));
    expect((await accept(applicationId)).structuredContent.status).toBe("declined");
    const { confirmationToken, status } = (await accept(applicationId)).structuredContent;
    expect(status).toBe("confirmation_required");
    expect((await accept(applicationId, { confirmationToken })).structuredContent.status).toBe("done");
    expect(await disposition()).toBe("accepted");
    expect(asked).toHaveLength(1);
    await client.close();
  });

  test("does not lose a yes that comes after it has given up the call", async () => {
    const { accessToken, applicationId, disposition, pending } = await world();
    let say: (answer: ElicitResult) => void = () => {};
    const { accept, asked, client } = await clientOf(
      accessToken,
      { form: {} },
      () => new Promise((resolve) => void (say = resolve)),
    );
    const patience = new AbortController();
    const call = accept(applicationId, {}, { signal: patience.signal });
    await expect.poll(() => asked.length).toBe(1);
    patience.abort();
    await expect(call).rejects.toThrow(/abort/i);
    say(yes());
    await expect.poll(async () => (await pending()).reply, { timeout: 15_000 }).toBe("accept");
    // A call can end a moment after it was given up: then the yes has decided already.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    if ((await disposition()) === "active")
      expect((await accept(applicationId)).structuredContent.status).toBe("done");
    expect(await disposition()).toBe("accepted");
    expect(asked).toHaveLength(1);
    await client.close();
  });

  test("a form confirms nothing that the approvals page has to: it gets the page's address", async () => {
    const { accessToken, applicationId, disposition, strict } = await world();
    await strict();
    const { accept, asked, client } = await clientOf(accessToken, { form: {} }, yes);
    expect((await accept(applicationId)).structuredContent.status).toBe("awaiting_approval");
    expect(asked).toEqual([]);
    expect(await disposition()).toBe("active");
    await client.close();
  });

  test("opens the approvals page by URL mode, and the recruiter's answer there decides", async () => {
    const { accessToken, applicationId, disposition, strict, pending, actor } = await world();
    await strict();
    const { accept, asked, client } = await clientOf(accessToken, { url: {} }, () => ({ action: "accept" }));
    const waiting = (await accept(applicationId)).structuredContent;
    const { id: confirmationId } = await pending();
    expect(asked).toMatchObject([
      { mode: "url", elicitationId: confirmationId, url: `${app.url}/approvals/${confirmationId}` },
    ]);
    expect(waiting).toMatchObject({
      status: "awaiting_approval",
      approvalUrl: `${app.url}/approvals/${confirmationId}`,
    });
    expect(await disposition()).toBe("active");
    await answerConfirmation(actor, { confirmationId, answer: "approve" });
    const { confirmationToken } = waiting;
    expect((await accept(applicationId, { confirmationToken })).structuredContent.status).toBe("done");
    expect(await disposition()).toBe("accepted");
    await client.close();
  });

  test("declining to open the page declines the act", async () => {
    const { accessToken, applicationId, strict, pending } = await world();
    await strict();
    const { accept, client } = await clientOf(accessToken, { url: {} }, () =>
      afterReading({ action: "decline" }),
    );
    expect((await accept(applicationId)).structuredContent.status).toBe("declined");
    expect((await pending()).status).toBe("declined");
    await client.close();
  });
});

test("a client that does not offer it has no session, and sees no change", async () => {
  const { accessToken, applicationId, disposition } = await world();
  const { accept, client, transport } = await clientOf(accessToken, undefined);
  expect(transport.sessionId).toBeUndefined();
  const { confirmationToken, status } = (await accept(applicationId)).structuredContent;
  expect(status).toBe("confirmation_required");
  expect((await accept(applicationId, { confirmationToken })).structuredContent.status).toBe("done");
  expect(await disposition()).toBe("accepted");
  await client.close();
});

test("nobody else's session, token or answer counts", async () => {
  const ours = await world();
  const theirs = await world();
  const asking = await clientOf(theirs.accessToken, { form: {} }, () => new Promise<never>(() => {}));
  const post = (accessToken: string, body: object, headers: Record<string, string> = {}) =>
    fetchFromSomewhere(`${app.url}/api/mcp`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${accessToken}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": "2025-11-25",
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: "2.0", ...body }),
    });
  const { applicationId } = ours;
  const call = { name: "acceptCandidate", arguments: { applicationId } };
  const stolen = await post(
    ours.accessToken,
    { id: 1, method: "tools/call", params: call },
    { "mcp-session-id": asking.transport.sessionId! },
  );
  expect(await stolen.text()).toContain("confirmation_required");

  const open = asking.accept(theirs.applicationId).catch(() => null);
  await expect.poll(async () => asking.asked.length).toBe(1);
  const { id } = await theirs.pending();
  const answered = await post(ours.accessToken, {
    id: `ct1.${Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url")}.x`,
    result: yes(),
  });
  expect(answered.status).toBe(202);
  expect((await theirs.pending()).reply).toBeNull();
  expect(await theirs.disposition()).toBe("active");
  await asking.client.close();
  await open;
});

describe("a client of revision 2026-07-28", () => {
  const modernOf = async (accessToken: string, elicitation: Modes, answer: () => ElicitResult) => {
    const client = new ModernClient(
      { name: "host", version: "1" },
      { capabilities: { elicitation }, versionNegotiation: { mode: "auto" } },
    );
    const asked: unknown[] = [];
    client.setRequestHandler("elicitation/create", ({ params }) => {
      asked.push(params);
      return answer();
    });
    const transport = new ModernTransport(new URL(`${app.url}/api/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${accessToken}` } },
      fetch: fetchFromSomewhere,
    });
    await client.connect(transport);
    const accept = async (applicationId: string) =>
      (await client.callTool({
        name: "acceptCandidate",
        arguments: { applicationId },
      })) as unknown as Called;
    return { client, asked, accept };
  };

  test("shows a form that a result asks for, and its yes decides", async () => {
    const { accessToken, applicationId, disposition } = await world();
    const { accept, asked, client } = await modernOf(accessToken, { form: {} }, yes);
    expect((await accept(applicationId)).structuredContent.status).toBe("done");
    expect(await disposition()).toBe("accepted");
    expect(asked).toHaveLength(1);
    await client.close();
  });

  test("opens the approvals page by URL mode where only that may confirm", async () => {
    const { accessToken, applicationId, disposition, strict } = await world();
    await strict();
    const { accept, asked, client } = await modernOf(accessToken, { form: {}, url: {} }, () => ({
      action: "accept",
    }));
    expect((await accept(applicationId)).structuredContent.status).toBe("awaiting_approval");
    expect(asked).toMatchObject([{ url: expect.stringContaining("/approvals/") }]);
    expect(await disposition()).toBe("active");
    await client.close();
  });
});
