import { Middleware } from "inngest";
import { withIds } from "@/lib/log";
import { inSpan } from "@/lib/platform/telemetry/telemetry";
import { withRetryPolicy } from "./permanent";

/**
 * Adds the function and the run to everything logged during an engine call, traces each step as a span, and decides
 * which of its failures are retried.
 */
export class WithIds extends Middleware.BaseMiddleware {
  readonly id = "with-ids";

  override wrapRequest({ fn, runId, next }: Middleware.WrapRequestArgs) {
    return withIds({ ...(fn ? { function: fn.id() } : {}), run: runId }, next);
  }

  override wrapStepHandler({ fn, ctx, stepInfo, next }: Middleware.WrapStepHandlerArgs) {
    const attributes = {
      "shortlist.function": fn.id(),
      "shortlist.run": ctx.runId,
      "shortlist.attempt": ctx.attempt,
    };
    return inSpan(`${fn.id()} ${stepInfo.options.id}`, attributes, () => withRetryPolicy(next));
  }
}

/** Engines store errors: removes the stack, which contains paths, and the cause, which may be third-party text. */
export class WithoutStacks extends Middleware.BaseMiddleware {
  readonly id = "without-stacks";

  override onStepError({ error }: Middleware.OnStepErrorArgs) {
    strip(error);
  }

  override onRunError({ error }: Middleware.OnRunErrorArgs) {
    strip(error);
  }
}

const strip = (error: object) => Object.assign(error, { stack: "", cause: undefined });
