import { inThread } from "@/lib/threads/in-thread";
import * as needs from "./needs-of-trade";

export const needsOfTrade = inThread("needsOfTrade", needs.needsOfTrade, "queued");
