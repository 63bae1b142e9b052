import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError, RetryError } from "ai";
import { type DomainError, invalid, unavailable } from "@/lib/errors";
import { say, sentence } from "@/lib/say";

/** The provider does not take the format an answer is asked for in; it may take a plainer one. */
export function refusesFormat(error: unknown): boolean {
  const call = callIn(error);
  if (!call || ![400, 415, 422, 500, 501].includes(call.statusCode ?? 0)) return false;
  return /response_format|json_schema|json_object|structured output|grammar/i.test(saidIn(call));
}

/** An answer came, and it was not what was asked for: no JSON, not of the schema, cut short or a refusal. */
export const isMalformed = (error: unknown): error is NoObjectGeneratedError | NoOutputGeneratedError =>
  NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error);

export const tooLong = () => invalid("The document is too long for the language model.");
export const unusable = () => unavailable("The language model gave answers that could not be used.");

const usedUp = sentence("The account with the language model is used up. An administrator has to top it up.");
const refused = sentence(
  "The language model refused the access key. An administrator has to check {settings}.",
);
const unfit = sentence(
  "The language model did not accept the request. An administrator has to check {settings}.",
);
const byStatus: Record<number, string> = {
  400: unfit,
  401: refused,
  403: refused,
  404: sentence(
    "The language model that is configured was not found. An administrator has to check {settings}.",
  ),
  422: unfit,
  429: sentence("The language model is busy."),
};

/**
 * What a recruiter is told of a failed call. The SDK's own errors carry the whole prompt, so nothing of them goes
 * into the message, and they do not become its cause: they would reach logs and the stores of engines.
 */
export function toDomainError(error: unknown, settings: string): DomainError {
  const call = callIn(error);
  const complaint = call ? saidIn(call) : "";
  if (/context_length_exceeded|maximum context length/i.test(complaint)) return tooLong();
  const stated =
    call?.statusCode === 429 && /insufficient_quota/.test(complaint)
      ? usedUp
      : byStatus[call?.statusCode ?? 0];
  // Of the service's own model the settings are names of the environment, which no language has other words for.
  if (stated) return unavailable(say(stated, { settings: say(settings) }));
  return isTimeout(error)
    ? unavailable("The language model did not answer in time.")
    : unavailable("The language model cannot be reached.");
}

const saidIn = (call: APICallError) => `${call.message} ${call.responseBody ?? ""}`;

function callIn(error: unknown): APICallError | null {
  if (APICallError.isInstance(error)) return error;
  return RetryError.isInstance(error) ? callIn(error.lastError) : null;
}

function isTimeout(error: unknown): boolean {
  if (RetryError.isInstance(error)) return isTimeout(error.lastError);
  return error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
}
