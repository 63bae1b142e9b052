import type { Actor } from "@/lib/platform/access/actor";
import { recordAgentCall } from "@/lib/platform/audit/record-agent-call";
import type { Exchange } from "../exchange";
import type { Message } from "../http/message";
import { insufficientScope, refusal } from "../http/refusal";
import { whyWithheld } from "../withheld";

/** Refuses changes to a task with HTTP 403 when the token lacks the scope for starting one, as for tools. */
export function refuseTask(
  actor: Actor,
  { method, params }: Message,
  defer: Exchange["defer"],
): Response | null {
  if (method !== "tasks/update" && method !== "tasks/cancel") return null;
  if (actor.scopes.includes("service:recruiter:write")) return null;
  const call = { tool: method, arguments: params ?? {}, durationMs: 0, reference: null };
  void recordAgentCall(actor, { ...call, outcome: "failed:forbidden" }, defer);
  const reason = whyWithheld(actor, "service:recruiter:write", method);
  if (reason) return refusal(403, "forbidden", reason);
  return insufficientScope(
    ["service:recruiter", "service:recruiter:write"],
    `${method} needs the scope service:recruiter:write.`,
  );
}
