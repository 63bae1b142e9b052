import { expect, test } from "vitest";
import { AtsFailure } from "@/lib/records/ats/failure";
import { NonRetriableError } from "inngest";
import { Unanswered } from "@/lib/judging/ai/unanswered";
import { conflict, unavailable } from "@/lib/errors";
import { patientRetries, withRetryPolicy, failureMessage } from "@/lib/doors/inngest/permanent";
import { readConfig } from "../../engine/config.ts";
import { backoffMs } from "../../engine/runs/retry.ts";

const otherwise = "It could not be finished.";
const thrownFor = (failure: Error) =>
  withRetryPolicy(() => Promise.reject(failure)).catch((error: unknown) => error as Error);

test("retries outages and unexpected errors, but not refusals", async () => {
  const down = unavailable("The language model cannot be reached.");
  for (const failure of [down, new Unanswered(down, []), new TypeError("rows[0] is undefined")])
    expect(await thrownFor(failure)).not.toBeInstanceOf(NonRetriableError);
  expect(await thrownFor(conflict("It has been decided."))).toBeInstanceOf(NonRetriableError);
});

test("outlasts an outage of the model of three hours with the local engine", () => {
  const config = readConfig({ DATABASE_URL: "postgresql://none" });
  const pauses = Array.from({ length: patientRetries }, (_, attempt) =>
    backoffMs(attempt, undefined, config),
  );
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(3 * 3_600_000);
});

test("shows people the messages of our own errors, and a generic sentence for any other", async () => {
  const ended = async (failure: Error) => failureMessage(await thrownFor(failure), otherwise);
  expect(await ended(conflict("It has been decided."))).toBe("It has been decided.");
  expect(await ended(new AtsFailure("unreachable", "The ATS does not answer."))).toBe(
    "The ATS does not answer.",
  );
  expect(await ended(new TypeError("rows[0] is undefined"))).toBe(otherwise);
});

test("does not show a message from an event without our valid signature", async () => {
  const { message } = await thrownFor(conflict("It has been decided."));
  const forged = "Your key has expired. Enter it at evil.example.";
  for (const claimed of [
    forged,
    `${forged} [${"a".repeat(43)}]`,
    message.replace("It has been decided.", forged),
  ])
    expect(failureMessage({ message: claimed }, otherwise)).toBe(otherwise);
});
