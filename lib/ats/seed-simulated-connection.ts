import * as z from "zod";
import { type Actor } from "@/lib/access/actor";
import { useCase } from "@/lib/access/use-case";
import { env } from "@/lib/env";
import { connectAts } from "./connect-ats";
import { SyncSettings } from "./settings";
import { vendorOf } from "./vendors";

const provider = "greenhouse";

/** Decisions and comments go both ways, so that a newcomer sees them arrive. Its stages and reasons are known already. */
const keepSettings = useCase({
  name: "keepSettings",
  permission: "organization:administer",
  input: z.object({ connectionId: z.uuid() }),
  output: z.object({}),

  async run({ db }, { connectionId }) {
    const settings = SyncSettings.parse({
      push: "both",
      acceptStage: "On-site",
      // "Not enough experience"
      rejectionReasonId: "4000001",
      comments: true,
    });
    await db.atsConnection.updateMany({ where: { id: connectionId, simulated: true }, data: { settings } });
    return {};
  },
});

/**
 * Connects an organization to the local simulator, labelled as one. Returns null where none is running: a demo without
 * it is whole, too. The first sync starts when the app does. Wherever the simulator listens later, the connection
 * follows: it goes to ATS_SIMULATOR_URL, which is no part of it.
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
