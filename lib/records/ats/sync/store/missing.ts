import type { Actor } from "@/lib/platform/access/actor";
import { step } from "@/lib/platform/access/use-case";
import type { Connector } from "@/lib/records/ats/connector";
import { mapConcurrently } from "@/lib/records/ats/map-concurrently";
import type {
  AtsApplication,
  AtsAttachment,
  AtsCandidate,
  AtsJob,
  Fetchable,
} from "@/lib/records/ats/records";
import { type ReadOne, readOrLeaveOut, refusals } from "@/lib/records/ats/read-one";

type Listed = { connectionId: string; jobs: string[]; candidates: string[]; attachments: string[] };

/** The ids that were not imported through this connection yet. */
const findMissing = step(
  "findMissing",
  async ({ db }, { connectionId, jobs, candidates, attachments }: Listed) => {
    const queryFor = (externalIds: string[]) => ({
      where: { atsConnectionId: connectionId, externalId: { in: externalIds } },
      select: { externalId: true },
    });
    return {
      jobs: without(jobs, await db.job.findMany(queryFor(jobs))),
      candidates: without(candidates, await db.candidate.findMany(queryFor(candidates))),
      attachments: without(attachments, await db.attachment.findMany(queryFor(attachments))),
    };
  },
);

const without = (wanted: string[], rows: { externalId: string | null }[]) => {
  const present = new Set(rows.map((row) => row.externalId));
  return [...new Set(wanted)].filter((each) => !present.has(each));
};

const findErased = step(
  "findErased",
  async ({ db }, { connectionId, candidates }: { connectionId: string; candidates: string[] }) => {
    const rows = await db.candidate.findMany({
      where: {
        atsConnectionId: connectionId,
        externalId: { in: candidates },
        erasedAt: { not: null },
      },
      select: { externalId: true },
    });
    return { erased: rows.flatMap(({ externalId }) => externalId ?? []) };
  },
);

/** The ids of files that are not imported yet, without those of people who were erased here. */
export async function newAttachments(actor: Actor, connectionId: string, listed: AtsAttachment[]) {
  if (listed.length === 0) return new Set<string>();
  const candidates = listed.map((file) => file.candidateExternalId);
  const { erased } = await findErased(actor, { connectionId, candidates });
  const attachments = listed.flatMap((file) =>
    erased.includes(file.candidateExternalId) ? [] : [file.externalId],
  );
  const missing = await findMissing(actor, { connectionId, jobs: [], candidates: [], attachments });
  return new Set(missing.attachments);
}

export type Before = { jobs: AtsJob[]; candidates: AtsCandidate[] };

/**
 * Fetches jobs and candidates that records refer to but that were created after their own lists were read: one by
 * one, so that no record is dropped for a missing reference.
 */
export async function fetchMissing(
  actor: Actor,
  connector: Connector,
  { connectionId, referring, readOne }: { connectionId: string; referring: Referring[]; readOne: ReadOne },
): Promise<Before> {
  if (referring.length === 0) return { jobs: [], candidates: [] };
  const missing = await findMissing(actor, {
    connectionId,
    jobs: referring.flatMap((each) => each.jobExternalId ?? []),
    candidates: referring.map((each) => each.candidateExternalId),
    attachments: [],
  });
  const one = <R extends Fetchable>(resource: R, id: string) => readOne(() => connector.one(resource, id));
  const jobs = await mapConcurrently(missing.jobs, (id) => one("jobs", id));
  const candidates = await mapConcurrently(missing.candidates, (id) => one("candidates", id));
  return {
    jobs: jobs.filter((record) => record !== null),
    candidates: candidates.filter((record) => record !== null),
  };
}

/**
 * Adds answers to applications whose list omits them: fetched for each one that is new and on a synced job, or that
 * has changed and has no answers stored. An application is stored without answers when the ATS refuses them, and left
 * out when it only fails to show them: once it is stored they are not asked for again.
 */
export async function withAnswers(
  actor: Actor,
  connector: Connector,
  { connectionId, listed, jobExternalIds, readReached }: AnswersRequest,
): Promise<AtsApplication[]> {
  const unanswered = listed.filter(({ answers }) => answers === null);
  if (unanswered.length === 0) return listed;
  const { wanted } = await findUnanswered(actor, {
    connectionId,
    applications: unanswered.map(({ externalId, updatedAt, jobExternalId }) => ({
      externalId,
      updatedAt,
      isSynced: jobExternalIds?.includes(jobExternalId) ?? true,
    })),
  });
  const wantedIds = new Set(wanted);
  const unlessRefused = readOrLeaveOut(connectionId, refusals);
  const withThem = async (each: AtsApplication) => {
    const answers = await unlessRefused(async () => connector.answersOf?.(each));
    return { ...each, answers: answers ?? null };
  };
  const records = await mapConcurrently(listed, async (each) =>
    wantedIds.has(each.externalId) ? readReached(() => withThem(each)) : each,
  );
  return records.filter((record) => record !== null);
}

type AnswersRequest = {
  connectionId: string;
  listed: AtsApplication[];
  jobExternalIds: string[] | null;
  readReached: ReadOne;
};

type Unanswered = {
  connectionId: string;
  applications: { externalId: string; updatedAt: string | null; isSynced: boolean }[];
};

const findUnanswered = step("findUnanswered", async ({ db }, { connectionId, applications }: Unanswered) => {
  const rows = await db.application.findMany({
    where: {
      atsConnectionId: connectionId,
      externalId: { in: applications.map(({ externalId }) => externalId) },
    },
    select: { externalId: true, atsUpdatedAt: true, _count: { select: { answers: true } } },
  });
  const rowsById = new Map(rows.map((row) => [row.externalId, row]));
  const wanted = applications.filter(({ externalId, updatedAt, isSynced }) => {
    const row = rowsById.get(externalId);
    if (!row) return isSynced;
    const changed = updatedAt && row.atsUpdatedAt && Date.parse(updatedAt) > row.atsUpdatedAt.getTime();
    return row._count.answers === 0 && Boolean(changed);
  });
  return { wanted: wanted.map(({ externalId }) => externalId) };
});

type Referring = { jobExternalId?: string; candidateExternalId: string };
