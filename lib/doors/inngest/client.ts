import { Inngest } from "inngest";
import { WithIds, WithoutStacks } from "./middleware";
import { quietLogger } from "./quiet-logger";

/**
 * The client for Inngest, or for the local engine, whose address and keys the launcher sets. Never uses the SDK's
 * development mode, in which anyone may call our functions: calls are signed wherever the service runs.
 */
export const inngest = new Inngest({
  id: "shortlist",
  isDev: false,
  logger: quietLogger,
  middleware: [WithIds, WithoutStacks],
});
