import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { rolePermissions, scopePermissions } from "@/lib/access/permissions";
import { acceptApplication } from "@/lib/applications/accept-application";
import { getApplication } from "@/lib/applications/get-application";
import { listJobCandidates } from "@/lib/applications/list-job-candidates";
import { allTools } from "@/lib/mcp/all-tools";
import { addNote } from "@/lib/notes/add-note";
import { listNotes } from "@/lib/notes/list-notes";
import { agentOf, doorFor, send, WRITE } from "../mcp/door";

async function readerOfTeam() {
  const { recruiter } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const application = await applicant(recruiter, job.id);
  const reader = { ...recruiter, permissions: new Set(rolePermissions.read_only) };
  return { recruiter, reader, job, application };
}

test("a read-only member has every permission to read that a recruiter has, and no other", () => {
  const reads = rolePermissions.recruiter.filter((permission) => permission.endsWith(":read"));
  expect([...rolePermissions.read_only].sort()).toEqual([...reads].sort());
});

test("they read a job's candidates and notes, decide on nobody and write no note", async () => {
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

test("an agent of theirs that was allowed everything is refused every tool that changes something", async () => {
  const { recruiter, application } = await readerOfTeam();
  const { serve, settled } = doorFor(agentOf(recruiter, WRITE, "agent-of-a-reader", "read_only"));
  const write: readonly string[] = scopePermissions["service:recruiter:write"];
  const changing = allTools.filter(
    ({ permission }) => permission && write.includes(permission) && !permission.endsWith(":read"),
  );
  expect(changing.length).toBeGreaterThan(10);
  for (const { name } of changing) {
    const body = {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name, arguments: { applicationId: application.id } },
    };
    expect((await send(serve, { body })).status, name).toBe(403);
  }
  const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "listConfiguredJobs" } };
  expect((await send(serve, { body })).status).toBe(200);
  await settled();
  expect(await ownerDb.decision.count({ where: { applicationId: application.id } })).toBe(0);
});

/**
 * What a permission to read lets somebody write: their own agents, approvals and notifications, what work in hand keeps
 * of itself, that a file was opened and that something has changed. Anything else with such a permission that writes fails until it asks for another one.
 */
const theirOwn = [
  "access/oauth/change-grant.ts",
  "access/oauth/grants.ts",
  "agents/change-agent.ts",
  "agents/disconnect-agent.ts",
  "approvals/answer-confirmation.ts",
  "confirmations/decline-confirmation.ts",
  "candidates/open-attachment.ts",
  "ai/choice/model-of.ts",
  "confirmations/request-confirmation.ts",
  "agent-tasks/end-task.ts",
  "agent-tasks/reply-to-task.ts",
  "agent-tasks/start-task.ts",
  "ai/record-usage.ts",
  "live/change-counts.ts",
  "notices/choose-notices.ts",
  "notices/mark-read.ts",
  "notices/unsubscribe.ts",
];

test("nothing that asks for a permission to read writes anything but what is one's own", () => {
  const root = path.join(import.meta.dirname, "../../lib");
  const writing = fs
    .readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.startsWith(path.join("db", "generated")))
    .filter((file) => {
      const text = fs.readFileSync(path.join(root, file), "utf8");
      const permissions = [...text.matchAll(/permission: "([a-z:]+)"/g)].map(([, permission]) => permission!);
      const onlyReads = permissions.length > 0 && permissions.every((each) => each.endsWith(":read"));
      const writes =
        /\.(create|update|delete|upsert)(Many|ManyAndReturn)?\(\{|\b(record|emit)\((ctx|\{)|\b(INSERT INTO|UPDATE|DELETE FROM) "/;
      return onlyReads && writes.test(text);
    })
    .map((file) => file.split(path.sep).join("/"));
  expect(writing.sort()).toEqual([...theirOwn].sort());
});
