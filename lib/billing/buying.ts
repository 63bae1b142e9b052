import { env } from "@/lib/env";
import { provider } from "./provider";

/** Whether credits are charged nobody (off), bought by whoever needs them (here), or added by the operator (asked). */
export const buying = env.BILLING === "off" ? "off" : provider ? "here" : "asked";
