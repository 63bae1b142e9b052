import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { blindCandidatesOf } from "@/lib/platform/blind-review/blind-candidate";
import { shownName } from "@/lib/platform/blind-review/shown-name";
import { env } from "@/lib/env";
import type { AtsConnection, AtsLeftOut, AtsOption, AtsWebhook } from "@/lib/platform/db/generated/client";
import { AtsConnectionStatus } from "@/lib/platform/db/generated/enums";
import { AccessReport, translateAccess } from "./access";
import { type Resource, resources } from "./records";
import { rehearsed, SyncSettings, wantsReason } from "./settings";
import { vendorOf } from "./vendors";
import { webhookAddress } from "./webhooks/webhook";
import { say, shownStored } from "@/lib/say";

/** Left out records that a page names; others are counted. */
const leftOutShown = 50;

const Option = z.object({ externalId: z.string(), name: z.string() });

/** An organization's connections with everything the settings page shows, but no credentials. */
export const listConnections = useCase({
  name: "listConnections",
  permission: "organization:administer",
  output: z.object({
    simulator: z.boolean().describe("Whether a local simulator is running."),
    connections: z.array(
      z.object({
        connectionId: z.uuid(),
        provider: z.string(),
        isSynced: z.boolean().describe("False for imports from files."),
        wantsReason: z.boolean().describe("Whether a rejection has to have a reason."),
        name: z.string(),
        simulated: z.boolean(),
        status: z.enum(AtsConnectionStatus),
        lastSyncedAt: z.string().nullable(),
        lastError: z.string().nullable(),
        nextSyncAt: z.string().nullable(),
        heldUntil: z.string().nullable().describe("The ATS has asked to be left alone until then."),
        access: AccessReport,
        settings: SyncSettings,
        webhook: z
          .object({
            url: z.url(),
            secret: z.enum(["ours", "theirs"]).describe("Who creates the secret."),
            isSet: z.boolean(),
            byApi: z.boolean().describe("Whether the webhook can be set up through the ATS's API."),
          })
          .nullable(),
        signIn: z
          .enum(["good", "ended"])
          .nullable()
          .describe("Of a connection by sign-in: whether somebody has to sign in again. Null for keys."),
        leftOut: z
          .object({
            count: z.int(),
            records: z.array(
              z.object({ resource: z.enum(resources), externalId: z.string(), problem: z.string() }),
            ),
          })
          .describe("Records that cannot be understood, each once; the first of them."),
        unconfirmed: z
          .array(z.string())
          .describe("Assumptions about the ATS that the vendor does not document."),
        stageNames: z
          .array(z.string())
          .describe("The options of acceptStage: all jobs' stage names, each once."),
        rejectionReasons: z.array(Option),
        removed: z
          .object({ stage: z.string().nullable(), reason: Option.nullable() })
          .describe("What the settings name but the ATS no longer has."),
        jobs: z.array(Option.extend({ status: z.string() })),
        waiting: z
          .object({ failed: z.int(), unknown: z.int(), pending: z.int() })
          .describe("Decisions the ATS does not have; failed and unknown ones need checking."),
        lastCall: z
          .object({ about: z.string(), receivedAt: z.string() })
          .nullable()
          .describe("The last new webhook call of the past week."),
        rehearsed: z
          .array(
            z.object({ applicationId: z.uuid(), candidate: z.string(), job: z.string(), says: z.string() }),
          )
          .describe("In sandbox mode: the last decisions, and what would have been sent."),
      }),
    ),
  }),

  async run({ db, actor }) {
    const rows = await db.atsConnection.findMany({
      orderBy: { createdAt: "asc" },
      include: {
        options: { orderBy: [{ position: "asc" }, { name: "asc" }] },
        jobs: {
          select: { externalId: true, title: true, status: true },
          orderBy: { title: "asc" },
          take: 2000,
        },
      },
    });
    const open = await db.application.groupBy({
      by: ["atsConnectionId", "atsSync"],
      where: { atsSync: { in: ["failed", "unknown", "pending"] } },
      _count: true,
    });
    const calls = await db.atsWebhook.findMany({
      distinct: ["connectionId"],
      orderBy: { receivedAt: "desc" },
    });
    const oddRecords = await db.atsLeftOut.findMany({
      distinct: ["connectionId", "externalId", "problem"],
      orderBy: { id: "asc" },
    });
    const rehearsals = await db.application.findMany({
      where: { atsConnectionId: { not: null }, syncReason: { startsWith: rehearsed } },
      orderBy: { decidedAt: "desc" },
      take: 20,
      select: {
        id: true,
        number: true,
        candidateId: true,
        atsConnectionId: true,
        syncReason: true,
        syncReasonSaid: true,
        job: { select: { title: true } },
        candidate: { select: { fullName: true } },
      },
    });
    const blind = await blindCandidatesOf(db, rehearsals);
    const count = (id: string, sync: string) =>
      open.find((each) => each.atsConnectionId === id && each.atsSync === sync)?._count ?? 0;
    return {
      simulator: env.ATS_SIMULATOR_URL !== undefined,
      connections: rows.map((row) => ({
        connectionId: row.id,
        provider: row.provider,
        name: row.name,
        simulated: row.simulated,
        status: row.status,
        lastSyncedAt: row.lastSyncedAt?.toISOString() ?? null,
        lastError: shownStored(row.lastError, row.lastErrorSaid),
        nextSyncAt: row.nextSyncAt?.toISOString() ?? null,
        heldUntil: row.heldUntil && row.heldUntil > new Date() ? row.heldUntil.toISOString() : null,
        access: translateAccess(AccessReport.parse(row.access)),
        settings: SyncSettings.parse(row.settings),
        leftOut: leftOutOf(oddRecords.filter(({ connectionId }) => connectionId === row.id)),
        ...vendorFacts(row, actor.organizationId),
        ...optionsOf(row.options, SyncSettings.parse(row.settings)),
        jobs: row.jobs.flatMap(({ externalId, title, status }) =>
          externalId === null ? [] : [{ externalId, name: title, status }],
        ),
        lastCall: lastCall(calls.find(({ connectionId }) => connectionId === row.id)),
        rehearsed: rehearsals
          .filter(({ atsConnectionId }) => atsConnectionId === row.id)
          .map((each) => ({
            applicationId: each.id,
            candidate: shownName(each, each.candidate, blind.has(each.candidateId)),
            job: each.job.title,
            says: (shownStored(each.syncReason, each.syncReasonSaid) ?? "")
              .replace(say(rehearsed), "")
              .trim(),
          })),
        waiting: {
          failed: count(row.id, "failed"),
          unknown: count(row.id, "unknown"),
          pending: count(row.id, "pending"),
        },
      })),
    };
  },
});

const leftOutOf = (rows: AtsLeftOut[]) => ({
  count: rows.length,
  records: rows.slice(0, leftOutShown).map(({ resource, externalId, problem, problemSaid }) => ({
    resource: resource as Resource,
    externalId,
    problem: shownStored(problem, problemSaid),
  })),
});

const lastCall = (call: AtsWebhook | undefined) =>
  call ? { about: call.resource, receivedAt: call.receivedAt.toISOString() } : null;

function vendorFacts(row: AtsConnection, organizationId: string) {
  const vendor = vendorOf(row.provider);
  const calls = vendor?.capabilities.webhooks;
  return {
    isSynced: vendor !== undefined,
    wantsReason: wantsReason(row.provider),
    webhook: calls
      ? {
          url: webhookAddress(organizationId, row.id),
          secret: calls.secret,
          isSet: row.webhookSecret !== null,
          byApi: vendor?.webhookSecretOf !== undefined,
        }
      : null,
    signIn: row.loginState as "good" | "ended" | null,
    unconfirmed: Object.values(vendor?.assumptions ?? {}).map(({ says }) => say(says)),
  };
}

/** The stages and reasons that can be chosen, and the chosen ones that the ATS has removed. */
function optionsOf(options: AtsOption[], { acceptStage, rejectionReasonId }: SyncSettings) {
  const offered = options.filter((each) => each.retiredAt === null);
  const stageNames = [...new Set(offered.filter((each) => each.kind === "stage").map((each) => each.name))];
  const reasons = options.filter((each) => each.kind === "rejection_reason");
  const reason = reasons.find((each) => each.externalId === rejectionReasonId);
  const existed = options.some((each) => each.kind === "stage" && each.name === acceptStage);
  return {
    stageNames,
    rejectionReasons: reasons.filter((each) => each.retiredAt === null).map(asOption),
    removed: {
      stage: existed && acceptStage && !stageNames.includes(acceptStage) ? acceptStage : null,
      reason: reason?.retiredAt ? asOption(reason) : null,
    },
  };
}

const asOption = ({ externalId, name }: AtsOption) => ({ externalId, name });
