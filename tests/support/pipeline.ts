import { ownerDb } from "./world";
import { systemActor } from "@/lib/platform/access/system";
import { sendInvitation } from "@/lib/hiring/organizations/send-invitation";
import { importRows } from "@/lib/records/ats/csv/import-rows";
import { readAttachment, recognizeAttachment } from "@/lib/hiring/intake/read-attachment";
import { evaluateApplication } from "@/lib/judging/evaluation/score";
import { queueAwaitingCredits, queueForRescoring } from "@/lib/judging/evaluation/queue";
import { scoreTogether } from "@/lib/judging/evaluation/score";
import { writeDraft } from "@/lib/judging/drafting/write-draft";
import { compactPool } from "@/lib/hiring/talent-pool/index/compact-pool";
import { rediscoverOnPublication } from "@/lib/hiring/talent-pool/rediscovery/rediscover-on-publication";
import { findSignals } from "@/lib/records/candidates/signals/find-signals";
import { reindexCandidate } from "@/lib/hiring/talent-pool/index/reindex-candidate";

type Data = Record<string, string>;

/** The work of the workflow functions for each event, run sequentially without an engine. */
const handlers: Record<string, (organizationId: string, data: Data, eventId: string) => Promise<unknown>> = {
  "attachment.received": async (id, { attachmentId = "" }) => {
    await readAttachment(systemActor(id, "reader"), attachmentId);
    await findSignals(systemActor(id, "reader"), { attachmentId });
  },
  "attachment.scanned": async (id, { attachmentId = "" }) => {
    await recognizeAttachment(systemActor(id, "reader"), attachmentId);
    await findSignals(systemActor(id, "reader"), { attachmentId });
  },
  "application.queued": (id, data) =>
    evaluateApplication(systemActor(id, "evaluator"), data.applicationId ?? ""),
  "scorecard.draft-requested": (id, data) => writeDraft(systemActor(id, "drafter"), data.draftId ?? ""),
  "scorecard.published": async (id, { jobId = "", versionId = "" }) => {
    const evaluator = systemActor(id, "evaluator");
    for (let after: string | null = null, at = 0; after !== null || at === 0; at++)
      ({ last: after } = await scoreTogether(evaluator, { jobId, after }));
    await queueForRescoring(evaluator, { jobId });
    await rediscoverOnPublication(systemActor(id, "evaluator"), { jobId, versionId });
  },
  "candidate.changed": async (id, { candidateId = "" }) => {
    await reindexCandidate(systemActor(id, "reader"), candidateId);
    await findSignals(systemActor(id, "reader"), { candidateId });
  },
  "csv.import-requested": async (id, { importId = "" }) => {
    while ((await importRows(systemActor(id, "sync"), { importId })).state === "more");
  },
  "pool.grown": (id) => compactPool(systemActor(id, "reader")),
  "invitation.requested": (id, data, eventId) =>
    sendInvitation(systemActor(id, "mailer"), { invitationId: data.invitationId ?? "", key: eventId }),
  "credits.granted": (id) => queueAwaitingCredits(systemActor(id, "evaluator"), {}),
};

/** Processes an organization's outbox until it is empty; returns the names of the events, in order. */
export async function runPipeline(organizationId: string): Promise<string[]> {
  const done: string[] = [];
  for (;;) {
    const event = await ownerDb.outboxEvent.findFirst({
      where: { organizationId, sentAt: null },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    });
    if (!event) return done;
    await handlers[event.name]?.(organizationId, event.data as Data, event.id);
    await ownerDb.outboxEvent.update({ where: { id: event.id }, data: { sentAt: new Date() } });
    done.push(event.name);
  }
}
