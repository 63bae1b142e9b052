import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { useCase } from "@/lib/access/use-case";
import { checkRows, type Checked, type Problem } from "./check-rows";
import { type ImportKind, importKinds } from "./fields";
import { employeeId, findCsvConnection } from "./keep-rows";
import type { Mapping } from "./mapping";
import type { Table } from "./read-table";
import { say } from "@/lib/say";

/** Some rows of a file, from one up to another that is not among them: those without a problem, and every problem. */
type Part = { from: number; to: number; good: Checked[]; problems: Problem[] };

/** Rows gone through at a time where nothing is written. */
export const partSize = 5_000;

type Examining = { kind: ImportKind; mapping: Mapping; from?: number; size: number };

/** Goes through a file, `size` rows at a time, and says what an import would do. Changes nothing, and keeps no row. */
export async function* examine(
  actor: Actor,
  table: Table,
  { kind, mapping, from = 0, size }: Examining,
): AsyncGenerator<Part> {
  let part: Part = { from, to: from, good: [], problems: [] };
  for await (const verdicts of checkRows(kind, table, mapping, from))
    for (const { at, checked, problems } of verdicts) {
      part.to = at + 1;
      if (checked) part.good.push(checked);
      part.problems.push(...problems);
      if (part.to - part.from < size) continue;
      yield settled(actor, kind, part);
      part = { from: part.to, to: part.to, good: [], problems: [] };
    }
  if (part.to > part.from) yield settled(actor, kind, part);
}

async function settled(actor: Actor, kind: ImportKind, part: Part): Promise<Part> {
  if (kind !== "applications") return part;
  const [good, lost] = await apart(actor, part.good as Checked<"applications">[]);
  return { ...part, good, problems: [...part.problems, ...lost].sort((a, b) => a.line - b.line) };
}

/** How many of these were imported before. */
export async function countKnown(actor: Actor, kind: ImportKind, rows: Checked[]): Promise<number> {
  const ids = rows.map(({ row }) => (kind === "employees" ? employeeId(row.id) : row.id));
  const { external } = await findKnown(actor, { kind: kind === "employees" ? "candidates" : kind, ids });
  return external.length;
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
    ...(jobs.has(jobId)
      ? []
      : [{ line, field: "jobId", value: jobId, problem: say("is not an imported job") }]),
    ...(people.has(candidateId)
      ? []
      : [{ line, field: "candidateId", value: candidateId, problem: say("is not an imported candidate") }]),
  ]);
  const bad = new Set(lost.map(({ line }) => line));
  return [rows.filter(({ line }) => !bad.has(line)), lost];
}

/** Which of these ids came from a file before. */
const findKnown = useCase({
  name: "findKnown",
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
