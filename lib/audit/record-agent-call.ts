import type { Actor } from "@/lib/access/actor";
import type { Prisma } from "@/lib/db/generated/client";
import { inTenant } from "@/lib/db/tenant";
import { log } from "@/lib/log";
import { digestOf } from "@/lib/security/digest";

/** One call of a tool. Of its arguments only a digest is kept: they may be a candidate's words. */
export type AgentCall = {
  tool: string;
  /** As they came, before anything was stripped from them. */
  arguments: unknown;
  /** "done", what else the tool said, or why it did not: "failed:not_found". */
  outcome: string;
  durationMs: number;
  /** Given to the agent when something broke, and logged beside the error. */
  reference: string | null;
};

type Row = Prisma.AuditEventCreateManyInput;
let waiting: { organizationId: string; row: Row }[] = [];
let writing: Promise<void> | null = null;

/**
 * Adds a call to the audit trail. Calls that arrive while a write is under way go together in the next one, so that a
 * busy agent costs few transactions. Never throws: a trail that cannot be written is logged, the call was answered.
 */
export async function recordAgentCall(actor: Actor, call: AgentCall): Promise<void> {
  const { tool, outcome, durationMs, reference } = call;
  const particulars = {
    tool,
    argumentsDigest: digestOf(call.arguments),
    outcome,
    durationMs,
    ...(reference && { reference }),
  };
  const who = { actorKind: actor.kind, actorId: actor.id, clientId: actor.clientId };
  waiting.push({
    organizationId: actor.organizationId,
    row: { name: "agent.called", ...who, particulars, createdAt: new Date() },
  });
  // Twice: a write under way was begun without this call.
  if (writing) await writing;
  await (writing ??= write().finally(() => (writing = null)));
}

async function write() {
  const batch = waiting;
  waiting = [];
  for (const [organizationId, entries] of Map.groupBy(batch, (entry) => entry.organizationId)) {
    try {
      await inTenant(organizationId, (db) =>
        db.auditEvent.createMany({ data: entries.map((entry) => entry.row) }),
      );
    } catch (error) {
      log.error("audit trail not written", error);
    }
  }
}
