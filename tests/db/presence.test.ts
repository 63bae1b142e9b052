import "../support/database";
import { expect, test } from "vitest";
import { databaseAnswers, databaseIsAway } from "@/lib/platform/db/presence";

const { shortlistPresence: presence } = globalThis as unknown as {
  shortlistPresence: { answeredAt: number };
};

test("a process blocked for 2.7 s, past the deadline for an answer, does not report the database as away", async () => {
  presence.answeredAt = -Infinity;
  const answers = databaseAnswers();
  expect(answers).toBeInstanceOf(Promise);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_700);
  expect(await answers).toBe(true);
  expect(databaseIsAway()).toBe(false);
});
