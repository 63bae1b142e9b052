import * as z from "zod";

/** What credentials allow, as administrators see it. */
export const AccessReport = z.array(
  z.object({
    id: z.string(),
    label: z.string(),
    state: z.enum(["granted", "missing", "unknown"]),
    disables: z.string().describe("What is off while it is missing."),
    required: z.boolean(),
  }),
);

/** What stands in the way of syncing at all; null when nothing does. */
export function hindrance(access: z.output<typeof AccessReport>): string | null {
  const missing = access
    .filter((each) => each.required && each.state === "missing")
    .map((each) => each.label);
  return missing.length ? `The credentials lack: ${missing.join(", ")}.` : null;
}
