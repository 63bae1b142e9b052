import { Cron } from "croner";
import { z } from "zod";
import { durationMs, momentOf } from "./duration.ts";
import { faultIn } from "./expression.ts";

const expression = z.string().superRefine((source, ctx) => {
  const fault = faultIn(source);
  if (fault)
    ctx.addIssue({ code: "custom", message: `is not an expression the local engine can evaluate: ${fault}` });
});
const period = z
  .string()
  .refine((text) => (durationMs(text) ?? 0) > 0, "is not a duration such as 10s or 1h30m");
const moment = z.string().refine((text) => momentOf(text) !== undefined, "is neither a duration nor a date");
const count = z.number().int().positive();

const cron = z.string().superRefine((text, ctx) => {
  try {
    cronOf(text).stop();
  } catch {
    ctx.addIssue({ code: "custom", message: "is not a cron expression" });
  }
});

const announced = new Set(["inngest/function.failed", "inngest/function.cancelled"]);
const eventName = z
  .string()
  .min(1)
  .refine(
    (name) => !name.startsWith("inngest/") || announced.has(name),
    "is an internal event that is never emitted here",
  );

const concurrency = z.strictObject({
  limit: z.number().int().min(0),
  key: expression.optional(),
  scope: z.enum(["fn", "env", "account"]).optional(),
});

/** A function as the SDK registers it, with the options this engine implements and no others. */
export const FunctionConfig = z.strictObject({
  id: z.string().min(1),
  name: z.string().optional(),
  triggers: z.array(
    z.union([
      z.strictObject({ event: eventName, expression: expression.optional() }),
      z.strictObject({ cron, jitter: period.optional() }),
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
  concurrency: z.union([z.number().int().min(0), concurrency, z.array(concurrency).min(1).max(2)]).optional(),
  idempotency: expression.optional(),
  priority: z.strictObject({ run: expression.optional() }).optional(),
  throttle: z
    .strictObject({ limit: count, period, burst: count.optional(), key: expression.optional() })
    .optional(),
  rateLimit: z.strictObject({ limit: count, period, key: expression.optional() }).optional(),
  debounce: z.strictObject({ period, timeout: period.optional(), key: expression.optional() }).optional(),
  cancel: z
    .array(z.strictObject({ event: eventName, if: expression.optional(), timeout: moment.optional() }))
    .optional(),
});
export type FunctionConfig = z.infer<typeof FunctionConfig>;

/** A cron expression, with Inngest's optional leading `TZ=Area/City`. Times are UTC otherwise. */
export function cronOf(text: string): Cron {
  const [, timezone = "UTC", pattern = text] = /^TZ=(\S+)\s+(.+)$/.exec(text) ?? [];
  return new Cron(pattern, { timezone, paused: true, mode: "5-part" });
}

/** Calls to the app a step may take: the first and its retries. Inngest's own default is four retries. */
export const maxAttempts = (config: FunctionConfig) => (config.steps.step.retries?.attempts ?? 4) + 1;
