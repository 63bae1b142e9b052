import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { useCase } from "@/lib/platform/access/use-case";
import { checkRows, type Checked, type Problem } from "./check-rows";
import { type ImportKind, importKinds } from "./fields";
import { employeeId, findCsvConnection } from "./store-rows";
import type { Mapping } from "./mapping";
import type { Table } from "./read-table";
import { type Repeat, type RepeatAnswer, settleRepeats } from "./repeats";
import { SelfQuestions, selfQuestions } from "@/lib/records/self-reports/questions";
import { say } from "@/lib/say";

/**
 * Rows `from` up to, but not including, `to` of a file: those without a problem, every problem, and the rows that
 * repeat an e-mail address.
 */
type Part = { from: number; to: number; good: Checked[]; problems: Problem[]; repeats: Repeat[] };

type Examining = {
  kind: ImportKind;
  mapping: Mapping;
  repeats: RepeatAnswer | null;
  from?: number;
  size?: number;
};

/** Checks a file in parts of `size` rows and yields what an import would do. Writes nothing, stores no row. */
export async function* examine(
  actor: Actor,
  table: Table,
  { kind, mapping, repeats, from = 0, size = 5_000 }: Examining,
): AsyncGenerator<Part> {
  const settled = kind === "candidates" || kind === "employees" ? withPeople : withKnownReferences;
  let part: Part = { from, to: from, good: [], problems: [], repeats: [] };
  const { own } = await findQuestions(actor, {});
  for await (const verdicts of checkRows(kind, table, mapping, from, own))
    for (const { at, checked, problems } of verdicts) {
      part.to = at + 1;
      if (checked) part.good.push(checked);
      part.problems.push(...problems);
      if (part.to - part.from < size) continue;
      yield settled(actor, kind, part, repeats);
      part = { from: part.to, to: part.to, good: [], problems: [], repeats: [] };
    }
  if (part.to > part.from) yield settled(actor, kind, part, repeats);
}

/** How many of these were imported before. */
export async function countKnown(actor: Actor, kind: ImportKind, rows: Checked[]): Promise<number> {
  const known = await importedIds(
    actor,
    kind,
    rows.map(({ row }) => row.id),
  );
  return known.size;
}

/** Settles rows that repeat an address; those with a job that was not imported are people without an application. */
async function withPeople(
  actor: Actor,
  kind: ImportKind,
  part: Part,
  answer: RepeatAnswer | null,
): Promise<Part> {
  const rows = part.good as Checked<"candidates" | "employees">[];
  const known = await importedIds(
    actor,
    kind,
    rows.map(({ row }) => row.id),
  );
  const settled = await settleRepeats(actor, { rows, known, answer });
  const missing =
    kind === "candidates" ? await assignJobs(actor, settled.good as Checked<"candidates">[]) : [];
  const problems = [...part.problems, ...settled.problems, ...missing].sort((a, b) => a.line - b.line);
  return { ...part, good: settled.good, problems, repeats: settled.repeats };
}

/** Replaces the jobs that people's rows name by their ids; a job that was not imported is a problem. */
async function assignJobs(actor: Actor, rows: Checked<"candidates">[]): Promise<Problem[]> {
  const jobs = await importedJobs(actor, rows);
  return rows.flatMap(({ line, row }): Problem[] => {
    const { jobId } = row;
    row.jobId = jobs.get(jobId) ?? "";
    if (jobId === "" || row.jobId !== "") return [];
    return [
      {
        line,
        field: "jobId",
        value: jobId,
        problem: say("is no imported job's id, nor the title of just one"),
        rowKept: true,
      },
    ];
  });
}

/** The ids of the imported jobs that rows name: by their id, or by a title that only one job has. */
async function importedJobs(actor: Actor, rows: readonly { row: { jobId: string } }[]) {
  const named = [...new Set(rows.map(({ row }) => row.jobId))].filter((name) => name !== "");
  const { jobs } = await findJobs(actor, { named });
  const ids = new Set(jobs.map(({ id }) => id));
  const titled = Map.groupBy(jobs, ({ title }) => title.toLowerCase());
  return new Map(
    named.flatMap((name): [string, string][] => {
      const called = titled.get(name.toLowerCase()) ?? [];
      const id = ids.has(name) ? name : called.length === 1 ? called[0]!.id : null;
      return id === null ? [] : [[name, id]];
    }),
  );
}

/** Those of these ids of rows that were imported before. */
async function importedIds(actor: Actor, kind: ImportKind, ids: string[]): Promise<Set<string>> {
  const stored = kind === "employees" ? employeeId : (id: string) => id;
  const rowIds = new Map(ids.map((id) => [stored(id), id]));
  const { external } = await findKnown(actor, { kind, ids: [...rowIds.keys()] });
  return new Set(external.map((id) => rowIds.get(id) ?? id));
}

/** Leaves out applications whose job or candidate was not imported, with a problem for each. */
async function withKnownReferences(actor: Actor, kind: ImportKind, part: Part): Promise<Part> {
  if (kind !== "applications") return part;
  const rows = part.good as Checked<"applications">[];
  const jobs = await importedJobs(actor, rows);
  const people = await importedIds(
    actor,
    "candidates",
    rows.map(({ row }) => row.candidateId),
  );
  const missing = rows.flatMap(({ line, row: { jobId, candidateId } }): Problem[] => [
    ...(jobs.has(jobId)
      ? []
      : [
          {
            line,
            field: "jobId",
            value: jobId,
            problem: say("is no imported job's id, nor the title of just one"),
            rowKept: false,
          },
        ]),
    ...(people.has(candidateId)
      ? []
      : [
          {
            line,
            field: "candidateId",
            value: candidateId,
            problem: say("is not an imported candidate"),
            rowKept: false,
          },
        ]),
  ]);
  const badLines = new Set(missing.map(({ line }) => line));
  const good = rows.filter(({ line }) => !badLines.has(line));
  for (const { row } of good) row.jobId = jobs.get(row.jobId) ?? row.jobId;
  return {
    ...part,
    good,
    problems: [...part.problems, ...missing].sort((a, b) => a.line - b.line),
  };
}

/** The questions that an import of people may answer. */
export const findQuestions = useCase({
  name: "findQuestions",
  permission: "organization:administer",
  output: SelfQuestions.pick({ own: true }),
  run: selfQuestions,
});

/** Imported jobs with one of these ids or titles. */
const findJobs = useCase({
  name: "findImportedJobs",
  permission: "organization:administer",
  input: z.object({ named: z.array(z.string()) }),
  output: z.object({ jobs: z.array(z.object({ id: z.string(), title: z.string() })) }),

  async run({ db }, { named }) {
    const atsConnectionId = await findCsvConnection(db);
    if (!atsConnectionId || named.length === 0) return { jobs: [] };
    const rows = await db.job.findMany({
      where: {
        atsConnectionId,
        OR: [{ externalId: { in: named } }, { title: { in: named, mode: "insensitive" } }],
      },
      select: { externalId: true, title: true },
    });
    return { jobs: rows.flatMap(({ externalId: id, title }) => (id === null ? [] : [{ id, title }])) };
  },
});

/** Which of these ids were imported from a file before. */
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
