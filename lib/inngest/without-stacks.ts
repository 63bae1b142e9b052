import { Middleware } from "inngest";

/** Engines keep errors: what leaves here has no stack, which holds paths, and no cause, which may hold foreign words. */
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
