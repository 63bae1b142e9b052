import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { previewPush } from "@/lib/ats/preview-push";
import { findChoices } from "@/lib/ats/push/find-choices";
import { blindCandidatesOf } from "@/lib/blind-review/blind-candidate";
import { shownName } from "@/lib/blind-review/shown-name";
import { unreadableCvs, whyNotAcceptable } from "@/lib/candidates/unreadable-cv";
import type { TenantDb } from "@/lib/db/tenant";
import { notFound } from "@/lib/errors";
import { stagesOfJobs } from "@/lib/jobs/stages-of-job";
import { whyNoLetter } from "@/lib/letters/why-no-letter";
import { dispositionsBefore } from "@/lib/states/states";
import { DecisionKinds, Dispositions, Outcomes } from "@/lib/states/status";
import { decisionKinds } from "./decision-kinds";
import { Feedback, ForeseenDecisions, Reason, eachWithFeedback } from "./decisions";
import { standings } from "./standing";
import { whyNotForReason } from "./why-not-for-reason";
import { whyNotMovable } from "./why-not-movable";
import { say } from "@/lib/say";

const Wanted = z.object({
  applicationId: z.uuid(),
  kind: DecisionKinds,
  feedback: Feedback,
  reason: Reason,
  letter: z.boolean().optional().describe("Whether a candidate who can be e-mailed gets a letter."),
  stage: z.string().optional().describe("For a move, the target stage."),
});

/** A decision's effects, or why it would be refused, before it is made. */
const Foreseen = Wanted.extend({
  name: z.string(),
  jobTitle: z.string(),
  disposition: Dispositions.describe("As it is now."),
  at: z.string().describe("The stage it is in now."),
  standing: z.string().describe("Its current status as text."),
  refusal: z.string().nullable().describe("Why it cannot be decided this way; null when it can."),
  told: z.array(z.string()).describe("What would be sent out of Shortlist, one sentence each."),
  revision: z.int(),
});
type Wanted = z.output<typeof Wanted>;
export type Foreseen = z.output<typeof Foreseen>;

/** Previews several decisions without making them: each one, and their combined effects. */
export const previewDecisions = useCase({
  name: "previewDecisions",
  permission: "candidate:read",
  input: ForeseenDecisions.extend({ letter: Wanted.shape.letter }),
  output: z.object({
    rows: z.array(
      z.object({
        applicationId: z.uuid(),
        /** Null when there is no such application. */
        foreseen: Foreseen.nullable(),
      }),
    ),
    /** What would be sent out of Shortlist, each sentence with the number of decisions it applies to. */
    told: z.array(z.object({ sentence: z.string(), decisions: z.int() })),
    /** The revision of each application that would be decided, by its id: what a confirmation agrees to. */
    subjectRevision: z.string(),
  }),

  async run({ db }, { letter, ...input }) {
    const wanted = eachWithFeedback(input);
    const foreseen = await foresee(
      db,
      wanted.map((row) => ({ ...row, letter })),
    );
    const possible = foreseen.flatMap((row) => (row?.refusal === null ? [row] : []));
    const counted = Map.groupBy(
      possible.flatMap(({ told }) => told),
      (sentence) => sentence,
    );
    const revisions = possible.map(({ applicationId, revision }) => [applicationId, revision] as const);
    return {
      rows: wanted.map(({ applicationId }, i) => ({ applicationId, foreseen: foreseen[i] ?? null })),
      told: [...counted].map(([sentence, all]) => ({ sentence, decisions: all.length })),
      subjectRevision: JSON.stringify(Object.fromEntries(revisions.toSorted())),
    };
  },
});

/** Previews one decision on how an application ends, with its effects in Shortlist and outside it. */
export const previewDecision = useCase({
  name: "previewDecision",
  permission: "candidate:read",
  input: Wanted.omit({ stage: true }).extend({ kind: Outcomes }),
  output: Foreseen.extend({ effects: z.array(z.string()), subjectRevision: z.string() }),

  async run({ db }, wanted) {
    const [plan] = await foresee(db, [wanted]);
    if (!plan) throw notFound("Application");
    const { name, jobTitle, standing, reason, feedback } = plan;
    const effects = [
      ...(plan.disposition === "active"
        ? []
        : [say("{name} already has a decision ({standing}); this reverses it.", { name, standing })]),
      say(decisionKinds[wanted.kind].effect, { name, jobTitle }),
      ...(reason ? [say("The reason “{reason}” is kept with the decision.", { reason })] : []),
      feedback ? say("The feedback is kept with the decision.") : say("No feedback is given."),
      ...plan.told,
    ];
    return { ...plan, effects, subjectRevision: String(plan.revision) };
  },
});

/** Previews decisions in their order; null for an application that does not exist. */
async function foresee(db: TenantDb, wanted: readonly Wanted[]): Promise<(Foreseen | null)[]> {
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
    foreseen.push(row ? await foreseeOne(decision, row) : null);
  }
  return foreseen;

  async function foreseeOne(decision: Wanted, row: (typeof rows)[number]): Promise<Foreseen> {
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
      if (!dispositionsBefore(decisionKinds[decision.kind].outcome).includes(disposition))
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
