import { database } from "../support/database";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import type { DomainError } from "@/lib/errors";
import { permissions } from "@/lib/platform/access/permissions";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { exportImpactRows } from "@/lib/hiring/impact/export-impact-rows";
import { chooseSelfQuestions } from "@/lib/records/self-reports/choose-self-questions";
import { allTools } from "@/lib/doors/mcp/all-tools";
import { agentOf, doorFor, sendLegacy, WRITE } from "../mcp/door";
import { runPipeline } from "../support/pipeline";
import { inputOf, rowsOf, sampleOf } from "../support/sample-inputs";
import { sample } from "../support/sent-file";
import { everyUseCase } from "../support/use-cases";
import { hiringTeam, ownerDb } from "../support/world";

const owner = new pg.Client({ connectionString: database.ownerUrl });
afterAll(() => owner.end());

/** A question of the organization's own. */
const question = "0198f3d2-7a51-7c39-9d0a-2f5b8c6e4a10";
/** A category that no word of the product contains. */
const marker = "zyxquorblat";
const reading = /^(count|export|find|get|list|load|open|prepare|present|preview|search)[A-Z]/;

let actor: Actor;
let ids: Record<string, string>;

/** Everybody of the organization says the marker about themselves, also those whom a call has just created. */
async function say() {
  const { organizationId } = actor;
  const people = await ownerDb.candidate.findMany({ where: { organizationId }, select: { id: true } });
  await ownerDb.selfReport.createMany({
    skipDuplicates: true,
    data: people.flatMap(({ id: candidateId }) =>
      ["sex", "raceEthnicity", question].map((kind) => ({
        organizationId,
        candidateId,
        kind,
        value: marker,
        source: "csv",
      })),
    ),
  });
}

beforeAll(async () => {
  await owner.connect();
  const { recruiter } = await hiringTeam({ role: "owner" });
  actor = { ...recruiter, permissions: new Set(permissions) };
  ids = await rowsOf(actor);
  const own = { id: question, name: "Disability", country: "GB", values: ["Yes", "No"] };
  await chooseSelfQuestions(actor, { asked: ["sex"], own: [own], shown: { asked: [], own: [] } });
  const file = sample("candidates/01-amara-lindqvist.pdf");
  const created = await createCandidate(actor, { jobId: ids.jobId!, files: [file] });
  await say();
  // A person who was read, judged and indexed after they had said it.
  await runPipeline(actor.organizationId);
  ids = { ...ids, candidateId: created.candidateId, applicationId: created.applicationId };
});

/** Tables that contain the marker in any column. */
async function tablesWithMarker(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class WHERE relkind IN ('r', 'v')
       AND relnamespace IN ('public'::regnamespace, 'reporting'::regnamespace)`,
  );
  expect(rows.length).toBeGreaterThan(80);
  const tables: string[] = [];
  for (const { name } of rows) {
    const found = await owner.query(`SELECT 1 FROM ${name} t WHERE t::text ILIKE '%${marker}%' LIMIT 1`);
    if (found.rowCount) tables.push(name);
  }
  return tables;
}

test(
  "no use case but the report's, and no tool, returns what people said; no judge, index, trail or view has it",
  { timeout: 600_000 },
  async () => {
    const useCases = (await everyUseCase()).filter(([, { permission }]) => permission !== "impact:report");
    // Reading first: later calls erase, merge and remove.
    const inOrder = useCases.toSorted(([a], [b]) => Number(reading.test(b)) - Number(reading.test(a)));
    const answered: string[] = [];
    for (const [name, useCase] of inOrder) {
      await say();
      const input = sampleOf(inputOf(useCase), ids) as Record<string, unknown>;
      const answer = await Promise.race([
        useCase(actor, input).then(
          (result) => (answered.push(name), JSON.stringify(result)),
          (error: unknown) => String(error),
        ),
        // Acts that call a vendor's server wait for it.
        sleep(20_000, "", { ref: false }),
      ]);
      expect(answer, name).not.toContain(marker);
    }
    expect(answered.filter((name) => reading.test(name)).length).toBeGreaterThan(50);
    expect(answered.length).toBeGreaterThan(90);

    const { serve, settled } = doorFor(agentOf(actor, WRITE, "agent-of-an-owner", "owner"));
    for (const tool of allTools) {
      const schema = inputOf(tool as never);
      const response = await sendLegacy(serve, "tools/call", {
        name: tool.name,
        arguments: sampleOf(schema, ids),
      });
      expect(await response.text(), tool.name).not.toContain(marker);
    }
    await settled();
    await runAll(actor.organizationId);
    expect(await tablesWithMarker()).toEqual(['"SelfReport"']);
  },
);

/** Processes the outbox, and passes over events about what the acts above have removed meanwhile. */
async function runAll(organizationId: string) {
  for (let isDone = false; !isDone;)
    isDone = await runPipeline(organizationId).then(
      () => true,
      async (error: DomainError) => {
        expect(error.code).toBe("not_found");
        const orderBy = [{ createdAt: "asc" as const }, { id: "asc" as const }];
        const { id } = await ownerDb.outboxEvent.findFirstOrThrow({
          where: { organizationId, sentAt: null },
          orderBy,
        });
        await ownerDb.outboxEvent.update({ where: { id }, data: { sentAt: new Date() } });
        return false;
      },
    );
}

test("the export for an auditor is where it comes out", async () => {
  const { recruiter } = await hiringTeam({ role: "owner" });
  const here = await rowsOf(recruiter);
  const { organizationId } = recruiter;
  await ownerDb.selfReport.create({
    data: { organizationId, candidateId: here.candidateId!, kind: "sex", value: marker, source: "csv" },
  });
  await ownerDb.application.update({
    where: { id: here.applicationId! },
    data: { currentEvaluationId: null },
  });
  const { id } = await ownerDb.evaluation.create({
    data: {
      ...{ organizationId, applicationId: here.applicationId!, scorecardVersionId: here.versionId! },
      ...{ judge: "embedded", judgeVersion: "1", inputHash: "0", dimensions: [], knockedOutBy: [] },
    },
  });
  await ownerDb.application.update({ where: { id: here.applicationId! }, data: { currentEvaluationId: id } });
  expect((await exportImpactRows(recruiter, {})).csv).toContain(marker);
});
