import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { pageUrl } from "@/lib/access/addresses";
import type { UseCase } from "@/lib/access/use-case";
import type { Act } from "@/lib/approvals/acts";
import { checkConfirmation } from "@/lib/confirmations/check-confirmation";
import { ConfirmationPreview } from "@/lib/confirmations/confirmation";
import { declineConfirmation } from "@/lib/confirmations/decline-confirmation";
import { requestConfirmation } from "@/lib/confirmations/request-confirmation";
import { conflict } from "@/lib/errors";
import type { Exchange } from "../exchange";
import { candidateData } from "../text/candidate-data";
import { type Answer, type Described, type Tool, listed } from "../tool";
import { approvalFirst } from "./approval-first";
import { askingText, pageText, plainPreview } from "./wording";

/** What every confirmable tool returns in addition to the act's own result. */
const ConfirmationState = z.object({
  status: z
    .enum(["done", "confirmation_required", "awaiting_approval", "declined", "nothing_to_do"])
    .describe("Only done has changed anything."),
  preview: ConfirmationPreview.optional(),
  confirmationToken: z.string().optional(),
  expiresAt: z.string().optional(),
  /** Where the recruiter approves, signed in. */
  approvalUrl: z.string().optional(),
});

type Declaration<I extends z.ZodObject, O extends z.ZodObject> = Described & {
  name: Act;
  /** Redeems the confirmation in its own transaction. */
  useCase: UseCase<I, O>;
  /** The arguments that agents may give, where the use case accepts more from a page. */
  input?: z.ZodObject;
  /**
   * What the act would do now; `subjectRevision` is null when there is nothing to do. Throws `conflict` or `invalid`
   * when it cannot be done.
   */
  preview: (
    actor: Actor,
    args: Omit<z.output<I>, "confirmationToken">,
  ) => Promise<{ preview: ConfirmationPreview; subjectRevision: string | null }>;
  text: (result: z.output<O>) => string;
};

/** Arguments arrive as JSON, and parsing leaves them JSON. */
type JsonArguments = Parameters<typeof requestConfirmation>[1]["arguments"];
type Turn = { exchange: Exchange; args: JsonArguments };

/**
 * A tool whose act needs a person's confirmation. A client that can ask its user does so; others get a preview and a
 * single-use token; if the organization requires it, the recruiter approves on a signed-in page and the agent polls.
 */
export function confirmableTool<I extends z.ZodObject, O extends z.ZodObject>(
  declared: Declaration<I, O>,
): Tool {
  const { name: act, useCase, input = useCase.input, preview, text } = declared;
  const task =
    declared.task &&
    approvalFirst(declared.task, declared.title, input, (exchange, args, token) =>
      redeemOrReport({ exchange, args: args as JsonArguments }, token),
    );
  const output = ConfirmationState.extend(useCase.output.partial().shape);

  return {
    ...listed({ ...declared, task }, input, output),
    permission: useCase.permission,
    async run(exchange, { confirmationToken: token, ...args }) {
      const turn = { exchange, args: args as JsonArguments };
      if (exchange.answered) return handleAnswer(turn, exchange.answered);
      return typeof token === "string" ? redeemOrReport(turn, token) : ask(turn);
    },
  };

  async function ask({ exchange, args }: Turn): Promise<Answer> {
    const { actor, elicits, signal } = exchange;
    const plan = await preview(actor, args as z.output<I>);
    signal.throwIfAborted();
    const { subjectRevision } = plan;
    if (subjectRevision === null) return nothingToDo(plan.preview);
    const request = await requestConfirmation(actor, {
      act,
      permission: useCase.permission,
      arguments: args,
      subjectRevision,
      preview: plan.preview,
    });
    const { token, expiresAt } = request;
    // A host that took the question once and never answered it is not asked again.
    const canAsk = !request.askedBefore;
    if (request.policy === "recruiter") {
      const url = pageUrl.approval(request.confirmationId);
      const taskAsks = task && exchange.tasks;
      if (canAsk && elicits.url && !taskAsks)
        return { kind: "question", message: plainPreview(plan.preview), token, url };
      return waiting(plan.preview, token, url, expiresAt);
    }
    if (canAsk && elicits.form)
      return { kind: "question", message: plainPreview(plan.preview), token, url: null };
    return {
      kind: "result",
      structured: {
        status: "confirmation_required",
        preview: plan.preview,
        confirmationToken: token,
        expiresAt,
      },
      text: askingText(act, plan.preview, token, expiresAt),
      outcome: "confirmation_required",
    };
  }

  /** Handles the user's answer to the question that their client put to them. */
  async function handleAnswer(
    turn: Turn,
    { token, action, yes }: NonNullable<Exchange["answered"]>,
  ): Promise<Answer> {
    const { actor } = turn.exchange;
    const { confirmationId, waitsForApproval } = await checkConfirmation(actor, {
      token,
      act,
      arguments: turn.args,
    });
    if (action === "accept" && (yes || waitsForApproval)) return redeemOrReport(turn, token);
    await declineConfirmation(actor, { confirmationId });
    return declined();
  }

  async function redeemOrReport({ exchange, args }: Turn, token: string): Promise<Answer> {
    const { actor, acting } = exchange;
    const confirmation = await checkConfirmation(actor, { token, act, arguments: args });
    if (!confirmation.waitsForApproval) {
      exchange.signal.throwIfAborted();
      return done(await useCase(acting, { ...args, confirmationToken: token } as unknown as z.input<I>));
    }
    if (confirmation.status === "redeemed") return done(confirmation.outcome);
    if (confirmation.status === "declined") return declined();
    if (confirmation.status === "expired")
      throw conflict(
        `The recruiter did not answer in time; nothing was changed. ${act} without confirmationToken asks again.`,
      );
    return waiting(null, token, pageUrl.approval(confirmation.confirmationId), confirmation.expiresAt);
  }

  function done(result: Record<string, unknown> | null): Answer {
    const whole = useCase.output.safeParse(result);
    const summary = whole.success ? text(whole.data) : "Done.";
    return { kind: "result", structured: { status: "done", ...result }, text: summary, outcome: "done" };
  }

  function waiting(shown: ConfirmationPreview | null, token: string, url: string, expiresAt: string): Answer {
    const structured = { status: "awaiting_approval", confirmationToken: token, approvalUrl: url, expiresAt };
    return {
      kind: "result",
      structured: shown ? { ...structured, preview: shown } : structured,
      text: pageText(act, shown, token, url, expiresAt),
      outcome: "awaiting_approval",
    };
  }

  function nothingToDo(shown: ConfirmationPreview): Answer {
    const structured = { status: "nothing_to_do", preview: shown };
    return { kind: "result", structured, text: candidateData(plainPreview(shown)), outcome: "nothing_to_do" };
  }

  function declined(): Answer {
    const refusal = "The recruiter said no. Nothing has changed. Ask what they would rather do.";
    return { kind: "result", structured: { status: "declined" }, text: refusal, outcome: "declined" };
  }
}
