import "../support/database";
import { expect, test, vi } from "vitest";
import { startTelemetry } from "@/lib/operating/start-telemetry";
import { inSpan, telemetry } from "@/lib/telemetry/telemetry";

const loaded = vi.fn();
vi.mock("@/lib/telemetry/otlp", () => {
  loaded();
  return { openTelemetry: loaded };
});

test("without a collector's address nothing of OpenTelemetry is loaded, and work runs by itself", async () => {
  await startTelemetry();
  expect(loaded).not.toHaveBeenCalled();
  expect(telemetry()).toBeNull();
  expect(await inSpan("anything", {}, async () => 7)).toBe(7);
});
