import { Middleware } from "inngest";
import { withIds } from "@/lib/log";
import { inSpan } from "@/lib/telemetry/telemetry";

/** What is logged during a call of the engine names the function and the run; a step is a span. */
export class WithIds extends Middleware.BaseMiddleware {
  readonly id = "with-ids";

  override wrapRequest({ fn, runId, next }: Middleware.WrapRequestArgs) {
    return withIds({ ...(fn ? { function: fn.id() } : {}), run: runId }, next);
  }

  override wrapStepHandler({ fn, ctx, stepInfo, next }: Middleware.WrapStepHandlerArgs) {
    const of = {
      "shortlist.function": fn.id(),
      "shortlist.run": ctx.runId,
      "shortlist.attempt": ctx.attempt,
    };
    return inSpan(`${fn.id()} ${stepInfo.options.id}`, of, next);
  }
}
