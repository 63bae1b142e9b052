import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { partsOf } from "@/lib/records/candidates/erasable";
import { AtsFields, readAtsFields } from "@/lib/records/candidates/ats-fields";
import { readCorrections } from "@/lib/records/candidates/corrections";
import {
  AttachmentKind,
  CandidateRequestKind,
  CandidateSource,
  DecisionKind,
  LetterStatus,
  ReplyKind,
  RequestOutcome,
  SignalKind,
} from "@/lib/platform/db/generated/enums";
import { Added, Assessment, Totals } from "@/lib/judging/evaluation/evaluation";
import { readEvaluation, withEvidence } from "@/lib/judging/evaluation/stored-evaluation";
import { record } from "@/lib/platform/events/record";
import { Profile } from "@/lib/reading/profile/profile";
import { Dispositions, ScoreStatuses } from "@/lib/judging/states/status";
import { isUndoable } from "./get-own-page";
import { holderOf } from "./own-link";

const At = z.iso.datetime();

/** Everything that is held about a person and is theirs to read at once. Times are ISO 8601 in UTC. */
const OwnData = z.object({
  format: z.literal("shortlist-person/1"),
  exportedAt: At,
  organization: z.string(),
  records: z.array(
    z.object({
      fullName: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      location: z.string().nullable(),
      headline: z.string().nullable(),
      source: z.enum(CandidateSource),
      fields: AtsFields.describe("Custom fields of the applicant tracking system."),
      corrected: z.array(z.string()).describe("Fields that a member corrected."),
      optedOutAt: At.nullable().describe("Not proposed for other jobs since."),
      employeeConsentAt: At.nullable(),
      createdAt: At,
    }),
  ),
  files: z.array(
    z.object({
      fileName: z.string(),
      kind: z.enum(AttachmentKind),
      mediaType: z.string(),
      size: z.int().describe("Bytes."),
      sha256: z.string(),
      receivedAt: At,
      text: z.string().nullable(),
      profile: Profile.nullable().describe("What was read in it; places are UTF-16 offsets into the text."),
    }),
  ),
  applications: z.array(
    z.object({
      job: z.string(),
      stage: z.string(),
      disposition: Dispositions,
      scoreStatus: ScoreStatuses,
      appliedAt: At,
      decidedAt: At.nullable(),
      answers: z.array(z.object({ question: z.string(), text: z.string() })),
      stages: z.array(z.object({ stage: z.string(), enteredAt: At })),
      decisions: z.array(
        z.object({
          kind: z.enum(DecisionKind),
          reason: z.string().nullable(),
          at: At,
          undoneAt: At.nullable(),
        }),
      ),
      letters: z.array(
        z.object({
          subject: z.string(),
          text: z.string(),
          status: z.enum(LetterStatus),
          sentAt: At.nullable(),
        }),
      ),
      evaluations: z.array(
        z.object({
          at: At,
          judge: z.string(),
          judgeVersion: z.string(),
          scorecardVersion: z.int(),
          totals: Totals,
          criteria: z.array(Assessment.extend({ criterion: z.string(), ...Added.shape })),
        }),
      ),
    }),
  ),
  requests: z.array(
    z.object({
      kind: z.enum(CandidateRequestKind),
      text: z.string(),
      askedAt: At,
      dueAt: At,
      outcome: z.enum(RequestOutcome).nullable(),
      answer: z.string().nullable(),
      closedAt: At.nullable(),
    }),
  ),
  signals: z
    .array(z.object({ kind: z.enum(SignalKind), foundAt: At, dismissedAt: At.nullable() }))
    .describe("What people were asked to look at, such as a phone number that others gave too."),
  messages: z
    .array(
      z.object({
        subject: z.string(),
        text: z.string(),
        sentAt: At,
        replies: z.array(
          z.object({
            kind: z.enum(ReplyKind),
            sender: z.string(),
            subject: z.string(),
            text: z.string(),
            quoted: z.string(),
            receivedAt: At,
            files: z.array(z.object({ fileName: z.string(), size: z.int().describe("Bytes.") })),
          }),
        ),
      }),
    )
    .describe("Mail that was sent to them, also with decisions, as it was written, and what came back."),
  trail: z.array(z.object({ at: At, what: z.string() })).describe("What was done with it, and when."),
  notIncluded: z
    .object({ notesAndFeedback: z.int(), tags: z.int() })
    .describe("Written by members: to be asked for."),
});

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

/**
 * Everything held about the person a link was mailed to, for a download; a decision that can still be undone is not in
 * it yet. Throws not_found for a link that does not work.
 */
export const exportOwnData = useCase({
  name: "exportOwnData",
  permission: "candidate:self",
  input: z.object({ token: z.string().max(200) }),
  output: OwnData,

  async run(ctx, { token }) {
    const { db, actor } = ctx;
    const candidateId = await holderOf(ctx, token);
    const ids = (await partsOf(db, candidateId)).map(({ id }) => id);
    const theirs = { candidateId: { in: ids } };
    const inOrder = { orderBy: { id: "asc" } } as const;
    const { name } = await db.organization.findUniqueOrThrow({ where: { id: actor.organizationId } });
    const records = await db.candidate.findMany({
      where: { id: { in: ids } },
      include: { employee: true },
      ...inOrder,
    });
    const files = await db.attachment.findMany({
      where: theirs,
      include: { documentText: true },
      ...inOrder,
    });
    const applications = await db.application.findMany({
      where: theirs,
      include: {
        job: { select: { title: true } },
        answers: { orderBy: { position: "asc" } },
        stageEntries: { orderBy: { enteredAt: "asc" } },
        decisions: { include: { letter: true }, orderBy: { createdAt: "asc" } },
        evaluations: { include: withEvidence, orderBy: { createdAt: "asc" } },
      },
      ...inOrder,
    });
    const requests = await db.candidateRequest.findMany({ where: theirs, ...inOrder });
    const signals = await db.signal.findMany({ where: theirs, ...inOrder });
    const letters = await db.candidateLetter.findMany({
      where: { sentAt: { not: null }, OR: [theirs, { decision: { application: theirs } }] },
      include: { replies: { include: { files: true }, orderBy: { receivedAt: "asc" } } },
      ...inOrder,
    });
    const known = applications.filter(({ decisions }) => !decisions.some(isUndoable));
    const trail = await db.auditEvent.findMany({
      where: { subjectId: { in: [...ids, ...known.map(({ id }) => id)] } },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: { createdAt: true, name: true },
    });
    const notes = await db.note.count({ where: theirs });
    const feedback = await db.feedback.count({ where: { request: { application: theirs } } });
    await record(ctx, "candidate.data-downloaded", candidateId);
    return {
      format: "shortlist-person/1" as const,
      exportedAt: new Date().toISOString(),
      organization: name,
      records: records.map(({ corrections, employee, atsFields, ...row }) => ({
        ...row,
        fields: readAtsFields(atsFields),
        corrected: Object.keys(readCorrections(corrections)),
        optedOutAt: iso(row.optedOutAt),
        employeeConsentAt: iso(employee?.consentedAt),
        createdAt: row.createdAt.toISOString(),
      })),
      files: files.map(({ documentText, ...file }) => ({
        ...file,
        receivedAt: file.createdAt.toISOString(),
        text: documentText?.text ?? null,
        profile: documentText?.profile ? Profile.parse(documentText.profile) : null,
      })),
      applications: applications.map(({ job, answers, stageEntries, decisions, evaluations, ...row }) => {
        const told = decisions.filter((decision) => !isUndoable(decision));
        const isUndecided = told.length < decisions.length;
        return {
          ...row,
          job: job.title,
          disposition: isUndecided ? ("active" as const) : row.disposition,
          appliedAt: row.appliedAt.toISOString(),
          decidedAt: isUndecided ? null : iso(row.decidedAt),
          answers,
          stages: stageEntries.map(({ stage, enteredAt }) => ({ stage, enteredAt: enteredAt.toISOString() })),
          decisions: told.map(({ kind, reason, createdAt, undoneAt }) => ({
            kind,
            reason,
            at: createdAt.toISOString(),
            undoneAt: iso(undoneAt),
          })),
          letters: told.flatMap(({ letter }) => (letter ? [{ ...letter, sentAt: iso(letter.sentAt) }] : [])),
          evaluations: evaluations.map((stored) => {
            const { judged, totals, judge, judgeVersion, version, createdAt } = readEvaluation(stored);
            return {
              at: createdAt,
              judge,
              judgeVersion,
              scorecardVersion: version,
              totals,
              criteria: judged.map(({ criterion, assessment, ...added }) => ({
                ...assessment,
                ...added,
                criterion: criterion.name,
              })),
            };
          }),
        };
      }),
      requests: requests.map((row) => ({
        ...row,
        askedAt: row.createdAt.toISOString(),
        dueAt: row.dueAt.toISOString(),
        closedAt: iso(row.closedAt),
      })),
      signals: signals.map(({ kind, foundAt, dismissedAt }) => ({
        kind,
        foundAt: foundAt.toISOString(),
        dismissedAt: iso(dismissedAt),
      })),
      messages: letters.map(({ sentAt, replies, ...letter }) => ({
        ...letter,
        sentAt: sentAt!.toISOString(),
        replies: replies.map((reply) => ({ ...reply, receivedAt: reply.receivedAt.toISOString() })),
      })),
      trail: trail.map(({ createdAt, name }) => ({ at: createdAt.toISOString(), what: name })),
      notIncluded: {
        notesAndFeedback: notes + feedback,
        tags: applications.reduce((sum, { tags }) => sum + tags.length, 0),
      },
    };
  },
});
