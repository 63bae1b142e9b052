import { Cron } from "croner";
import { z } from "zod";
import { durationMs } from "./duration.ts";
import { isCondition, isKey } from "./expression.ts";

const key = z.string().refine(isKey, "is not the name of a value such as event.data.organizationId");
const expression = z.string().refine(isCondition, "is not a comparison such as event.data.kind == 'text'");
const period = z
  .string()
  .refine((text) => (durationMs(text) ?? 0) > 0, "is not a duration such as 10s or 1h30m");

const cron = z.string().superRefine((text, ctx) => {
  try {
    cronOf(text).stop();
  } catch {
    ctx.addIssue({ code: "custom", message: "is not a cron expression of five fields" });
  }
});

const eventName = z
  .string()
  .min(1)
  .refine(
    (name) => !name.startsWith("inngest/") || name === "inngest/function.failed",
    "is an internal event that is never emitted here",
  );

const concurrency = z.strictObject({ limit: z.number().int().positive(), key: key.optional() });

/** A function as the SDK registers it, with the options this engine implements and no others. */
export const FunctionConfig = z.strictObject({
  id: z.string().min(1),
  name: z.string().optional(),
  triggers: z.array(
    z.union([
      z.strictObject({ event: eventName, expression: expression.optional() }),
      z.strictObject({ cron }),
    ]),
  ),
  steps: z.strictObject({
    step: z.strictObject({
      id: z.string(),
      name: z.string(),
      runtime: z.strictObject({ type: z.literal("http"), url: z.url({ protocol: /^https?$/ }) }),
      retries: z.strictObject({ attempts: z.number().int().min(0).max(20).optional() }).optional(),
    }),
  }),
  concurrency: z.union([concurrency, z.array(concurrency).min(1).max(2)]).optional(),
  debounce: z.strictObject({ period, timeout: period.optional(), key: key.optional() }).optional(),
});
export type FunctionConfig = z.infer<typeof FunctionConfig>;

/** A cron expression; its times are UTC. */
export const cronOf = (text: string) => new Cron(text, { timezone: "UTC", paused: true, mode: "5-part" });

/** How many calls to the app a step may take: the first and its retries. Inngest's default is four retries. */
export const maxAttempts = (config: FunctionConfig) => (config.steps.step.retries?.attempts ?? 4) + 1;
