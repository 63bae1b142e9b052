import * as z from "zod";
import { type Actor } from "@/lib/platform/access/actor";
import { useCase } from "@/lib/platform/access/use-case";
import { env } from "@/lib/env";
import { connectAts } from "./connect-ats";
import { SyncSettings } from "./settings";
import { vendorOf } from "./vendors";

const provider = "greenhouse";

/** Sends decisions and comments, so that a new user sees them arrive. The simulator's ids are fixed. */
const keepSettings = useCase({
  name: "keepSettings",
  permission: "organization:administer",
  input: z.object({ connectionId: z.uuid() }),

  async run({ db }, { connectionId }) {
    const settings = SyncSettings.parse({
      push: "both",
      acceptStage: "On-site",
      // "Not enough experience"
      rejectionReasonId: "4000001",
      comments: true,
    });
    await db.atsConnection.updateMany({ where: { id: connectionId, simulated: true }, data: { settings } });
  },
});

/**
 * Connects an organization to the local simulator, which the name says. Returns null when none is running: the demo
 * works without it. The first sync starts with the app. The connection stores no address: it always uses the current
 * ATS_SIMULATOR_URL.
 */
export async function seedSimulatedConnection(
  administrator: Actor,
): Promise<{ connectionId: string } | null> {
  if (!env.ATS_SIMULATOR_URL) return null;
  const { connectionId } = await connectAts(administrator, {
    name: "Greenhouse (simulator)",
    credentials: { provider, ...vendorOf(provider)?.simulated },
    simulated: true,
  });
  await keepSettings(administrator, { connectionId });
  return { connectionId };
}
