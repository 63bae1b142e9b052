import * as z from "zod";
import { flow, useCase } from "@/lib/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { record } from "@/lib/events/record";
import type { TenantDb } from "@/lib/db/tenant";
import { openConnector } from "./open-connector";
import { keptText } from "./sync/keep/kept-text";
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
      throw conflict("The ATS agrees with what was decided here.");
    return { connectionId: atsConnectionId, externalId };
  },
});

const takeOver = useCase({
  name: "takeOver",
  permission: "application:decide",
  input: Ref.extend({ connectionId: z.uuid(), there: z.custom<AtsApplication>() }),
  output: z.object({}),

  async run(ctx, { applicationId, connectionId, there }) {
    const { db } = ctx;
    const open = there.state === "active";
    const last = await db.decision.findFirst({
      where: { applicationId, undoneAt: null },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: { kind: true },
    });
    // Whoever was moved elsewhere there is no less accepted here.
    const state =
      open && last?.kind === "move"
        ? {}
        : {
            disposition: there.state,
            decidedAt: open ? null : new Date(there.updatedAt ?? Date.now()),
          };
    const [taken] = await db.application.updateManyAndReturn({
      // Somebody may have retried or left it meanwhile.
      where: { id: applicationId, atsSync: "failed" },
      data: {
        ...state,
        ...(await stageThere(db, connectionId, there)),
        atsSync: "not_linked",
        commentSync: "not_linked",
        revision: { increment: 1 },
        syncReason: sentence("It stands as the ATS has it."),
      },
    });
    if (!taken) throw conflict("Somebody else has just answered this.");
    await db.atsPush.updateMany({
      where: { applicationId, OR: [{ status: { not: "done" } }, { note: { not: "done" } }] },
      data: { status: "skipped", note: "skipped" },
    });
    await record(ctx, "ats.theirs-kept", applicationId, { disposition: there.state });
    return {};
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
  return stage === undefined ? {} : { stage: keptText(stage, 200), stageExternalId };
}

/**
 * Takes over what the ATS says now in place of what was decided here; the decision stays in the history. Sends nothing.
 * Throws conflict where the two do not differ, or the ATS no longer has the application; AtsFailure.
 */
export const keepTheirs = flow({
  name: "keepTheirs",
  permission: "application:decide",
  input: Ref,
  output: z.object({}),

  async run(actor, ref) {
    const { connectionId, externalId } = await findConflict(actor, ref);
    const connector = await openConnector(actor, connectionId, "push");
    const there = await connector.one("applications", externalId);
    if (!there) throw conflict("The ATS no longer has this application.");
    return takeOver(actor, { ...ref, connectionId, there });
  },
});
