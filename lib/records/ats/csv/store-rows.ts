import type { Context } from "@/lib/platform/access/use-case";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { sha256 } from "@/lib/platform/security/digest";
import type { AtsApplication, AtsAttachment, AtsCandidate, AtsJob } from "../records";
import type { Fetched } from "../sync/store/store-attachments";
import { mergedHere } from "../sync/store/merges";
import { storeRecords } from "../sync/store/store-page";
import type { Rows } from "./check-rows";
import { storeEmployee } from "./store-employee";
import type { ImportKind } from "./fields";
import { mergeRepeats } from "./repeats";
import { fileImport } from "@/lib/judging/states/file-import";
import { say } from "@/lib/say";
import { storeSelfReports } from "@/lib/records/self-reports/store-self-reports";

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
    data: { provider: fileImport, name: say("Imported files"), status: "active" },
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
  fetched: Fetched[] = [],
) {
  const as = <T extends ImportKind>() => rows as unknown as Rows[T][];
  if (kind === "jobs") await storeRecords(ctx, connectionId, { jobs: as<"jobs">().map(toJob) });
  if (kind === "candidates") await keepCandidates(ctx, connectionId, as<"candidates">(), fetched);
  if (kind === "applications")
    await storeRecords(ctx, connectionId, { applications: as<"applications">().map(toApplication) });
  if (kind === "employees") await keepEmployees(ctx, connectionId, as<"employees">());
}

const toJob = ({ id, ...job }: Rows["jobs"]): AtsJob => ({ ...job, externalId: id, updatedAt: null });

type Person = Pick<Rows["candidates"], "id" | "fullName" | "email" | "phone" | "headline" | "location">;
const toCandidate = ({ id, fullName, email, phone, headline, location }: Person): AtsCandidate => ({
  fullName,
  email,
  phone,
  headline,
  location,
  externalId: id,
  updatedAt: null,
});

/** The text of a row's CV as a file; another text of the same person is another file. */
export const cvOf = ({ id, cvText }: Rows["candidates"]): AtsAttachment => ({
  externalId: `${id}:${sha256(cvText)}`,
  candidateExternalId: id,
  kind: "cv",
  fileName: "cv.txt",
  source: "",
});

/** Writes people, merges those whom a person has recognized, and then writes their applications and CVs. */
async function keepCandidates(
  ctx: Context,
  connectionId: string,
  rows: Rows["candidates"][],
  fetched: Fetched[],
) {
  await storeRecords(ctx, connectionId, { candidates: rows.map(toCandidate) });
  await keepSelfReports(ctx, connectionId, rows);
  await mergeRepeats(ctx, connectionId, rows);
  const applications = rows
    .filter(({ jobId }) => jobId !== "")
    .map(({ id, ...row }) => toApplication({ ...row, id: `${row.jobId}/${id}`, candidateId: id }));
  const attachments = fetched.map(({ attachment }) => attachment);
  await storeRecords(ctx, connectionId, { applications, attachments }, undefined, fetched);
}

/** What the rows say about people themselves goes to its own table, and nowhere else. */
async function keepSelfReports(ctx: Context, connectionId: string, rows: Rows["candidates"][]) {
  const reporting = rows.filter((row) =>
    [row.sex, row.raceEthnicity, row.said].some((each) => each !== undefined),
  );
  if (reporting.length === 0) return;
  const ids = await candidateIds(
    ctx,
    connectionId,
    reporting.map(({ id }) => id),
  );
  const reports = reporting.flatMap(({ id, sex, raceEthnicity, said }) => {
    const candidateId = ids.get(id);
    return candidateId ? [{ candidateId, said: { sex, raceEthnicity, ...said } }] : [];
  });
  await storeSelfReports(ctx, "csv", reports);
}

/** The candidates of these ids in files, without erased ones. */
async function candidateIds({ db }: Context, atsConnectionId: string, externalIds: string[]) {
  const candidates = await db.candidate.findMany({
    where: { atsConnectionId, externalId: { in: externalIds }, erasedAt: null },
    select: { id: true, externalId: true },
  });
  return new Map(candidates.map((person) => [person.externalId, person.id]));
}

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

/**
 * Writes employees as people, merges those whom a person has recognized, and then writes their employment. Where two
 * rows are one employee, the first says it.
 */
async function keepEmployees(ctx: Context, connectionId: string, rows: Rows["employees"][]) {
  const prefixed = rows.map(({ into, ...row }) => ({
    ...row,
    id: employeeId(row.id),
    into: into && "id" in into ? { id: employeeId(into.id) } : into,
  }));
  const people = prefixed.map((row) => toCandidate({ ...row, headline: row.title, location: null }));
  await storeRecords(ctx, connectionId, { candidates: people });
  await mergeRepeats(ctx, connectionId, prefixed);
  const ids = await candidateIds(
    ctx,
    connectionId,
    prefixed.map((row) => row.id),
  );
  const survivors = await mergedHere(ctx, [...ids.values()]);
  for (const row of prefixed) {
    const own = ids.get(row.id);
    const survivor = own && survivors.get(own);
    if (!own || (survivor && row.repeats)) continue;
    await storeEmployee(ctx, survivor ?? own, row);
  }
}
