import { inThread } from "@/lib/platform/threads/in-thread";
import type * as needs from "./needs-of-trade";

export const needsOfTrade = inThread<typeof needs.needsOfTrade>("needsOfTrade", "queued");
