import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { rolePermissions, scopePermissions } from "@/lib/platform/access/permissions";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { allTools } from "@/lib/doors/mcp/all-tools";
import { addNote } from "@/lib/hiring/notes/add-note";
import { listNotes } from "@/lib/hiring/notes/list-notes";
import { agentOf, doorFor, send, statusOf, WRITE } from "../mcp/door";
import { acceptApplication } from "../support/decide";

async function readerOfTeam() {
  const { recruiter } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const application = await applicant(recruiter, job.id);
  const reader = { ...recruiter, permissions: new Set(rolePermissions.read_only) };
  return { recruiter, reader, job, application };
}

test("a read-only member has exactly the read permissions of a recruiter", () => {
  const reads = rolePermissions.recruiter.filter((permission) => permission.endsWith(":read"));
  expect([...rolePermissions.read_only].sort()).toEqual([...reads].sort());
});

test("a read-only member reads a job's candidates and notes, but cannot decide or write a note", async () => {
  const { recruiter, reader, job, application } = await readerOfTeam();
  const { id: applicationId, candidateId } = application;
  await addNote(recruiter, { candidateId, body: "Asked about notice.", mentions: [] });
  expect((await listJobCandidates(reader, { jobId: job.id })).items).toMatchObject([{ applicationId }]);
  expect((await listNotes(reader, { candidateId })).notes).toMatchObject([{ body: "Asked about notice." }]);
  await expect(acceptApplication(reader, { applicationId, feedback: "Strong." })).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(addNote(reader, { candidateId, body: "Hello", mentions: [] })).rejects.toMatchObject({
    code: "forbidden",
  });
  expect((await getApplication(reader, { applicationId })).decisions).toEqual([]);
});

test("refuses every changing tool to a read-only member's agent with the write scope", async () => {
  const { recruiter, application } = await readerOfTeam();
  const { serve, settled } = doorFor(agentOf(recruiter, WRITE, "agent-of-a-reader", "read_only"));
  const write: readonly string[] = scopePermissions["service:recruiter:write"];
  const changing = allTools.filter(
    ({ permission }) => permission && write.includes(permission) && !permission.endsWith(":read"),
  );
  expect(changing.length).toBeGreaterThan(10);
  for (const { name } of changing) {
    expect(await statusOf(serve, name, { applicationId: application.id }), name).toBe(403);
  }
  const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "listConfiguredJobs" } };
  expect((await send(serve, { body })).status).toBe(200);
  await settled();
  expect(await ownerDb.decision.count({ where: { applicationId: application.id } })).toBe(0);
});

/**
 * Modules that may write with a read permission: they change a member's own agents, approvals and notices, or record
 * the state of running work, opened files and calls. Any other such module fails the test below.
 */
const allowedWriters = [
  "access/oauth/change-grant.ts",
  "access/oauth/grants.ts",
  "agents/change-agent.ts",
  "agents/disconnect-agent.ts",
  "approvals/answer-confirmation.ts",
  "confirmations/decline-confirmation.ts",
  "confirmations/reply.ts",
  "candidates/open-attachment.ts",
  "ai/choice/model-of.ts",
  "confirmations/request-confirmation.ts",
  "agent-tasks/end-task.ts",
  "agent-tasks/reply-to-task.ts",
  "agent-tasks/start-task.ts",
  "ai/record-usage.ts",
  "notices/choose-notices.ts",
  "notices/mark-read.ts",
  "notices/unsubscribe.ts",
];

test("no module with only read permissions writes, except the listed ones", () => {
  const writing = globSync("**/*.ts", { cwd: "lib", exclude: ["platform/db/generated/**"] })
    .filter((file) => {
      const text = readFileSync(path.join("lib", file), "utf8");
      const permissions = [...text.matchAll(/permission: "([a-z:]+)"/g)].map(([, permission]) => permission!);
      const onlyReads = permissions.length > 0 && permissions.every((each) => each.endsWith(":read"));
      const writes =
        /\.(create|update|delete|upsert)(Many|ManyAndReturn)?\(\{|\b(record|emit)\((ctx|\{)|\b(INSERT INTO|UPDATE|DELETE FROM) "/;
      return onlyReads && writes.test(text);
    })
    .map((file) => file.split(path.sep).slice(1).join("/"));
  expect(writing.sort()).toEqual([...allowedWriters].sort());
});
