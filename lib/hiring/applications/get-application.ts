import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { Profile } from "@/lib/reading/profile/profile";
import { ReadDocument } from "@/lib/reading/documents/document";
import { ShownDocument, shownDocument } from "@/lib/records/candidates/shown-document";
import { DocumentSummary, summarizeDocument } from "@/lib/records/candidates/document-summary";
import { UnreadableCv, unreadableCv } from "@/lib/records/candidates/unreadable-cv";
import { maskDocument, shownWords } from "@/lib/judging/evaluation/in-thread";
import { EvaluationFlag } from "@/lib/judging/ai/judging";
import { Totals } from "@/lib/judging/evaluation/evaluation";
import { Judged } from "@/lib/judging/evaluation/stored-evaluation";
import { memberName } from "@/lib/platform/access/member-name";
import { calendars } from "@/lib/hiring/letters/calendars";
import { ShownLetter, shownLetter } from "@/lib/hiring/letters/shown-letter";
import { ApplicationHead, headOf } from "./application-head";
import { loadApplication } from "./load-application";
import { Seen } from "./looks";
import { atsWait } from "@/lib/judging/states/ats-wait";
import { DecisionKinds, SyncStatuses } from "@/lib/judging/states/status";
import { summarize } from "./summarize";
import { shownStored } from "@/lib/say";

/** Everything the application page shows: every criterion with its evidence, and the document it was found in. */
export const getApplication = useCase({
  name: "getApplication",
  permission: "candidate:read",
  reads: true,
  input: z.object({ applicationId: z.uuid() }),
  output: ApplicationHead.extend({
    blind: z.boolean(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    location: z.string().nullable(),
    /** Name of the ATS connection it came from, and whether that ATS has the last decision. */
    ats: z.string().nullable(),
    atsSync: SyncStatuses,
    commentSync: SyncStatuses,
    syncReason: z.string().nullable(),
    /** Why the decision has not reached the ATS yet, and until when, if known. */
    atsWaits: z.object({ reason: z.string(), until: z.string().nullable() }).nullable(),
    /** The last decision while it can be undone, before the ATS is notified; null after that. */
    undoable: z.object({ decisionId: z.uuid(), until: z.string() }).nullable(),
    internal: z.boolean(),
    tags: z.array(z.string()),
    appliedAt: z.string(),
    summary: z.string().nullable(),
    evaluation: z
      .object({
        evaluationId: z.uuid(),
        version: z.int(),
        currentVersion: z.int().nullable(),
        judge: z.string(),
        judgeVersion: z.string(),
        /** The judge or the formula has changed since. */
        earlierJudge: z.boolean(),
        /** Criteria that the embedded evaluator judged, because a language model gave no usable answer. */
        byRules: z.int(),
        /** Share of CVs of this score that match their job, by synthetic and by real CVs: lowest and highest. */
        likelihood: z.tuple([z.number(), z.number()]).nullable(),
        createdAt: z.string(),
        totals: Totals,
        flags: z.array(EvaluationFlag),
        judged: z.array(Judged),
      })
      .nullable(),
    answers: z.array(z.object({ answerId: z.uuid(), question: z.string(), text: z.string() })),
    documents: z.array(DocumentSummary),
    /** Set when none of the candidate's CVs could be read. */
    unreadableCv: UnreadableCv.nullable(),
    /** Text of the CV that was evaluated, identity masked in blind review. Null until one is read. */
    document: ShownDocument.nullable(),
    decisions: z.array(
      z.object({
        decisionId: z.uuid(),
        kind: DecisionKinds,
        feedback: z.string().nullable(),
        reason: z.string().nullable(),
        /** The letter to the candidate, if there is one. */
        letter: ShownLetter.nullable(),
        /** For a move, the target stage. */
        stage: z.string().nullable(),
        decidedBy: z.string(),
        throughAgent: z.boolean(),
        /** What they had opened; null for what is no verdict, was confirmed in a conversation, or is older. */
        seen: Seen.nullable(),
        /** Whether it was confirmed in an agent's conversation, where nothing of ours is on screen. */
        inConversation: z.boolean(),
        createdAt: z.string(),
        undone: z.object({ at: z.string(), by: z.string() }).nullable(),
      }),
    ),
  }),

  async run({ db }, { applicationId }) {
    const a = await loadApplication(db, applicationId);
    const { blind, evaluation } = a;
    // The CV that was evaluated, because quotes give positions in it; else the newest readable one.
    const cvs = a.candidate.attachments.filter((file) => file.kind === "cv" && file.documentText);
    const cv = cvs.find(({ id }) => id === a.currentEvaluation?.attachmentId) ?? cvs.at(-1);
    const [stored, names, calendarOf, unreadable] = await Promise.all([
      cv && db.documentText.findFirst({ where: { attachmentId: cv.id } }),
      memberName(
        db,
        a.decisions.flatMap(({ decidedBy, undoneBy }) => (undoneBy ? [decidedBy, undoneBy] : [decidedBy])),
      ),
      calendars(
        db,
        a.decisions.flatMap(({ letter, decidedBy }) => (letter ? decidedBy : [])),
      ),
      unreadableCv(db, a.candidate.attachments),
    ]);
    const document = stored ? ReadDocument.parse(stored) : null;
    const profile = stored ? Profile.parse(stored.profile) : null;
    const knownNames = a.candidate.fullName === null ? [] : [a.candidate.fullName];
    const shown = await shownWords(
      blind,
      [
        ...a.answers.map(({ text }) => text),
        ...a.decisions.flatMap(({ feedback, letter }) => [feedback, letter?.subject, letter?.text]),
      ],
      { profile, knownNames },
    );
    return {
      ...headOf(a),
      blind,
      email: blind ? null : a.candidate.email,
      phone: blind ? null : a.candidate.phone,
      location: blind ? null : a.candidate.location,
      ats: a.connection?.name ?? null,
      atsSync: a.atsSync,
      commentSync: a.commentSync,
      syncReason: shownStored(a.syncReason, a.syncReasonSaid),
      atsWaits: atsWait(a),
      undoable: undoable(a.decisions),
      internal: a.internal,
      tags: a.tags,
      appliedAt: a.appliedAt.toISOString(),
      summary: evaluation ? summarize(evaluation.totals, evaluation.judged, evaluation.flags) : null,
      evaluation: evaluation && {
        ...evaluation,
        currentVersion: a.job.scorecard?.currentVersion?.version ?? null,
      },
      answers: a.answers.map(({ id, question, text }) => ({ answerId: id, question, text: shown(text) })),
      documents: a.candidate.attachments.map((file) => summarizeDocument(file, blind)),
      unreadableCv: unreadable,
      document:
        document && profile && cv
          ? shownDocument(cv, blind ? await maskDocument(document, profile, knownNames) : document, blind)
          : null,
      decisions: a.decisions.map((decision) => ({
        decisionId: decision.id,
        kind: decision.kind,
        feedback: decision.feedback && shown(decision.feedback),
        reason: decision.reason,
        stage: decision.stage,
        letter:
          decision.letter &&
          shownLetter(
            {
              ...decision.letter,
              subject: shown(decision.letter.subject),
              text: shown(decision.letter.text),
            },
            {
              candidate: headOf(a).name,
              job: a.job.title,
              organization: a.job.organization.name,
              recruiter: names(decision.decidedBy),
              calendar: calendarOf(decision.decidedBy),
            },
          ),
        decidedBy: names(decision.decidedBy),
        throughAgent: decision.clientId !== null || decision.confirmationId !== null,
        seen: Seen.nullable().parse(decision.seen),
        inConversation: decision.clientId !== null,
        createdAt: decision.createdAt.toISOString(),
        undone:
          decision.undoneAt && decision.undoneBy
            ? { at: decision.undoneAt.toISOString(), by: names(decision.undoneBy) }
            : null,
      })),
    };
  },
});

function undoable(decisions: { id: string; leavesAt: Date; undoneAt: Date | null }[]) {
  const last = decisions.find(({ undoneAt }) => undoneAt === null);
  return last && last.leavesAt > new Date()
    ? { decisionId: last.id, until: last.leavesAt.toISOString() }
    : null;
}
