import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { authorizeAgent } from "../support/agent";
import { newRecruiter, PASSWORD } from "../support/recruiter";
import { sharedApp } from "../support/shared";

// The MCP Inspector's command line, a third-party client that people use to look at a server.
const app = await sharedApp();
const { email } = await newRecruiter(app.url);
let { accessToken: token } = await authorizeAgent(app.url, { email, password: PASSWORD });

// The CLI looks for its package.json relative to the working directory.
const cwd = path.resolve("node_modules/@modelcontextprotocol/inspector-cli/build");

async function inspector(method: string, ...more: string[]) {
  const flags = ["--method", method, ...more, "--header", `Authorization: Bearer ${token}`];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["index.js", `${app.url}/api/mcp`, "--transport", "http", ...flags],
    { cwd, maxBuffer: 8 << 20 },
  );
  return JSON.parse(stdout) as Record<string, unknown>;
}

const namesOf = (list: unknown) => (list as { name: string }[]).map(({ name }) => name);

it("lists tools, prompts and resources", async () => {
  const { tools } = await inspector("tools/list");
  expect(namesOf(tools)).toEqual(expect.arrayContaining(["listConfiguredJobs", "acceptCandidate"]));
  const { prompts } = await inspector("prompts/list");
  expect(namesOf(prompts)).toContain("shortlist-role");
  const { resourceTemplates } = await inspector("resources/templates/list");
  expect(resourceTemplates).toContainEqual(
    expect.objectContaining({ uriTemplate: "shortlist://candidates/{candidateId}/cv" }),
  );
  const { resources } = await inspector("resources/list");
  expect(resources).toContainEqual(expect.objectContaining({ uri: "ui://shortlist/candidate-card" }));
});

it("calls a tool, and reports wrong arguments", async () => {
  const { structuredContent } = await inspector("tools/call", "--tool-name", "getCreditBalance");
  expect(structuredContent).toMatchObject({ balance: expect.any(Number) });
  const wrong = await inspector("tools/call", "--tool-name", "listJobCandidates", "--tool-arg", "jobId=none");
  expect(wrong).toMatchObject({ isError: true });
});

it("is refused with an invalid token", async () => {
  token = "x".repeat(32);
  await expect(inspector("tools/list")).rejects.toThrow(/invalid_token|401|Unauthorized/i);
});
