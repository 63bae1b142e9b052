import { afterEach, expect, test, vi } from "vitest";
import { conflict } from "@/lib/errors";
import { withRetryPolicy } from "@/lib/doors/inngest/permanent";
import { quietLogger } from "@/lib/doors/inngest/quiet-logger";
import { addLogIds, withIds } from "@/lib/log";

const lines: Record<string, unknown>[] = [];
for (const stream of ["log", "error"] as const)
  vi.spyOn(console, stream).mockImplementation((line: string) => {
    lines.push(JSON.parse(line) as Record<string, unknown>);
  });
afterEach(() => void lines.splice(0));

const ids = { function: "evaluate-application", run: "01RUN" };

test("logs an error passed by the SDK with its function, run, organization, code and stack", () => {
  const err = Object.assign(new TypeError("a candidate's words"), { code: "ECONNREFUSED" });
  withIds(ids, () => {
    addLogIds({ organization: "org-1" });
    quietLogger.error({ err }, "Inngest step error");
  });
  expect(lines).toMatchObject([
    { event: "workflow error", ...ids, organization: "org-1", error: "TypeError", code: "ECONNREFUSED" },
  ]);
  expect(lines[0]!.at).toBeInstanceOf(Array);
  expect(JSON.stringify(lines)).not.toContain("candidate's words");
});

test("logs a refused step with its code, ids and cause", async () => {
  const refused = Object.assign(conflict("It has been decided."), { cause: new RangeError("words") });
  await withIds(ids, () => withRetryPolicy(() => Promise.reject(refused))).catch(() => {});
  expect(lines).toMatchObject([
    { event: "workflow step refused", ...ids, code: "conflict", cause: "RangeError" },
  ]);
});

test("keeps the ids of concurrent requests apart", async () => {
  const first = withIds({ request: "one" }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    quietLogger.warn("message");
  });
  await withIds({ request: "two" }, async () => {
    await Promise.resolve();
    quietLogger.warn("message");
  });
  await first;
  expect(lines.map(({ request }) => request)).toEqual(["two", "one"]);
});
