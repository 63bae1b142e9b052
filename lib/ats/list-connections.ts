import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { blindAmong } from "@/lib/blind-review/blind-candidate";
import { shownName } from "@/lib/blind-review/shown-name";
import { env } from "@/lib/env";
import type { AtsConnection, AtsOption, AtsWebhook } from "@/lib/db/generated/client";
import { AtsConnectionStatus } from "@/lib/db/generated/enums";
import { AccessReport, accessInWords } from "./access";
import { rehearsed, SyncSettings, wantsReason } from "./settings";
import { vendorOf } from "./vendors";
import { webhookAddress } from "./webhooks/webhook";
import { sayAgain } from "@/lib/say-again";
import { say } from "@/lib/say";

const Option = z.object({ externalId: z.string(), name: z.string() });

/** An organization's connections with everything a settings page shows, and never a credential. */
export const listConnections = useCase({
  name: "listConnections",
  permission: "organization:administer",
  input: z.object({}),
  output: z.object({
    simulator: z.boolean().describe("Whether a local simulator runs that can be connected to."),
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
            secret: z.enum(["ours", "theirs"]).describe("Who makes the secret."),
            isSet: z.boolean(),
            byApi: z.boolean().describe("Whether the ATS can be asked to call, by its API."),
          })
          .nullable(),
        signIn: z
          .enum(["good", "ended"])
          .nullable()
          .describe("Of a connection by sign-in: whether somebody has to sign in again. Null for keys."),
        unconfirmed: z
          .array(z.string())
          .describe("What is taken to be so of the ATS without a word of it in the vendor's documents."),
        stageNames: z.array(z.string()).describe("Of all jobs, each name once: what acceptStage may be."),
        rejectionReasons: z.array(Option),
        removed: z
          .object({ stage: z.string().nullable(), reason: Option.nullable() })
          .describe("What the settings name and the ATS no longer has."),
        jobs: z.array(Option.extend({ status: z.string() })),
        waiting: z
          .object({ failed: z.int(), unknown: z.int(), pending: z.int() })
          .describe("Decisions the ATS does not have: failed and unknown ones want a look."),
        lastCall: z
          .object({ about: z.string(), receivedAt: z.string() })
          .nullable()
          .describe("The last webhook call that was new, of the last week."),
        rehearsed: z
          .array(
            z.object({ applicationId: z.uuid(), candidate: z.string(), job: z.string(), says: z.string() }),
          )
          .describe("In sandbox mode: the last decisions, and what the ATS would have been told."),
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
        job: { select: { title: true } },
        candidate: { select: { fullName: true } },
      },
    });
    const blind = await blindAmong(
      db,
      rehearsals.map(({ candidateId }) => candidateId),
    );
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
        lastError: sayAgain(row.lastError),
        nextSyncAt: row.nextSyncAt?.toISOString() ?? null,
        heldUntil: row.heldUntil && row.heldUntil > new Date() ? row.heldUntil.toISOString() : null,
        access: accessInWords(AccessReport.parse(row.access)),
        settings: SyncSettings.parse(row.settings),
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
            says: sayAgain(each.syncReason?.slice(rehearsed.length).trim() ?? ""),
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

/** What can be chosen, and what was chosen that can be no more. */
function optionsOf(options: AtsOption[], { acceptStage, rejectionReasonId }: SyncSettings) {
  const offered = options.filter((each) => each.retiredAt === null);
  const stageNames = [...new Set(offered.filter((each) => each.kind === "stage").map((each) => each.name))];
  const reasons = options.filter((each) => each.kind === "rejection_reason");
  const reason = reasons.find((each) => each.externalId === rejectionReasonId);
  const gone = options.some((each) => each.kind === "stage" && each.name === acceptStage);
  return {
    stageNames,
    rejectionReasons: reasons.filter((each) => each.retiredAt === null).map(asOption),
    removed: {
      stage: gone && acceptStage && !stageNames.includes(acceptStage) ? acceptStage : null,
      reason: reason?.retiredAt ? asOption(reason) : null,
    },
  };
}

const asOption = ({ externalId, name }: AtsOption) => ({ externalId, name });
