import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { authorizeAgent } from "../support/agent";
import type { TestApp } from "../support/app";
import { PASSWORD, type Recruiter, newRecruiter } from "../support/recruiter";
import { sentFile } from "../support/sent-file";
import { toolCalls } from "../support/tool-calls";
import { Visitor } from "../support/visitor";
import { configuredJob, exampleContent, ownerActor } from "../support/world";
import { sharedApp } from "../support/shared";

let app: TestApp;
let recruiter: Recruiter;
let agent: ReturnType<typeof toolCalls>;

beforeAll(async () => {
  app = await sharedApp();
  recruiter = await newRecruiter(app.url);
  const { accessToken } = await authorizeAgent(app.url, { email: recruiter.email, password: PASSWORD });
  agent = toolCalls(app.url, accessToken);
}, 240_000);

/** Uploads files over MCP and returns the address of each attachment. */
async function uploaded(files: { fileName: string; content: Buffer }[], blindReview = false) {
  const actor = await ownerActor(recruiter.email);
  const { job } = await configuredJob(actor, exampleContent({ blindReview }));
  type Created = { attachments: { attachmentId: string }[] };
  const { attachments } = await agent.call<Created>("createCandidate", {
    jobId: job.id,
    files: files.map(({ fileName, content }) => sentFile(fileName, content)),
    samePerson: "create",
  });
  return attachments.map(({ attachmentId }) => `/api/attachments/${attachmentId}`);
}

const pdf = readFileSync("samples/candidates/01-amara-lindqvist.pdf");
const script = "<script>fetch('/api/mcp')</script>";
const page = Buffer.from(`<!doctype html><html><body><p>Ada Reyes, engineer</p>${script}</body></html>`);
const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`);

test.each([
  ["a PDF", "Zoë's CV.pdf", pdf, "application/pdf", `filename="Zoe's CV.pdf"`],
  ["an HTML page", "cv.html", page, "application/octet-stream", `filename="cv.html.txt"`],
  ["an HTML page named .pdf", "cv.pdf", page, "application/octet-stream", `filename="cv.pdf.txt"`],
  ["an SVG", "cv.svg", drawing, "application/octet-stream", `filename="cv.svg.txt"`],
  ["an SVG named .pdf", "cv.pdf", drawing, "application/octet-stream", `filename="cv.pdf.txt"`],
])("serves %s as a sandboxed download, never inline", async (_, fileName, content, type, name) => {
  const [address = ""] = await uploaded([{ fileName, content }]);
  const { status, headers } = await recruiter.visitor.get(address);
  expect(status).toBe(200);
  expect(headers.get("content-disposition")).toMatch(
    new RegExp(`^attachment; ${name.replaceAll(".", "\\.")}; `),
  );
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": type,
    "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "private, no-store",
    "x-frame-options": "DENY",
  });
});

test("refuses a stranger, a signed-out visitor and a blind review without leaking the file", async () => {
  const fileName = "amara-lindqvist.pdf";
  const [open = ""] = await uploaded([{ fileName, content: pdf }]);
  const [blind = ""] = await uploaded([{ fileName, content: pdf }], true);
  const stranger = await newRecruiter(app.url);
  for (const [visitor, address, status] of [
    [stranger.visitor, open, 404],
    [new Visitor(app.url), open, 401],
    [recruiter.visitor, blind, 403],
  ] as const) {
    const refused = await visitor.get(address);
    expect(refused.status).toBe(status);
    expect(refused.headers.get("content-disposition")).toBeNull();
    expect(refused.text + JSON.stringify([...refused.headers])).not.toMatch(/lindqvist|%PDF/i);
    expect(refused.headers.get("content-security-policy")).toContain("sandbox");
  }
});
