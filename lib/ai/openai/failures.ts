import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError, RetryError } from "ai";
import { type DomainError, invalid, unavailable } from "@/lib/errors";
import { sentence, toStore } from "@/lib/say";

/** Whether the provider rejected the output format; it may accept a plainer one. */
export function refusesFormat(error: unknown): boolean {
  const call = callIn(error);
  if (!call || ![400, 415, 422, 500, 501].includes(call.statusCode ?? 0)) return false;
  return /response_format|json_schema|json_object|structured output|grammar/i.test(textOf(call));
}

/** Whether the model answered with something unusable: no JSON, not of the schema, truncated or a refusal. */
export const isMalformed = (error: unknown): error is NoObjectGeneratedError | NoOutputGeneratedError =>
  NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error);

export const tooLong = () => invalid("The document is too long for the language model.");
export const unusable = () => unavailable("The language model returned unusable answers.");

const usedUp = sentence("The language model account has no credit left. An administrator has to top it up.");
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
  404: sentence("The configured language model was not found. An administrator has to check {settings}."),
  422: unfit,
  429: sentence("The language model is busy."),
};

/**
 * The error a recruiter sees when a call fails. The SDK's errors contain the whole prompt, so they are neither quoted
 * in the message nor set as its cause: they would end up in logs and in the workflow engines' stores.
 */
export function toDomainError(error: unknown, settings: string): DomainError {
  const call = callIn(error);
  const complaint = call ? textOf(call) : "";
  if (/context_length_exceeded|maximum context length/i.test(complaint)) return tooLong();
  const message =
    call?.statusCode === 429 && /insufficient_quota/.test(complaint)
      ? usedUp
      : byStatus[call?.statusCode ?? 0];
  // For the service's own model the settings are names of environment variables, which have no translation.
  if (message) return unavailable(message, { settings: toStore(settings) });
  return isTimeout(error)
    ? unavailable("The language model did not answer in time.")
    : unavailable("The language model cannot be reached.");
}

const textOf = (call: APICallError) => `${call.message} ${call.responseBody ?? ""}`;

function callIn(error: unknown): APICallError | null {
  if (APICallError.isInstance(error)) return error;
  return RetryError.isInstance(error) ? callIn(error.lastError) : null;
}

function isTimeout(error: unknown): boolean {
  if (RetryError.isInstance(error)) return isTimeout(error.lastError);
  return error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
}
