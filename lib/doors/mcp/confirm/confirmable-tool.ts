import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { pageUrl } from "@/lib/platform/access/addresses";
import type { UseCase } from "@/lib/platform/access/use-case";
import type { Act } from "@/lib/hiring/approvals/acts";
import { checkConfirmation } from "@/lib/platform/confirmations/check-confirmation";
import { ConfirmationPreview } from "@/lib/platform/confirmations/confirmation";
import { declineConfirmation } from "@/lib/platform/confirmations/decline-confirmation";
import { requestConfirmation } from "@/lib/platform/confirmations/request-confirmation";
import { readToken } from "@/lib/platform/confirmations/token";
import { conflict } from "@/lib/errors";
import type { Exchange, Question } from "../exchange";
import { candidateData } from "../text/candidate-data";
import { type Answer, type Described, type Tool, listed } from "../tool";
import { approvalFirst } from "./approval-first";
import { askingText, pageText, plainPreview } from "./wording";
import { inEnglish, storing } from "@/lib/say";

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

type Declaration<I extends z.ZodObject, O extends z.ZodObject, V extends z.ZodObject> = Described & {
  name: Act;
  /** Redeems the confirmation in its own transaction. */
  useCase: UseCase<I, O>;
  /** The arguments that agents may give, where the use case accepts more from a page. */
  input?: z.ZodObject;
  /** Makes the use case's input of them, where they have another shape. */
  asInput?: (args: JsonArguments) => JsonArguments;
  /** What agents get, where the use case returns more, and its part of the result. */
  output?: V;
  shape?: (result: z.output<O>) => unknown;
  /**
   * What the act would do now; `subjectRevision` is null when there is nothing to do. Throws `conflict` or `invalid`
   * when it cannot be done. `onPage`: only a signed-in page can confirm it.
   */
  preview: (
    actor: Actor,
    args: Omit<z.output<I>, "confirmationToken">,
  ) => Promise<ConfirmationPreview & { subjectRevision: string | null; onPage?: boolean }>;
  text: (result: z.output<V>) => string;
};

/** Arguments arrive as JSON, and parsing leaves them JSON. */
type JsonArguments = Parameters<typeof requestConfirmation>[1]["arguments"];
type Turn = { exchange: Exchange; args: JsonArguments };

/**
 * A tool whose act needs a person's confirmation. A client that can ask its user does so; others get a preview and a
 * single-use token; if the organization requires it, the recruiter approves on a signed-in page and the agent polls.
 */
export function confirmableTool<I extends z.ZodObject, O extends z.ZodObject, V extends z.ZodObject = O>(
  declared: Declaration<I, O, V>,
): Tool {
  const { name: act, useCase, input = useCase.input, asInput = same, preview, text, shape = same } = declared;
  const view: z.ZodObject = declared.output ?? useCase.output;
  const task =
    declared.task &&
    approvalFirst(declared.task, declared.title, input, (exchange, args, token) =>
      redeemOrReport({ exchange, args: asInput(args as JsonArguments) }, token),
    );
  const output = ConfirmationState.extend(view.partial().shape);

  return {
    ...listed({ ...declared, task }, input, output),
    permission: useCase.permission,
    async run(exchange, { confirmationToken: token, ...args }) {
      const turn = { exchange, args: asInput(args as JsonArguments) };
      if (exchange.answered) return handleAnswer(turn, exchange.answered);
      return typeof token === "string" ? redeemOrReport(turn, token) : ask(turn);
    },
  };

  async function ask({ exchange, args }: Turn): Promise<Answer> {
    const { actor, elicits, signal } = exchange;
    const { subjectRevision, onPage, ...said } = await storing(() => preview(actor, args as z.output<I>));
    const shown = { headline: inEnglish(said.headline), effects: said.effects.map(inEnglish) };
    signal.throwIfAborted();
    if (subjectRevision === null)
      return reported("nothing_to_do", candidateData(plainPreview(shown)), { preview: shown });
    const request = await requestConfirmation(actor, {
      act,
      permission: useCase.permission,
      arguments: args,
      subjectRevision,
      preview: { ...shown, said },
      onPage,
    });
    const { token, expiresAt } = request;
    // A host that took the question once and never answered it is not asked again.
    const canAsk = !request.askedBefore;
    if (request.policy === "recruiter") {
      const url = pageUrl.approval(request.confirmationId);
      const taskAsks = task && exchange.tasks;
      const otherwise = waiting(shown, token, url, expiresAt);
      if (!canAsk || !elicits.url || taskAsks) return otherwise;
      return put({ exchange, args }, { message: plainPreview(shown), token, url }, otherwise);
    }
    // Their yes came after the call that waited for it had ended.
    if (elicits.form && request.accepted) return redeemOrReport({ exchange, args }, token);
    const otherwise = reported("confirmation_required", askingText(act, shown, token, expiresAt), {
      preview: shown,
      confirmationToken: token,
      expiresAt,
    });
    if (!canAsk || !elicits.form) return otherwise;
    return put({ exchange, args }, { message: plainPreview(shown), token, url: null }, otherwise);
  }

  /** Puts a question to the user: within this call, or in its result. `otherwise`: when nobody answers within it. */
  async function put(turn: Turn, question: Question, otherwise: Answer): Promise<Answer> {
    if (!turn.exchange.ask) return { kind: "question", ...question };
    const answered = await turn.exchange.ask(question);
    if (answered === null) return otherwise;
    return answered === "declined" ? declined() : handleAnswer(turn, answered);
  }

  /** Handles the user's answer to the question that their client put to them. */
  async function handleAnswer(
    turn: Turn,
    { token, action, yes }: NonNullable<Exchange["answered"]>,
  ): Promise<Answer> {
    const { actor } = turn.exchange;
    const { id: confirmationId, waitsForApproval } = readToken(token, actor);
    if (action === "accept" && (yes || waitsForApproval)) return redeemOrReport(turn, token);
    await declineConfirmation(actor, { confirmationId });
    return declined();
  }

  async function redeemOrReport({ exchange, args }: Turn, token: string): Promise<Answer> {
    const { actor, acting } = exchange;
    if (!readToken(token, actor).waitsForApproval) {
      exchange.signal.throwIfAborted();
      // The act redeems the token, and refuses a wrong one, in its own transaction.
      return done(await useCase(acting, { ...args, confirmationToken: token } as unknown as z.input<I>));
    }
    const confirmation = await checkConfirmation(actor, { token, act, arguments: args });
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
    // Stored by an earlier release.
    if (!whole.success) return reported("done", "Done.", result);
    const shown = view.parse(shape(whole.data));
    return reported("done", text(shown as z.output<V>), shown);
  }

  function waiting(shown: ConfirmationPreview | null, token: string, url: string, expiresAt: string): Answer {
    return reported("awaiting_approval", pageText(act, shown, token, url, expiresAt), {
      confirmationToken: token,
      approvalUrl: url,
      expiresAt,
      ...(shown && { preview: shown }),
    });
  }
}

const same = <T>(value: T) => value;

const declined = () =>
  reported("declined", "The recruiter said no. Nothing has changed. Ask what they would rather do.");

/** A result with its status, which is the call's outcome, too. */
const reported = (
  status: z.output<typeof ConfirmationState>["status"],
  text: string,
  more: Record<string, unknown> | null = null,
): Answer => ({ kind: "result", structured: { status, ...more }, text, outcome: status });
