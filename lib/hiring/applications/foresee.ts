import { previewPush } from "@/lib/records/ats/preview-push";
import { findChoices } from "@/lib/records/ats/push/find-choices";
import { blindCandidatesOf } from "@/lib/platform/blind-review/blind-candidate";
import { shownName } from "@/lib/platform/blind-review/shown-name";
import { unreadableCvs, whyNotAcceptable } from "@/lib/records/candidates/unreadable-cv";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { stagesOfJobs } from "@/lib/records/jobs/stages-of-job";
import { whyNoLetter } from "@/lib/hiring/letters/why-no-letter";
import { decisionKinds } from "@/lib/judging/states/decision-kinds";
import { dispositionAfter, dispositionsBefore } from "@/lib/judging/states/states";
import { say } from "@/lib/say";
import type { Decisions } from "./decisions";
import { isOpened, type SeenById } from "./looks";
import { standings } from "./standing";
import { reasonProblem } from "./reason-problem";
import { whyNotMovable } from "./why-not-movable";

const facts = {
  candidate: { select: { fullName: true, email: true, erasedAt: true } },
  connection: { select: { id: true, name: true, status: true, provider: true, settings: true } },
  job: {
    select: {
      title: true,
      externalId: true,
      organization: {
        select: {
          rejectionReasons: true,
          reasonAsked: true,
          decisionUndoSeconds: true,
          lookBeforeRejection: true,
          rejectionsRead: true,
        },
      },
    },
  },
} satisfies Prisma.ApplicationInclude;
type Row = Prisma.ApplicationGetPayload<{ include: typeof facts }>;
type Choices = Awaited<ReturnType<typeof findChoices>>;

export type Foreseen = Awaited<ReturnType<typeof foresee>>[number];

/**
 * What each of these decisions would do now, or why it is refused, in their order; an application that does not exist
 * is left out. `letter`: whether candidates who can be e-mailed get one. `seen`: what was opened of each; without it,
 * as an agent asks, nobody is refused for not having looked.
 */
export async function foresee(
  db: TenantDb,
  { decisions, feedback: shared, letter, seen }: Decisions & { letter: boolean; seen?: SeenById | undefined },
) {
  const rows = await db.application.findMany({
    where: { id: { in: decisions.map(({ applicationId }) => applicationId) } },
    include: facts,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const candidateIds = rows.map(({ candidateId }) => candidateId);
  const blind = await blindCandidatesOf(db, rows);
  const standingOf = await standings(db, rows);
  const unread = await unreadableCvs(db, candidateIds);
  const stages = await stagesOfJobs(
    db,
    rows.map(({ jobId }) => jobId),
  );
  const choices = new Map<string, Choices>();

  const foreseen = [];
  for (const decision of decisions) {
    const row = byId.get(decision.applicationId);
    if (row) foreseen.push(await foreseeOne(decision, row));
  }
  return foreseen;

  async function foreseeOne({ decision: kind, ...details }: Decisions["decisions"][number], row: Row) {
    const { stage, reason } = details;
    const { connection, job, candidate, disposition, revision } = row;
    const feedback = details.feedback || shared || undefined;
    const name = shownName(row, candidate, blind.has(row.candidateId));
    const standing = standingOf(row);
    const noLetter = letter && kind !== "move" ? whyNoLetter(candidate) : null;
    const writes = letter && kind !== "move" && noLetter === null;
    const choice = connection && (await choicesOf(connection));
    const told = [
      ...(connection
        ? previewPush(connection, kind, {
            disposition,
            removed: row.atsRemovedAt !== null,
            hasFeedback: Boolean(feedback),
            stage: stage ?? null,
            reason: choice?.chosenReason ?? null,
            refusal: choice?.refusal ?? null,
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
      ...(writes ? [say("Your letter is e-mailed to the candidate once this can no longer be undone.")] : []),
    ];
    const { effect } = decisionKinds[kind];
    const effects = [
      ...(disposition === "active"
        ? []
        : [say("{name} already has a decision ({standing}); this reverses it.", { name, standing })]),
      ...(effect ? [say(effect, { name, jobTitle: job.title })] : []),
      ...(reason ? [say("The reason “{reason}” is kept with the decision.", { reason })] : []),
      feedback ? say("The feedback is kept with the decision.") : say("No feedback is given."),
      ...told,
    ];
    return {
      ...details,
      kind,
      feedback,
      name,
      jobTitle: job.title,
      disposition,
      at: row.stage,
      standing,
      refusal: refusal(),
      told,
      effects,
      revision,
      /** Why the candidate gets no letter although there is one. */
      noLetter,
      /** The ATS's stage of a move. */
      target: (kind === "move" && choice?.target?.externalId) || null,
      row,
    };

    function refusal(): string | null {
      if (candidate.erasedAt) return say("This person was erased.");
      const outcome = dispositionAfter[kind];
      if (outcome === null)
        return whyNotMovable(row, stage ?? "", {
          stages: stages.get(row.jobId) ?? [],
          refusal: choice?.refusal ?? null,
        });
      if (!dispositionsBefore(outcome).includes(disposition))
        return say("It is already {disposition}: {standing}. Nothing would change.", {
          disposition,
          standing,
        });
      if (kind === "accept") return whyNotAcceptable(unread.get(row.candidateId));
      if (kind !== "reject") return null;
      const { lookBeforeRejection } = job.organization;
      return lookBeforeRejection && seen && !isOpened(seen[row.id])
        ? say("Your organization asks for a look first: open {name}'s evaluation or CV, then reject.", {
            name,
          })
        : reasonProblem(reason, job.organization);
    }

    /** Caches the choices by connection, kind, job and chosen stage or reason. */
    async function choicesOf(to: NonNullable<typeof connection>) {
      const chosen = stage ?? reason ?? null;
      const key = [to.id, kind, job.externalId, chosen].join();
      const cached = choices.get(key) ?? (await findChoices(db, to, kind, job.externalId, chosen));
      choices.set(key, cached);
      return cached;
    }
  }
}

/** The revision of each application by its id, as a text: what a person agrees to decide on. */
export const revisionsOf = (foreseen: readonly Foreseen[]) =>
  JSON.stringify(
    Object.fromEntries(foreseen.map(({ applicationId, revision }) => [applicationId, revision]).toSorted()),
  );
