import { inputRequired } from "@modelcontextprotocol/server";
import * as z from "zod";
import type { AgentTask } from "@/lib/platform/agent-tasks/agent-task";
import { declineConfirmation } from "@/lib/platform/confirmations/decline-confirmation";
import { readToken, confirmationToken } from "@/lib/platform/confirmations/token";
import { DomainError } from "@/lib/errors";
import type { Exchange } from "../exchange";
import type { TaskWork } from "../tasks/task-work";
import { type Answer, failed } from "../tool";

type Arguments = Record<string, unknown>;
type Poll = (exchange: Exchange, args: Arguments, token: string) => Promise<Answer>;

const Waiting = z.object({
  status: z.literal("awaiting_approval"),
  confirmationToken: z.string(),
  approvalUrl: z.url(),
});
const Approval = z.object({ confirmationId: z.uuid(), arguments: z.record(z.string(), z.json()) });

/**
 * Work that begins only after the recruiter has approved it on the approvals page. Until then its task asks for
 * that, with the page's address; afterwards it follows the work. `poll` returns a confirmation's current answer.
 */
export function approvalFirst(work: TaskWork, title: string, input: z.ZodObject, poll: Poll): TaskWork {
  return {
    ...work,

    subject(exchange, answer, { confirmationToken, ...args }) {
      const waiting = waitingIn(answer);
      if (!waiting) return work.subject(exchange, answer, args);
      // A call with a token polls a confirmation; the call that requested it has the task.
      if (confirmationToken !== undefined) return null;
      return Approval.parse({
        confirmationId: readToken(waiting.confirmationToken, exchange.actor).id,
        arguments: input.parse(args),
      });
    },

    async progress(exchange, task) {
      const { waiting, begun } = await phase(exchange, task);
      if (begun) return work.progress(exchange, begun);
      if (!waiting) return { state: "completed", message: "Answered." };
      const { approvalUrl: url } = waiting;
      const message = `${title}: the recruiter approves or declines it on a signed-in page.`;
      return {
        state: "input_required",
        message: `${message} ${url}`,
        requests: exchange.elicits.url ? { approval: inputRequired.elicitUrl({ message, url }) } : {},
      };
    },

    async result(exchange, task) {
      const { answer, begun } = await phase(exchange, task);
      return begun ? work.result(exchange, begun) : answer;
    },

    async onReply(exchange, task) {
      if (task.replies.approval === "decline") await decline(exchange, task);
    },

    async stop(exchange, task) {
      const { begun } = await phase(exchange, task);
      if (begun) return work.stop(exchange, begun);
      const declined = await decline(exchange, task);
      return {
        stopped: declined,
        note: declined ? "Nothing was done; the recruiter is no longer asked." : "It was answered first.",
      };
    },
  };

  /** Before or after the recruiter's answer: `begun` is the task of the approved work. */
  async function phase(exchange: Exchange, task: AgentTask) {
    const approval = Approval.safeParse(task.subject);
    if (!approval.success) return { begun: task, waiting: null, answer: emptyAnswer };
    const { confirmationId, arguments: args } = approval.data;
    const token = confirmationToken(confirmationId, exchange.actor, "recruiter");
    const answer = await poll(exchange, args, token).catch(failed);
    const subject = waitingIn(answer) ? null : work.subject(exchange, answer, args);
    return { begun: subject && { ...task, subject }, waiting: waitingIn(answer), answer };
  }
}

/** Returns false when it was already answered or has expired. */
async function decline({ actor }: Exchange, { subject }: AgentTask): Promise<boolean> {
  const { confirmationId } = Approval.parse(subject);
  try {
    await declineConfirmation(actor, { confirmationId });
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === "conflict") return false;
    throw error;
  }
}

function waitingIn(answer: Answer) {
  const waiting = Waiting.safeParse(answer.kind === "result" ? answer.structured : null);
  return waiting.success ? waiting.data : null;
}

const emptyAnswer: Answer = { kind: "blocks", blocks: [], outcome: "done" };
