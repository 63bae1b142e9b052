import { inThread } from "@/lib/platform/threads/in-thread";
import type * as masking from "./mask";

export const maskWithheld = inThread<typeof masking.maskWithheld>("maskWithheld");
