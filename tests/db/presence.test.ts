import "../support/database";
import { expect, test } from "vitest";
import { databaseAnswers, databaseIsAway } from "@/lib/db/presence";

const { shortlistPresence: presence } = globalThis as unknown as { shortlistPresence: { heard: number } };

test("a process that could not listen for 2.7 s, the deadline of an answer, does not take the database for away", async () => {
  presence.heard = -Infinity;
  const answers = databaseAnswers();
  expect(answers).toBeInstanceOf(Promise);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_700);
  expect(await answers).toBe(true);
  expect(databaseIsAway()).toBe(false);
});
