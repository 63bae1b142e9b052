import * as z from "zod";
import { say } from "@/lib/say";
import { sayAgain } from "@/lib/say-again";

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

/** The same for its reader. */
export const accessInWords = (access: z.output<typeof AccessReport>) =>
  access.map(({ label, disables, ...each }) => ({
    ...each,
    label: say(label),
    disables: sayAgain(disables),
  }));

/** What stands in the way of syncing at all; null when nothing does. */
export function hindrance(access: z.output<typeof AccessReport>): string | null {
  const missing = access
    .filter((each) => each.required && each.state === "missing")
    .map((each) => say(each.label));
  return missing.length ? say("The credentials lack: {missing}.", { missing: missing.join(", ") }) : null;
}
