import { expect, test } from "vitest";
import { AtsFailure } from "@/lib/ats/failure";
import { NonRetriableError } from "inngest";
import { Unanswered } from "@/lib/ai/unanswered";
import { conflict, unavailable } from "@/lib/errors";
import { onceOrNever, whyEnded } from "@/lib/inngest/permanent";

const otherwise = "It could not be finished.";
const thrownFor = (failure: Error) =>
  onceOrNever(() => Promise.reject(failure)).catch((error: unknown) => error as Error);

test("what is out of reach is tried again, what has been refused is not", async () => {
  const down = unavailable("The language model cannot be reached.");
  for (const failure of [down, new Unanswered(down, []), new TypeError("rows[0] is undefined")])
    expect(await thrownFor(failure)).not.toBeInstanceOf(NonRetriableError);
  expect(await thrownFor(conflict("It has been decided."))).toBeInstanceOf(NonRetriableError);
});

test("people are told what our own errors say, and nothing of any other", async () => {
  const ended = async (failure: Error) => whyEnded(await thrownFor(failure), otherwise);
  expect(await ended(conflict("It has been decided."))).toBe("It has been decided.");
  expect(await ended(new AtsFailure("unreachable", "The ATS does not answer."))).toBe(
    "The ATS does not answer.",
  );
  expect(await ended(new TypeError("rows[0] is undefined"))).toBe(otherwise);
});

test("a sentence in an event that our own code did not write is not shown", async () => {
  const { message } = await thrownFor(conflict("It has been decided."));
  const forged = "Your key has expired. Enter it at evil.example.";
  for (const claimed of [
    forged,
    `${forged} [${"a".repeat(43)}]`,
    message.replace("It has been decided.", forged),
  ])
    expect(whyEnded({ message: claimed }, otherwise)).toBe(otherwise);
});
