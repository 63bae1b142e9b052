import type { TenantDb } from "@/lib/db/tenant";
import { previewPush } from "@/lib/ats/preview-push";
import { stagesOfJobs } from "@/lib/jobs/stages-of-job";
import { findChoices } from "@/lib/ats/push/find-choices";
import { blindCandidatesOf } from "@/lib/blind-review/blind-candidate";
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
  /** For a move, the target stage. */
  stage?: string;
};

/** A decision's effects, or why it would be refused, before it is made. */
export type Foreseen = Wanted & {
  name: string;
  jobTitle: string;
  disposition: Disposition;
  /** The stage it is in now. */
  at: string;
  /** Its current status as text. */
  standing: string;
  /** Why it cannot be decided this way; null when it can. */
  refusal: string | null;
  /** What would be sent out of Shortlist, one sentence each. */
  told: string[];
  revision: number;
};

/** Previews decisions in their order; null for an application that does not exist. */
export async function describeDecisions(
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
  const blind = await blindCandidatesOf(db, rows);
  const standing = await standings(db, rows);
  const accepted = new Set(wanted.flatMap(({ kind, applicationId: id }) => (kind === "accept" ? id : [])));
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
  for (const decision of wanted) {
    const row = byId.get(decision.applicationId);
    foreseen.push(row ? await foresee(decision, row) : null);
  }
  return foreseen;

  async function foresee(decision: Wanted, row: (typeof rows)[number]): Promise<Foreseen> {
    const { connection, job, candidate, disposition, revision } = row;
    const writes = decision.letter === true && decision.kind !== "move" && whyNoLetter(candidate) === null;
    const choice = connection && (await choicesOf(connection));
    return {
      ...decision,
      name: shownName(row, candidate, blind.has(row.candidateId)),
      jobTitle: job.title,
      disposition,
      at: row.stage,
      standing: standing(row),
      refusal: refusal(),
      told: [
        ...(connection
          ? previewPush(connection, decision.kind, {
              disposition,
              removed: row.atsRemovedAt !== null,
              hasFeedback: Boolean(decision.feedback),
              stage: decision.stage ?? null,
              ...(choice ?? { refusal: null }),
            })
          : [
              writes
                ? say(
                    "No applicant tracking system is linked to this application: only your letter leaves Shortlist.",
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
      if (decision.kind === "move")
        return whyNotMovable(row, decision.stage ?? "", {
          stages: stages.get(row.jobId) ?? [],
          refusal: choice?.refusal ?? null,
        });
      if (!dispositionsBefore(outcomes[decision.kind]).includes(disposition))
        return say("It is already {disposition}: {standing}. Nothing would change.", {
          disposition,
          standing: standing(row),
        });
      if (decision.kind === "accept") return whyNotAcceptable(unread.get(row.candidateId));
      return whyNotForReason(decision.kind, decision.reason, job.organization.rejectionReasons);
    }

    /** Caches the choices by connection, kind, job and chosen stage or reason. */
    async function choicesOf(to: NonNullable<typeof connection>) {
      const chosen = decision.stage ?? decision.reason ?? null;
      const key = [to.id, decision.kind, job.externalId, chosen].join();
      const cached = choices.get(key);
      if (cached !== undefined) return cached;
      const { chosenReason: reason, refusal } = await findChoices(
        db,
        to,
        decision.kind,
        job.externalId,
        chosen,
      );
      choices.set(key, { reason, refusal });
      return { reason, refusal };
    }
  }
}
