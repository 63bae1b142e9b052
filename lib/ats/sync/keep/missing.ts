import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { useCase } from "@/lib/access/use-case";
import type { Connector } from "@/lib/ats/connector";
import { several } from "@/lib/ats/several";
import type { AtsApplication, AtsCandidate, AtsJob } from "@/lib/ats/records";

const ids = z.array(z.string());

/** Which of these the connection has not brought yet. */
const findMissing = useCase({
  name: "findMissing",
  permission: "ats:record",
  input: z.object({ connectionId: z.uuid(), jobs: ids, candidates: ids, attachments: ids }),
  output: z.object({ jobs: ids, candidates: ids, attachments: ids }),

  async run({ db }, { connectionId, jobs, candidates, attachments }) {
    const mine = (externalIds: string[]) => ({
      where: { atsConnectionId: connectionId, externalId: { in: externalIds } },
      select: { externalId: true },
    });
    return {
      jobs: without(jobs, await db.job.findMany(mine(jobs))),
      candidates: without(candidates, await db.candidate.findMany(mine(candidates))),
      attachments: without(attachments, await db.attachment.findMany(mine(attachments))),
    };
  },
});

const without = (wanted: string[], rows: { externalId: string | null }[]) => {
  const present = new Set(rows.map((row) => row.externalId));
  return [...new Set(wanted)].filter((each) => !present.has(each));
};

/** Which of these files are not here yet. */
export async function newAttachments(actor: Actor, connectionId: string, attachments: string[]) {
  if (attachments.length === 0) return new Set<string>();
  return new Set(
    (await findMissing(actor, { connectionId, jobs: [], candidates: [], attachments })).attachments,
  );
}

export type Before = { jobs: AtsJob[]; candidates: AtsCandidate[] };

/**
 * Jobs and candidates that applications or files point to and that came into being after their own lists were read:
 * fetched one by one, so that nothing is left out for pointing at nothing.
 */
export async function fetchMissing(
  actor: Actor,
  connector: Connector,
  connectionId: string,
  pointing: Pointing[],
): Promise<Before> {
  if (pointing.length === 0) return { jobs: [], candidates: [] };
  const missing = await findMissing(actor, {
    connectionId,
    jobs: pointing.flatMap((each) => each.jobExternalId ?? []),
    candidates: pointing.map((each) => each.candidateExternalId),
    attachments: [],
  });
  const jobs = await several(missing.jobs, (id) => connector.one("jobs", id));
  const candidates = await several(missing.candidates, (id) => connector.one("candidates", id));
  return {
    jobs: jobs.filter((record) => record !== null),
    candidates: candidates.filter((record) => record !== null),
  };
}

/**
 * Applications of a list that does not tell answers: of those that are new here and on a job that is synced, or have
 * changed and hold none yet, each one's are asked for.
 */
export async function withAnswers(
  actor: Actor,
  connector: Connector,
  connectionId: string,
  listed: AtsApplication[],
  jobExternalIds: string[] | null,
): Promise<AtsApplication[]> {
  const untold = listed.filter(({ answers }) => answers === null);
  if (untold.length === 0) return listed;
  const { wanted } = await findUnanswered(actor, {
    connectionId,
    applications: untold.map(({ externalId, updatedAt, jobExternalId }) => ({
      externalId,
      updatedAt,
      isSynced: jobExternalIds?.includes(jobExternalId) ?? true,
    })),
  });
  const wantedIds = new Set(wanted);
  return several(listed, async (each) =>
    wantedIds.has(each.externalId) ? { ...each, answers: (await connector.answersOf?.(each)) ?? null } : each,
  );
}

const findUnanswered = useCase({
  name: "findUnanswered",
  permission: "ats:record",
  input: z.object({
    connectionId: z.uuid(),
    applications: z.array(
      z.object({ externalId: z.string(), updatedAt: z.string().nullable(), isSynced: z.boolean() }),
    ),
  }),
  output: z.object({ wanted: ids }),

  async run({ db }, { connectionId, applications }) {
    const rows = await db.application.findMany({
      where: {
        atsConnectionId: connectionId,
        externalId: { in: applications.map(({ externalId }) => externalId) },
      },
      select: { externalId: true, atsUpdatedAt: true, _count: { select: { answers: true } } },
    });
    const here = new Map(rows.map((row) => [row.externalId, row]));
    const wanted = applications.filter(({ externalId, updatedAt, isSynced }) => {
      const row = here.get(externalId);
      if (!row) return isSynced;
      const changed = updatedAt && row.atsUpdatedAt && Date.parse(updatedAt) > row.atsUpdatedAt.getTime();
      return row._count.answers === 0 && Boolean(changed);
    });
    return { wanted: wanted.map(({ externalId }) => externalId) };
  },
});

type Pointing = { jobExternalId?: string; candidateExternalId: string };
