import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { useCase } from "@/lib/access/use-case";
import { files } from "@/lib/storage/files";
import { checkRows, type Checked, type Problem } from "./check-rows";
import { type ImportKind, importKinds } from "./fields";
import { employeeId, findCsvConnection } from "./keep-rows";
import type { Mapping } from "./mapping";
import { readTable, type Table } from "./read-table";

export type Examined = {
  table: Table;
  good: Checked[];
  problems: Problem[];
  /** How many of the good rows were imported before, and will be brought up to date. */
  known: number;
};

/** Reads a stored file and says what an import would do, and every row's problem. Changes nothing. */
export async function examine(
  actor: Actor,
  { kind, storageKey, mapping }: { kind: ImportKind; storageKey: string; mapping: Mapping },
): Promise<Examined> {
  const table = readTable(await files.get(storageKey));
  const { good, problems } = checkRows(kind, table, mapping);
  const [rows, lost] =
    kind === "applications" ? await apart(actor, good as Checked<"applications">[]) : [good, []];
  const ids = rows.map(({ row }) => (kind === "employees" ? employeeId(row.id) : row.id));
  const { external } = await findKnown(actor, { kind: kind === "employees" ? "candidates" : kind, ids });
  return {
    ...{ table, good: rows, known: external.length },
    problems: [...problems, ...lost].sort((a, b) => a.line - b.line),
  };
}

/** Applications of jobs and people that are here, and a problem for each that is not. */
async function apart(
  actor: Actor,
  rows: Checked<"applications">[],
): Promise<[Checked<"applications">[], Problem[]]> {
  const here = async (kind: ImportKind, ids: string[]) =>
    new Set((await findKnown(actor, { kind, ids: [...new Set(ids)] })).external);
  const jobs = await here(
    "jobs",
    rows.map(({ row }) => row.jobId),
  );
  const people = await here(
    "candidates",
    rows.map(({ row }) => row.candidateId),
  );
  const lost = rows.flatMap(({ line, row: { jobId, candidateId } }): Problem[] => [
    ...(jobs.has(jobId) ? [] : [{ line, field: "jobId", value: jobId, problem: "is no imported job" }]),
    ...(people.has(candidateId)
      ? []
      : [{ line, field: "candidateId", value: candidateId, problem: "is no imported candidate" }]),
  ]);
  const bad = new Set(lost.map(({ line }) => line));
  return [rows.filter(({ line }) => !bad.has(line)), lost];
}

/** How many ids are asked for at once. */
const asked = 10_000;

async function findKnown(actor: Actor, { kind, ids }: { kind: ImportKind; ids: string[] }) {
  const external: string[] = [];
  for (let from = 0; from < ids.length; from += asked)
    external.push(...(await findKnownAmong(actor, { kind, ids: ids.slice(from, from + asked) })).external);
  return { external };
}

/** Which of these ids came from a file before. */
const findKnownAmong = useCase({
  permission: "organization:administer",
  input: z.object({ kind: z.enum(importKinds), ids: z.array(z.string()) }),
  output: z.object({ external: z.array(z.string()) }),

  async run({ db }, { kind, ids }) {
    const atsConnectionId = await findCsvConnection(db);
    if (!atsConnectionId) return { external: [] };
    const query = { where: { atsConnectionId, externalId: { in: ids } }, select: { externalId: true } };
    const rows: { externalId: string | null }[] =
      kind === "jobs"
        ? await db.job.findMany(query)
        : kind === "applications"
          ? await db.application.findMany(query)
          : await db.candidate.findMany(query);
    return { external: rows.flatMap((row) => row.externalId ?? []) };
  },
});
