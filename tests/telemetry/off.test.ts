import "../support/database";
import { expect, test, vi } from "vitest";
import { startTelemetry } from "@/lib/doors/operating/start-telemetry";
import { inSpan, telemetry } from "@/lib/platform/telemetry/telemetry";

const loaded = vi.fn();
vi.mock("@/lib/platform/telemetry/otlp", () => {
  loaded();
  return { openTelemetry: loaded };
});

test("loads no OpenTelemetry without a collector address, and runs work without spans", async () => {
  await startTelemetry();
  expect(loaded).not.toHaveBeenCalled();
  expect(telemetry()).toBeNull();
  expect(await inSpan("anything", {}, async () => 7)).toBe(7);
});
