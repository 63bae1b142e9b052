import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { Gate } from "@/lib/platform/access/load/gate";
import { kindOf } from "@/lib/platform/access/load/kinds";

test("queues callers beyond the limit, and rejects callers beyond the queue", async () => {
  const gate = new Gate({ inside: 1, waiting: 1, patience: 5_000 });
  const leave = await gate.enter();
  const second = gate.enter();
  expect(await gate.enter()).toBeNull();
  leave?.();
  leave?.();
  const leaveSecond = await second;
  expect(leaveSecond).not.toBeNull();
  // Leaving twice freed one place, not two.
  const third = gate.enter();
  expect(await gate.enter()).toBeNull();
  leaveSecond?.();
  expect(await third).not.toBeNull();
});

test("frees the place in the queue of a caller who waits too long or disconnects", async () => {
  const gate = new Gate({ inside: 1, waiting: 1, patience: 30 });
  const leave = await gate.enter();
  expect(await gate.enter()).toBeNull();
  const caller = new EventEmitter();
  const waiting = gate.enter(caller);
  caller.emit("close");
  expect(await waiting).toBeNull();
  const next = gate.enter();
  leave?.();
  expect(await next).not.toBeNull();
});

test.each([
  ["GET", "/jobs", "pages"],
  ["POST", "/sign-in/submit", "sign-in"],
  ["GET", "/sign-in", "pages"],
  ["POST", "/jobs/1", "pages"],
  ["POST", "/api/mcp", "agents"],
  ["POST", "/api/auth/mcp/token", "agents"],
  ["PUT", "/api/uploads/1/2", "files"],
  ["POST", "/api/inngest", null],
  ["GET", "/api/ready", null],
  ["GET", "/_next/static/a.js", null],
])("%s %s counts as %s", (method, path, kind) => {
  expect(kindOf(method, path)).toBe(kind);
});
