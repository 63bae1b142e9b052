import type { Context } from "@/lib/access/use-case";
import type { TenantDb } from "@/lib/db/tenant";
import type { AtsApplication, AtsCandidate, AtsJob } from "../records";
import { storeRecords } from "../sync/store/store-page";
import type { Rows } from "./check-rows";
import { storeEmployee } from "./store-employee";
import type { ImportKind } from "./fields";
import { fileImport } from "@/lib/states/file-import";
import { sentence } from "@/lib/say";

/** The organization's one connection for files; null before the first import. */
export async function findCsvConnection(db: TenantDb): Promise<string | null> {
  const connection = await db.atsConnection.findFirst({
    where: { provider: fileImport },
    orderBy: { createdAt: "asc" },
    select: { id: true },
  });
  return connection?.id ?? null;
}

/** The organization's connection for files, created when first needed. */
export async function csvConnection({ db, actor }: Pick<Context, "db" | "actor">): Promise<string> {
  // Concurrent imports share one connection: the second waits here until the first has created it.
  await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`csv:${actor.organizationId}`}))::text`;
  const existing = await findCsvConnection(db);
  if (existing) return existing;
  const made = await db.atsConnection.create({
    data: { provider: fileImport, name: sentence("Imported files"), status: "active" },
    select: { id: true },
  });
  return made.id;
}

/** Writes rows like the records of an ATS: a row that was imported before is updated. */
export async function storeRows<K extends ImportKind>(
  ctx: Context,
  connectionId: string,
  kind: K,
  rows: Rows[K][],
) {
  const as = <T extends ImportKind>() => rows as unknown as Rows[T][];
  if (kind === "jobs") await storeRecords(ctx, connectionId, { jobs: as<"jobs">().map(toJob) });
  if (kind === "candidates")
    await storeRecords(ctx, connectionId, { candidates: as<"candidates">().map(toCandidate) });
  if (kind === "applications")
    await storeRecords(ctx, connectionId, { applications: as<"applications">().map(toApplication) });
  if (kind === "employees") await keepEmployees(ctx, connectionId, as<"employees">());
}

const toJob = ({ id, ...job }: Rows["jobs"]): AtsJob => ({ ...job, externalId: id, updatedAt: null });

const toCandidate = ({ id, ...person }: Rows["candidates"]): AtsCandidate => ({
  ...person,
  externalId: id,
  updatedAt: null,
});

const toApplication = (row: Rows["applications"]): AtsApplication => ({
  externalId: row.id,
  jobExternalId: row.jobId,
  candidateExternalId: row.candidateId,
  stageExternalId: null,
  stageName: row.stage,
  state: row.state,
  appliedAt: row.appliedAt,
  answers: row.answers ?? [],
  updatedAt: null,
});

/** Most files number employees and applicants separately: the same number is not the same person. */
export const employeeId = (id: string) => `employee:${id}`;

async function keepEmployees(ctx: Context, connectionId: string, rows: Rows["employees"][]) {
  const prefixed = rows.map((row) => ({ ...row, id: employeeId(row.id) }));
  const people = prefixed.map((row) => toCandidate({ ...row, headline: row.title, location: null }));
  await storeRecords(ctx, connectionId, { candidates: people });
  const candidates = await ctx.db.candidate.findMany({
    where: {
      atsConnectionId: connectionId,
      externalId: { in: prefixed.map((row) => row.id) },
      erasedAt: null,
    },
    select: { id: true, externalId: true },
  });
  const ids = new Map(candidates.map((person) => [person.externalId, person.id]));
  for (const row of prefixed) {
    const candidateId = ids.get(row.id);
    if (candidateId) await storeEmployee(ctx, candidateId, row);
  }
}
