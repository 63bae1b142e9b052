import { operatorActor } from "@/lib/platform/access/system";
import { env } from "@/lib/env";
import { countBy, report } from "@/lib/platform/telemetry/telemetry";
import { gatherFigures } from "./figures/gather-figures";
import { getWork } from "./get-work";

/** Gathers figures for the operating page, and exports them with the queues to an OTLP collector, if there is one. */
export async function startTelemetry(outlive?: (work: Promise<void>) => void) {
  countBy(gatherFigures(outlive));
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { openTelemetry } = await import("@/lib/platform/telemetry/otlp");
  const queues = async () => (await getWork(operatorActor(), {})).lines;
  report(openTelemetry({ every: env.OTEL_METRIC_EXPORT_INTERVAL, queues }));
}
