import type { Context } from "@/lib/access/use-case";
import type { TenantDb } from "@/lib/db/tenant";
import { sha256 } from "@/lib/security/digest";
import type { AtsApplication, AtsAttachment, AtsCandidate, AtsJob } from "../records";
import type { Fetched } from "../sync/store/store-attachments";
import { storeRecords } from "../sync/store/store-page";
import type { Rows } from "./check-rows";
import { storeEmployee } from "./store-employee";
import type { ImportKind } from "./fields";
import { mergeRepeats } from "./repeats";
import { fileImport } from "@/lib/states/file-import";
import { say } from "@/lib/say";

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
  await mergeRepeats(ctx, connectionId, rows);
  const applications = rows
    .filter(({ jobId }) => jobId !== "")
    .map(({ id, ...row }) => toApplication({ ...row, id: `${row.jobId}/${id}`, candidateId: id }));
  const attachments = fetched.map(({ attachment }) => attachment);
  await storeRecords(ctx, connectionId, { applications, attachments }, undefined, fetched);
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
