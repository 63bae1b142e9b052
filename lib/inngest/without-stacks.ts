import { Middleware } from "inngest";

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
