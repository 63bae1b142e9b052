import { expect, test } from "vitest";
import { AtsFailure } from "@/lib/ats/failure";
import { NonRetriableError } from "inngest";
import { Unanswered } from "@/lib/ai/unanswered";
import { conflict, unavailable } from "@/lib/errors";
import { onceOrNever, whyEnded } from "@/lib/inngest/permanent";

const ended = async (failure: Error) => {
  const thrown = await onceOrNever(() => Promise.reject(failure)).catch((error: Error) => error);
  return whyEnded(thrown, "It could not be finished.");
};

test("what is out of reach is tried again, what has been refused is not", async () => {
  const thrown = (failure: Error) =>
    onceOrNever(() => Promise.reject(failure)).catch((error: Error) => error);
  const down = unavailable("The language model cannot be reached.");
  for (const failure of [down, new Unanswered(down, []), new TypeError("rows[0] is undefined")])
    expect(await thrown(failure)).not.toBeInstanceOf(NonRetriableError);
  expect(await thrown(conflict("It has been decided."))).toBeInstanceOf(NonRetriableError);
});

test("people are told what our own errors say, and nothing of any other", async () => {
  expect(await ended(conflict("It has been decided."))).toBe("It has been decided.");
  expect(await ended(new AtsFailure("unreachable", "The ATS does not answer."))).toBe(
    "The ATS does not answer.",
  );
  expect(await ended(new TypeError("rows[0] is undefined"))).toBe("It could not be finished.");
});
