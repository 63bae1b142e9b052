import { Inngest } from "inngest";
import { quietLogger } from "./quiet-logger";
import { WithIds } from "./with-ids";
import { WithoutStacks } from "./without-stacks";

/**
 * Talks to Inngest, or to the local engine, whose address and keys the launcher gives. Never in the SDK's development
 * mode, in which anyone may call our functions: calls are signed wherever the service runs.
 */
export const inngest = new Inngest({
  id: "shortlist",
  isDev: false,
  logger: quietLogger,
  middleware: [WithIds, WithoutStacks],
});
