import { Inngest } from "inngest";
import { quietLogger } from "./quiet-logger";

/**
 * Inngest with its keys in production; without them the SDK talks to the local engine, whose address the launcher
 * gives as INNGEST_BASE_URL and INNGEST_DEV.
 */
export const inngest = new Inngest({ id: "shortlist", logger: quietLogger });
