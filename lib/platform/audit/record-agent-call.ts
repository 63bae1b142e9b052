import { setTimeout as sleep } from "node:timers/promises";
import type { Actor, CallRecorder } from "@/lib/platform/access/actor";
import { Prisma } from "@/lib/platform/db/generated/client";
import { statementsInTenant, wholeOrganization } from "@/lib/platform/db/tenant";
import { log } from "@/lib/log";
import { digestOf } from "@/lib/platform/security/digest";

/** One call of a tool. Only a digest of its arguments is stored: they may contain a candidate's text. */
export type AgentCall = {
  tool: string;
  /** As received, before anything was stripped from them. */
  arguments: unknown;
  /** "done", another result of the tool, or why it failed: "failed:not_found". */
  outcome: string;
  durationMs: number;
  /** Given to the agent after an internal error, and logged with it. */
  reference: string | null;
  /** Whether its act has recorded it already. */
  recorded?: boolean;
};

/** Calls within this many milliseconds share a transaction: a commit costs more than their rows. */
const GATHER_MS = 20;

type Waiting = { actor: Actor; call: AgentCall; createdAt: Date };
let waiting: Waiting[] = [];
let gathering: Promise<void> | null = null;

/**
 * Adds a call to the audit trail. Calls that arrive soon after one another are written together, so that a busy agent
 * costs few transactions; `defer` is called once for all of them, to keep the instance alive until then. Resolves
 * when the call is written. Never throws: a failure to write is logged, because the call has been answered.
 */
export function recordAgentCall(
  actor: Actor,
  call: AgentCall,
  defer?: (work: () => Promise<void>) => void,
): Promise<void> {
  waiting.push({ actor, call, createdAt: new Date() });
  if (gathering) return gathering;
  const written = (gathering = write());
  defer?.(() => written);
  return written;
}

/** For a call that performs an act: records it as done in the transaction of the act. */
export function recorderFor(actor: Actor, call: Pick<AgentCall, "tool" | "arguments">): CallRecorder {
  const createdAt = new Date();
  return {
    recorded: false,
    async record(db) {
      const durationMs = Date.now() - createdAt.getTime();
      const done = { ...call, outcome: "done", durationMs, reference: null };
      await db.$executeRaw(insert([entryOf({ actor, call: done, createdAt })]));
    },
  };
}

/** Resolves when the calls so far are written. */
export const agentCallsWritten = async () => gathering;

async function write() {
  await sleep(GATHER_MS);
  const batch = waiting;
  waiting = [];
  gathering = null;
  for (const [organizationId, calls] of Map.groupBy(batch, ({ actor }) => actor.organizationId)) {
    try {
      const missing = calls.filter(({ call }) => !call.recorded).map(entryOf);
      await statementsInTenant(wholeOrganization(organizationId), [
        insert(missing),
        count(calls.map(entryOf)),
      ]);
    } catch (error) {
      log.error("audit trail not written", error);
    }
  }
}

function entryOf({ actor, call, createdAt }: Waiting) {
  const { tool, outcome, durationMs, reference } = call;
  const argumentsDigest = digestOf(call.arguments);
  return {
    actorKind: actor.kind,
    actorId: actor.id,
    clientId: actor.clientId,
    particulars: { tool, argumentsDigest, outcome, durationMs, ...(reference && { reference }) },
    createdAt,
  };
}

type Entry = ReturnType<typeof entryOf>;

/**
 * One statement for any number of entries, so that it is prepared once. A process that was frozen meanwhile writes late:
 * no entry is older than those that the trail's next seal waits for.
 */
const insert = (entries: Entry[]) => Prisma.sql`
  INSERT INTO "AuditEvent" (id, name, "actorKind", "actorId", "clientId", particulars, "createdAt")
  SELECT uuidv7(), 'agent.called', e."actorKind", e."actorId", e."clientId", e.particulars,
    greatest(e."createdAt", now() - interval '1 minute')
  FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS e("actorKind" text, "actorId" text,
    "clientId" text, particulars jsonb, "createdAt" timestamptz)`;

/** One row for each agent, always in the same order, so that two instances never deadlock. */
const count = (entries: Entry[]) => Prisma.sql`
  INSERT INTO "AgentUse" AS u ("clientId", "userId", calls, "lastUsedAt")
  SELECT e."clientId", e."actorId"::uuid, count(*), max(e."createdAt")
  FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS e("actorId" text, "clientId" text,
    "createdAt" timestamptz)
  WHERE e."clientId" IS NOT NULL AND e."actorId" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT ("organizationId", "clientId", "userId") DO UPDATE
    SET calls = u.calls + excluded.calls, "lastUsedAt" = greatest(u."lastUsedAt", excluded."lastUsedAt")`;
