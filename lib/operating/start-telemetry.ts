import { operatorActor } from "@/lib/access/system";
import { env } from "@/lib/env";
import { report } from "@/lib/telemetry/telemetry";
import { getWork } from "./get-work";

/** Begins to tell a collector of what is done and what waits, where the environment names one. */
export async function startTelemetry() {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { openTelemetry } = await import("@/lib/telemetry/otlp");
  const queues = async () => (await getWork(operatorActor(), {})).lines;
  report(openTelemetry({ every: env.OTEL_METRIC_EXPORT_INTERVAL, queues }));
}
