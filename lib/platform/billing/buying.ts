import { env } from "@/lib/env";
import { provider } from "./provider";

/** Whether nobody is charged credits (off), or they are sold in the app (here) or added by the operator (asked). */
export const buying = env.BILLING === "off" ? "off" : provider ? "here" : "asked";
