import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { readEvaluation, withEvidence } from "@/lib/judging/evaluation/stored-evaluation";
import { atsWaitInWords, waitingPush } from "@/lib/judging/states/ats-wait";
import { DecisionKinds, SyncStatuses } from "@/lib/judging/states/status";
import { whyUnscored } from "@/lib/judging/states/why-unscored";
import { makeDossier, shownWords } from "@/lib/judging/evaluation/in-thread";
import { DocumentSummary, summarizeDocument, summarizedText } from "./document-summary";
import { LetterStatus } from "@/lib/platform/db/generated/enums";
import { notFound } from "@/lib/errors";
import { Added, Assessment, Totals } from "@/lib/judging/evaluation/evaluation";
import { memberName } from "@/lib/platform/access/member-name";
import { isBlind } from "@/lib/platform/blind-review/blind-candidate";
import { poolName } from "@/lib/platform/blind-review/pool-name";
import { AnonymousProfile, Profile } from "@/lib/reading/profile/profile";
import { CorrectedLists, correctedLists } from "./get-candidate";
import { readWorkStyles } from "./read-work-styles";
import { FoundApplication, foundApplication } from "./search-candidates";
import { readSignals, ShownSignal } from "./signals/read-signals";
import { WorkStyles } from "./work-styles";
import { translateAssessment } from "@/lib/judging/evaluation/in-words";
import { shownStored } from "@/lib/say";

const HistoryItem = z.object({
  evaluationId: z.uuid(),
  scorecardVersion: z.int(),
  current: z.boolean(),
  judge: z.string(),
  createdAt: z.string(),
  totals: Totals,
  assessments: z.array(Assessment.extend({ criterion: z.string(), ...Added.shape })),
});

const CandidateApplication = FoundApplication.pick({
  applicationId: true,
  jobId: true,
  jobTitle: true,
  stage: true,
  disposition: true,
  scoreStatus: true,
}).extend({
  scoreReason: z.string().nullable(),
  overall: z.number().nullable(),
  rediscovered: z.boolean(),
  atsSync: SyncStatuses,
  syncReason: z.string().nullable(),
  appliedAt: z.string(),
  scoreHistory: z
    .array(HistoryItem)
    .describe("Newest first; older scorecard versions keep their evaluations."),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  decisions: z.array(
    z.object({
      kind: DecisionKinds,
      stage: z.string().nullable(),
      feedback: z.string().nullable(),
      reason: z.string().nullable().describe("Of a rejection."),
      letter: z
        .object({
          status: z.enum(LetterStatus),
          subject: z.string(),
          text: z.string(),
          sentAt: z.string().nullable(),
        })
        .nullable()
        .describe("To the candidate, with its placeholders as they were written."),
      decidedBy: z.string(),
      throughAgent: z.boolean(),
      decidedAt: z.string(),
      undoneAt: z.string().nullable(),
    }),
  ),
});

/** Everything on record about a candidate. In blind review leaves out what identifies them until a decision. */
export const getCandidateData = useCase({
  name: "getCandidateData",
  permission: "candidate:read",
  reads: true,
  input: z.object({ candidateId: z.uuid() }),
  output: z.object({
    candidateId: z.uuid(),
    name: z.string(),
    blind: z.boolean().describe("True while a job in blind review has not been decided."),
    contact: z
      .object({
        email: z.string().nullable(),
        phone: z.string().nullable(),
        location: z.string().nullable(),
        link: z.string().nullable(),
      })
      .nullable(),
    headline: z.string().nullable(),
    source: z.string(),
    profile: AnonymousProfile.nullable(),
    profileCorrections: CorrectedLists.describe("Lists of the profile that members corrected, and when."),
    applications: z.array(CandidateApplication),
    attachments: z.array(DocumentSummary),
    personality: WorkStyles,
    signals: z.array(ShownSignal),
    completion: z.object({
      documentsRead: z.int(),
      documentsFailed: z.int(),
      documentsPending: z.int(),
      scored: z.int(),
      applications: z.int(),
      complete: z.boolean(),
    }),
  }),

  async run({ db }, { candidateId }) {
    const loading = db.candidate.findUnique({
      where: { id: candidateId },
      include: {
        attachments: {
          orderBy: { id: "asc" },
          include: {
            documentText: { select: { profile: true, corrections: true, ...summarizedText.select } },
          },
        },
        applications: {
          orderBy: { id: "desc" },
          include: {
            job: { select: { title: true } },
            answers: { orderBy: { position: "asc" } },
            decisions: { orderBy: { createdAt: "desc" }, include: { letter: true } },
            pushes: waitingPush,
            evaluations: { orderBy: { createdAt: "desc" }, take: 10, include: withEvidence },
          },
        },
      },
    });
    const [candidate, blind, personality] = await Promise.all([
      loading,
      isBlind(db, candidateId),
      readWorkStyles(db, candidateId),
    ]);
    if (!candidate) throw notFound("Candidate");
    const signals = await readSignals(db, candidateId, blind);
    const names = await memberName(
      db,
      candidate.applications.flatMap((a) => a.decisions.map((d) => d.decidedBy)),
    );
    const { attachments, applications, fullName } = candidate;
    const cv = attachments.findLast((file) => file.kind === "cv" && file.documentText?.profile);
    const profile = cv ? Profile.parse(cv.documentText?.profile) : null;
    const knownNames = fullName === null ? [] : [fullName];
    const shown = await shownWords(
      blind,
      applications.flatMap(({ answers, decisions }) => [
        ...answers.map(({ text }) => text),
        ...decisions.flatMap(({ feedback, letter }) => [feedback, letter?.subject, letter?.text]),
      ]),
      { profile, knownNames },
    );
    const files = (status: string) => attachments.filter((file) => file.readStatus === status).length;
    const scored = applications.filter((a) => a.scoreStatus === "scored").length;
    return {
      candidateId,
      name: poolName(candidate, blind),
      blind,
      contact: blind
        ? null
        : {
            email: candidate.email,
            phone: candidate.phone,
            location: candidate.location,
            link: candidate.link,
          },
      headline: blind ? null : candidate.headline,
      source: candidate.source,
      profile:
        profile && blind ? (await makeDossier({ text: "" }, profile, [], knownNames)).profile : profile,
      profileCorrections: blind ? [] : await correctedLists({ db }, cv?.documentText?.corrections ?? null),
      applications: applications.map((a) => ({
        ...foundApplication(a),
        scoreReason: whyUnscored(a),
        atsSync: a.atsSync,
        syncReason: shownStored(a.syncReason, a.syncReasonSaid) ?? atsWaitInWords(a),
        scoreHistory: a.evaluations.map((stored) => {
          const { version, judged, judge, createdAt, totals } = readEvaluation(stored);
          return {
            evaluationId: stored.id,
            scorecardVersion: version,
            current: stored.id === a.currentEvaluationId,
            judge,
            createdAt,
            totals,
            assessments: judged.map(({ criterion, assessment, ...added }) => ({
              criterion: criterion.name,
              ...added,
              ...translateAssessment(assessment, added.points),
            })),
          };
        }),
        questions: a.answers.map(({ question, text }) => ({ question, answer: shown(text) })),
        decisions: a.decisions.map((d) => ({
          kind: d.kind,
          stage: d.stage,
          feedback: d.feedback && shown(d.feedback),
          reason: d.reason,
          letter: d.letter && {
            status: d.letter.status,
            subject: shown(d.letter.subject),
            text: shown(d.letter.text),
            sentAt: d.letter.sentAt?.toISOString() ?? null,
          },
          decidedBy: names(d.decidedBy),
          throughAgent: d.clientId !== null,
          decidedAt: d.createdAt.toISOString(),
          undoneAt: d.undoneAt?.toISOString() ?? null,
        })),
      })),
      attachments: attachments.map((file) => summarizeDocument(file, blind)),
      personality,
      signals,
      completion: {
        documentsRead: files("read"),
        documentsFailed: files("failed"),
        documentsPending: files("pending"),
        scored,
        applications: applications.length,
        complete: files("pending") === 0 && scored === applications.length,
      },
    };
  },
});
