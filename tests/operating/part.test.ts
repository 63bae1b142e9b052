import { database } from "../support/database";
import { expect, onTestFinished, test, vi } from "vitest";
import { probeSchema } from "@/lib/platform/db/probe";
import { unavailable } from "@/lib/errors";
import { Part } from "@/lib/doors/operating/part";
import { connected } from "../../scripts/postgres/roles.ts";

test("a probe that hangs counts as failing after its deadline, and no second one starts", async () => {
  let probes = 0;
  const part = new Part("mail", () => (probes++, new Promise(() => {})), 0);
  expect((await part.state()).state).toBe("failing");
  await part.state();
  expect(probes).toBe(1);
});

test("reuses a result while it is fresh, and hides the text of unexpected errors", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const failures = [unavailable("It is away."), new Error("secret words")];
  const part = new Part("storage", () => Promise.reject(failures.shift()!), 50);
  expect(await part.state()).toMatchObject({ state: "failing", problem: "It is away." });
  expect(await part.state()).toMatchObject({ problem: "It is away." });
  vi.advanceTimersByTime(51);
  expect(await part.state()).toMatchObject({ problem: "It does not answer." });
});

test("a schema that lacks a column of this release is not ready", async () => {
  await probeSchema();
  await connected(database.ownerUrl, (db) => db.query('ALTER TABLE "Job" RENAME COLUMN title TO heading'));
  await expect(probeSchema()).rejects.toMatchObject({ code: "unavailable" });
  await connected(database.ownerUrl, (db) => db.query('ALTER TABLE "Job" RENAME COLUMN heading TO title'));
});
