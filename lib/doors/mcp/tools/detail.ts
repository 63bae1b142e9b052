import * as z from "zod";

/** How much an agent wants to read. */
export const detail = z.enum(["concise", "detailed"]).default("concise").describe("How much of it.");
