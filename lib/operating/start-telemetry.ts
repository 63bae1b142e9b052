import { operatorActor } from "@/lib/access/system";
import { env } from "@/lib/env";
import { countBy, report } from "@/lib/telemetry/telemetry";
import { gatherFigures } from "./figures/gather-figures";
import { getWork } from "./get-work";

/** Counts what is done for the operating page, and tells a collector of it and of what waits where there is one. */
export async function startTelemetry(outlive?: (work: Promise<void>) => void) {
  countBy(gatherFigures(outlive));
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { openTelemetry } = await import("@/lib/telemetry/otlp");
  const queues = async () => (await getWork(operatorActor(), {})).lines;
  report(openTelemetry({ every: env.OTEL_METRIC_EXPORT_INTERVAL, queues }));
}
