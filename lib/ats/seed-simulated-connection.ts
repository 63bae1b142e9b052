import { type Actor } from "@/lib/access/actor";
import { env } from "@/lib/env";
import { connectAts } from "./connect-ats";

/** What the simulator's Greenhouse takes. Public, and of no use anywhere else. */
const simulatorCredentials = {
  provider: "greenhouse" as const,
  clientId: "gh-client",
  clientSecret: "gh-secret",
  userId: "77",
};

/**
 * Connects an organization to the local simulator, labelled as one. Returns null where none is running: a demo without
 * it is whole, too. The first sync starts when the app does.
 */
export async function seedSimulatedConnection(
  administrator: Actor,
): Promise<{ connectionId: string } | null> {
  if (!env.ATS_SIMULATOR_URL) return null;
  const { connectionId } = await connectAts(administrator, {
    name: "Greenhouse (simulator)",
    credentials: simulatorCredentials,
    simulated: true,
  });
  return { connectionId };
}
