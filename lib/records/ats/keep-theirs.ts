import * as z from "zod";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { resumeScoring } from "@/lib/judging/evaluation/queue";
import { record } from "@/lib/platform/events/record";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { openConnector } from "./open-connector";
import { storableLine } from "./sync/store/storable-text";
import type { AtsApplication } from "./records";
import { sentence } from "@/lib/say";

const Ref = z.object({ applicationId: z.uuid() });

const findConflict = useCase({
  name: "findConflict",
  permission: "application:decide",
  input: Ref,
  output: z.object({ connectionId: z.uuid(), externalId: z.string() }),

  async run({ db }, { applicationId: id }) {
    const application = await db.application.findUnique({ where: { id } });
    if (!application) throw notFound("Application");
    const { atsConnectionId, externalId, atsSync } = application;
    if (!atsConnectionId || !externalId || atsSync !== "failed")
      throw conflict("There is no conflict with the ATS.");
    return { connectionId: atsConnectionId, externalId };
  },
});

const takeOver = useCase({
  name: "takeOver",
  permission: "application:decide",
  input: Ref.extend({ connectionId: z.uuid(), atsApplication: z.custom<AtsApplication>() }),

  async run(ctx, { applicationId, connectionId, atsApplication }) {
    const { db } = ctx;
    const open = atsApplication.state === "active";
    const last = await db.decision.findFirst({
      where: { applicationId, undoneAt: null },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: { kind: true },
    });
    // After a move, an application that is open in the ATS keeps its disposition here: it may be accepted.
    const keepsDisposition = open && last?.kind === "move";
    const state = keepsDisposition
      ? {}
      : {
          disposition: atsApplication.state,
          decidedAt: open ? null : new Date(atsApplication.updatedAt ?? Date.now()),
        };
    const [updated] = await db.application.updateManyAndReturn({
      // Not if somebody has retried or dismissed it meanwhile.
      where: { id: applicationId, atsSync: "failed" },
      data: {
        ...state,
        ...(await stageThere(db, connectionId, atsApplication)),
        atsSync: "not_linked",
        commentSync: "not_linked",
        revision: { increment: 1 },
        syncReason: sentence("The ATS's state was kept."),
      },
    });
    if (!updated) throw conflict("Somebody else has just resolved this.");
    await db.atsPush.updateMany({
      where: { applicationId, OR: [{ status: { not: "done" } }, { note: { not: "done" } }] },
      data: { status: "skipped", note: "skipped" },
    });
    if (open && !keepsDisposition) await resumeScoring(ctx, applicationId);
    await record(ctx, "ats.theirs-kept", applicationId, { disposition: atsApplication.state });
  },
});

async function stageThere(
  db: TenantDb,
  connectionId: string,
  { stageExternalId, stageName }: AtsApplication,
) {
  if (stageExternalId === null) return {};
  const option = await db.atsOption.findFirst({
    where: { connectionId, kind: "stage", externalId: stageExternalId },
  });
  const stage = stageName ?? option?.name;
  return stage === undefined ? {} : { stage: storableLine(stage, 200), stageExternalId };
}

/**
 * Replaces what was decided here with the ATS's current state; the decision stays in the history. Sends nothing.
 * Throws conflict when the two do not differ or the ATS no longer has the application, and AtsFailure.
 */
export const keepTheirs = flow({
  name: "keepTheirs",
  permission: "application:decide",
  input: Ref,

  async run(actor, ref) {
    const { connectionId, externalId } = await findConflict(actor, ref);
    const connector = await openConnector(actor, connectionId, "push");
    const atsApplication = await connector.one("applications", externalId);
    if (!atsApplication) throw conflict("The ATS no longer has this application.");
    return takeOver(actor, { ...ref, connectionId, atsApplication });
  },
});
