import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import type { log } from "@/lib/log";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The lines that a process with this LOG_LEVEL writes, with their stream. */
async function written(level: string, write: (to: typeof log) => void) {
  vi.resetModules();
  vi.stubEnv("LOG_LEVEL", level);
  const lines: { to: "log" | "error"; line: Record<string, unknown> }[] = [];
  for (const to of ["log", "error"] as const)
    vi.spyOn(console, to).mockImplementation(
      (line: string) => void lines.push({ to, line: JSON.parse(line) as Record<string, unknown> }),
    );
  write((await import("@/lib/log")).log);
  return lines;
}

test("a line has level, time and event, and only errors go to standard error", async () => {
  const lines = await written("", (to) => {
    to.info("started", { port: 3000 });
    to.error("broken", new TypeError("words"));
  });
  expect(lines.map(({ to }) => to)).toEqual(["log", "error"]);
  expect(lines[0]!.line).toEqual({ level: "info", time: expect.any(String), event: "started", port: 3000 });
  expect(new Date(lines[0]!.line.time as string).toISOString()).toBe(lines[0]!.line.time);
  expect(lines[1]!.line).toMatchObject({ level: "error", event: "broken", error: "TypeError" });
});

test("LOG_LEVEL leaves out lines of lower levels", async () => {
  const write = (to: typeof log) => {
    to.info("one");
    to.warn("two");
    to.error("three");
  };
  expect((await written("warn", write)).map(({ line }) => line.event)).toEqual(["two", "three"]);
  expect(await written("silent", write)).toEqual([]);
});

test("leaves out personal data and credentials, also in nested objects", async () => {
  const [entry] = await written("", (to) =>
    to.warn("passed by mistake", {
      email: "ada@example.com",
      candidate: { fullName: "Ada Lovelace", id: "1" },
      headers: { authorization: "Bearer abc" },
    }),
  );
  expect(JSON.stringify(entry)).not.toMatch(/ada@|Lovelace|abc/);
  expect(entry!.line.candidate).toEqual({ fullName: "[left out]", id: "1" });
});

test("what a library writes to the console becomes a line without its text", async () => {
  const methods = ["trace", "debug", "log", "info", "warn", "error"] as const;
  const original = Object.fromEntries(methods.map((name) => [name, console[name]]));
  const globals = globalThis as { shortlistConsole?: unknown };
  const warnings = process.listeners("warning");
  onTestFinished(() => {
    Object.assign(console, original);
    delete globals.shortlistConsole;
    process.removeAllListeners("warning");
    for (const listener of warnings) process.on("warning", listener);
  });
  vi.resetModules();
  vi.stubEnv("LOG_LEVEL", "debug");
  const lines: Record<string, unknown>[] = [];
  const print = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  globals.shortlistConsole = { log: print, error: print };
  const { log, takeOverConsole } = await import("@/lib/log");
  takeOverConsole();
  console.warn('Invalid value "ada@example.com"');
  console.error("⨯", Object.assign(new TypeError("ada@example.com"), { digest: "3141592653" }));
  process.emitWarning("ada@example.com", "DeprecationWarning");
  await new Promise((resolve) => process.nextTick(resolve));
  log.info("started");
  expect(lines).toMatchObject([
    { level: "warn", at: expect.arrayContaining([expect.stringContaining("log.test")]) },
    { level: "error", error: "TypeError", digest: "3141592653" },
    { level: "warn", error: "DeprecationWarning" },
    { level: "info", event: "started" },
  ]);
  expect(JSON.stringify(lines)).not.toContain("ada@");
});

test("the code of a cause is found however libraries wrap it, and never a message", async () => {
  const { codeOf } = await import("@/lib/log");
  const wrapped = (cause: unknown) => new Error("could not", { cause });
  expect(
    codeOf(wrapped(Object.assign(new Error("ada@example.com"), { responseCode: 550, code: "EENVELOPE" }))),
  ).toBe("550");
  expect(codeOf(Object.assign(new Error("x"), { code: "ESOCKET", errno: -111 }))).toBe("ECONNREFUSED");
  const missing = Object.assign(new Error("x"), { name: "NoSuchBucket" });
  expect(
    codeOf(wrapped(Object.assign(new Error("x", { cause: missing }), { code: "E_CANNOT_READ_FILE" }))),
  ).toBe("NoSuchBucket");
  expect(codeOf(new AggregateError([Object.assign(new Error("x"), { code: "ECONNREFUSED" })]))).toBe(
    "ECONNREFUSED",
  );
  expect(codeOf(Object.assign(new Error("x"), { code: "ada@example.com said" }))).toBeUndefined();
  expect(codeOf(new Error("ada@example.com"))).toBeUndefined();
});
