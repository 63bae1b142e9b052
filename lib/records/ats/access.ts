import * as z from "zod";
import { say } from "@/lib/say";
import { AtsFailure } from "./failure";

/** One permission the credentials may have. */
const Access = z.object({
  id: z.string(),
  label: z.string(),
  state: z.enum(["granted", "missing", "unknown"]),
  disables: z.string().describe("What does not work without it."),
  required: z.boolean(),
});
export type Access = z.output<typeof Access>;

/** What credentials allow, as administrators see it. */
export const AccessReport = z.array(Access);

/** The report in the reader's language. */
export const translateAccess = (access: Access[]) =>
  access.map(({ label, disables, ...each }) => ({
    ...each,
    label: say(label),
    disables: say(disables),
  }));

/** Names the required permissions that are missing; null when there are none and syncing is possible. */
export function missingAccess(access: Access[]): string | null {
  const missing = access
    .filter((each) => each.required && each.state === "missing")
    .map((each) => say(each.label));
  return missing.length ? say("The credentials lack: {missing}.", { missing }) : null;
}

/** A list whose reading takes a permission, by its id; `disables` and `required` as in Access. */
export type Read = [id: string, label: string, disables: string, required: boolean];

/** Asks for each list: granted where it answers. */
export async function tryReads(reads: readonly Read[], ask: (id: string) => Promise<unknown>) {
  const access: Access[] = [];
  for (const [id, label, disables, required] of reads) {
    const answers = await allowed(() => ask(id).then(() => true));
    access.push({ id, label, disables, required, state: answers ? "granted" : "missing" });
  }
  return access;
}

/** A permission that is not needed to sync. */
export const optional = (id: string, state: Access["state"], label: string, disables: string): Access => ({
  id,
  state,
  label,
  disables,
  required: false,
});

/** What `read` returns; null where the credentials do not allow it, or the account does not have it. */
export async function allowed<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AtsFailure && ["forbidden", "missing"].includes(error.kind)) return null;
    throw error;
  }
}
