import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { useCase } from "@/lib/access/use-case";
import type { Connector } from "../connector";
import type { AtsCandidate, AtsJob } from "../records";

const ids = z.array(z.string());

/** Which of these the connection has not brought yet. */
const findMissing = useCase({
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

const without = (wanted: string[], found: { externalId: string | null }[]) => {
  const known = new Set(found.map((row) => row.externalId));
  return [...new Set(wanted)].filter((each) => !known.has(each));
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
  given: Pointing[],
): Promise<Before> {
  if (given.length === 0) return { jobs: [], candidates: [] };
  const missing = await findMissing(actor, {
    connectionId,
    jobs: given.flatMap((each) => each.jobExternalId ?? []),
    candidates: given.map((each) => each.candidateExternalId),
    attachments: [],
  });
  const before: Before = { jobs: [], candidates: [] };
  for (const id of missing.jobs) before.jobs.push(...present(await connector.one("jobs", id)));
  for (const id of missing.candidates)
    before.candidates.push(...present(await connector.one("candidates", id)));
  return before;
}

type Pointing = { jobExternalId?: string; candidateExternalId: string };

const present = <T>(record: T | null): T[] => (record === null ? [] : [record]);
