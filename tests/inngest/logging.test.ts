import { afterEach, expect, test, vi } from "vitest";
import { conflict } from "@/lib/errors";
import { onceOrNever } from "@/lib/inngest/permanent";
import { quietLogger } from "@/lib/inngest/quiet-logger";
import { noteIds, withIds } from "@/lib/log";

const lines: Record<string, unknown>[] = [];
for (const stream of ["log", "error"] as const)
  vi.spyOn(console, stream).mockImplementation((line: string) => {
    lines.push(JSON.parse(line) as Record<string, unknown>);
  });
afterEach(() => void lines.splice(0));

const ids = { function: "evaluate-application", run: "01RUN" };

test("an error that the SDK hands over in an object is logged with function, run, organization, code and place", () => {
  const err = Object.assign(new TypeError("a candidate's words"), { code: "ECONNREFUSED" });
  withIds(ids, () => {
    noteIds({ organization: "org-1" });
    quietLogger.error({ err }, "Inngest step error");
  });
  expect(lines).toMatchObject([
    { event: "workflow error", ...ids, organization: "org-1", error: "TypeError", code: "ECONNREFUSED" },
  ]);
  expect(lines[0]!.at).toBeInstanceOf(Array);
  expect(JSON.stringify(lines)).not.toContain("candidate's words");
});

test("a step that is refused says by what code and under which ids, and what lay under it", async () => {
  const refused = Object.assign(conflict("It has been decided."), { cause: new RangeError("words") });
  await withIds(ids, () => onceOrNever(() => Promise.reject(refused))).catch(() => {});
  expect(lines).toMatchObject([
    { event: "workflow step refused", ...ids, code: "conflict", cause: "RangeError" },
  ]);
});

test("what two requests do at once is not logged under each other's ids", async () => {
  const one = withIds({ request: "one" }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    quietLogger.warn("said");
  });
  await withIds({ request: "two" }, async () => {
    await Promise.resolve();
    quietLogger.warn("said");
  });
  await one;
  expect(lines.map(({ request }) => request)).toEqual(["two", "one"]);
});
