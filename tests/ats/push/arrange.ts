import { connected, simulatedCredentials } from "../connected";
import { pushDecision } from "@/lib/records/ats/push/push-decision";
import type { SyncSettings } from "@/lib/records/ats/settings";
import { dialects, worldOf } from "../../simulators/ats/dialects";
import { type Fault, withFaults } from "../../simulators/ats/faults";
import { isWrite } from "../../simulators/ats/is-write";
import { ownerDb } from "../../support/world";

/** An application imported from a simulated ATS, and that ATS. Decisions are sent unless the settings say otherwise. */
export async function arrange(provider: string, settings: Partial<SyncSettings> = {}) {
  const dialect = dialects[provider]!;
  const world = worldOf(dialect);
  const job = world.addJob("Backend Engineer");
  const application = world.apply(world.addCandidate("Ada", "Reyes").id, job.id);
  /** One for each coming write. */
  const faults: (Fault | null)[] = [];
  const handler = withFaults(dialect.simulator(world), (request) =>
    isWrite(request) ? (faults.shift() ?? null) : null,
  );
  const team = await connected(simulatedCredentials(provider), handler, {
    push: "both",
    acceptStage: "On-site",
    rejectionReasonId: [...world.reasons.keys()][0]!,
    ...settings,
  });
  await team.sync();
  const [row] = await team.rows.applications();
  const { id: applicationId, jobId } = row!;
  /** Sends a decision, as the workflow engine does, until it is settled. */
  const settle = async ({ decisionId }: { decisionId: string }) => {
    for (let attempts = 1; attempts < 20; attempts++)
      if ((await pushDecision(team.syncer, { applicationId, decisionId })).state === "settled") return;
    throw new Error("The push did not settle.");
  };
  const saved = () => ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
  return { ...team, dialect, world, job, application, faults, applicationId, jobId, settle, saved };
}
