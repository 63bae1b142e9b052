import type { TenantDb } from "@/lib/db/tenant";
import { foretellPush } from "@/lib/ats/foretell-push";
import { stagesOfJobs } from "@/lib/jobs/stages-of-job";
import { findChoices } from "@/lib/ats/push/find-choices";
import { blindAmong } from "@/lib/blind-review/blind-candidate";
import { unreadableCvs, whyNotAcceptable } from "@/lib/candidates/unreadable-cv";
import type { DecisionKind, Disposition } from "@/lib/db/generated/enums";
import { whyNoLetter } from "@/lib/letters/why-no-letter";
import { shownName } from "@/lib/blind-review/shown-name";
import { outcomes, standings } from "./standing";
import { dispositionsBefore } from "@/lib/states/states";
import { whyNotForReason } from "./why-not-for-reason";
import { whyNotMovable } from "./why-not-movable";
import { say } from "@/lib/say";

type Wanted = {
  applicationId: string;
  kind: DecisionKind;
  feedback?: string;
  reason?: string;
  letter?: boolean;
  /** Of a move, where to. */
  stage?: string;
};

/** What a decision would do and what it would meet, before it is made. */
export type Foreseen = Wanted & {
  name: string;
  jobTitle: string;
  disposition: Disposition;
  /** Where it is now, and whether it would go elsewhere. */
  at: string;
  /** How it stands now, in words. */
  standing: string;
  /** Why it cannot be decided this way; null when it can. */
  refusal: string | null;
  /** What leaves Shortlist, in sentences. */
  told: string[];
  revision: number;
};

/** Looks ahead on decisions, in their order; null for an application that is not there. */
export async function foreseeDecisions(
  db: TenantDb,
  wanted: readonly Wanted[],
): Promise<(Foreseen | null)[]> {
  const rows = await db.application.findMany({
    where: { id: { in: wanted.map(({ applicationId }) => applicationId) } },
    include: {
      candidate: { select: { fullName: true, email: true, erasedAt: true } },
      connection: { select: { id: true, name: true, status: true, provider: true, settings: true } },
      job: {
        select: {
          title: true,
          externalId: true,
          organization: { select: { rejectionReasons: true } },
        },
      },
    },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const blind = await blindAmong(
    db,
    rows.map(({ candidateId }) => candidateId),
  );
  const standing = await standings(db, rows);
  const accepted = new Set(wanted.flatMap((one) => (one.kind === "accept" ? one.applicationId : [])));
  const unread = await unreadableCvs(
    db,
    rows.flatMap(({ id, candidateId }) => (accepted.has(id) ? candidateId : [])),
  );
  const stages = await stagesOfJobs(
    db,
    rows.map(({ jobId }) => jobId),
  );
  const choices = new Map<string, { reason: string | null; refusal: string | null }>();

  const foreseen = [];
  for (const one of wanted) {
    const row = byId.get(one.applicationId);
    foreseen.push(row ? await foresee(one, row) : null);
  }
  return foreseen;

  async function foresee(one: Wanted, row: (typeof rows)[number]): Promise<Foreseen> {
    const { connection, job, candidate, disposition, revision } = row;
    const writes = one.letter === true && one.kind !== "move" && whyNoLetter(candidate) === null;
    const choice = connection && (await choicesOf(connection));
    return {
      ...one,
      name: shownName(row, candidate, blind.has(row.candidateId)),
      jobTitle: job.title,
      disposition,
      at: row.stage,
      standing: standing(row),
      refusal: refusal(),
      told: [
        ...(connection
          ? foretellPush(connection, one.kind, {
              disposition,
              removed: row.atsRemovedAt !== null,
              hasFeedback: Boolean(one.feedback),
              stage: one.stage ?? null,
              ...(choice ?? { refusal: null }),
            })
          : [
              writes
                ? say(
                    "No applicant tracking system is linked to this application: nothing but your letter leaves Shortlist.",
                  )
                : say(
                    "No applicant tracking system is linked to this application: nothing leaves Shortlist and nobody is e-mailed.",
                  ),
            ]),
        ...(writes
          ? [say("Your letter is e-mailed to the candidate once this can no longer be undone.")]
          : []),
      ],
      revision,
    };

    function refusal(): string | null {
      if (candidate.erasedAt) return say("This person was erased.");
      if (one.kind === "move")
        return whyNotMovable(row, one.stage ?? "", {
          stages: stages.get(row.jobId) ?? [],
          refusal: choice?.refusal ?? null,
        });
      if (!dispositionsBefore(outcomes[one.kind]).includes(disposition))
        return say("It is {disposition} already: {standing}. That stands.", {
          disposition,
          standing: standing(row),
        });
      if (one.kind === "accept") return whyNotAcceptable(unread.get(row.candidateId));
      return whyNotForReason(one.kind, one.reason, job.organization.rejectionReasons);
    }

    /** Looked up once for each job and kind. */
    async function choicesOf(to: NonNullable<typeof connection>) {
      const chosen = one.stage ?? one.reason ?? null;
      const key = [to.id, one.kind, job.externalId, chosen].join();
      const cached = choices.get(key);
      if (cached !== undefined) return cached;
      const { chosenReason: reason, refusal } = await findChoices(
        ...([db, to, one.kind, job.externalId, chosen] as const),
      );
      choices.set(key, { reason, refusal });
      return { reason, refusal };
    }
  }
}
