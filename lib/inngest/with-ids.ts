import { Middleware } from "inngest";
import { withIds } from "@/lib/log";

/** What is logged during a call of the engine names the function and the run. */
export class WithIds extends Middleware.BaseMiddleware {
  readonly id = "with-ids";

  override wrapRequest({ fn, runId, next }: Middleware.WrapRequestArgs) {
    return withIds({ ...(fn ? { function: fn.id() } : {}), run: runId }, next);
  }
}
