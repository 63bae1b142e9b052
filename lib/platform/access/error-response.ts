import { databaseIsAway } from "@/lib/platform/db/presence";
import { log } from "@/lib/log";
import { DomainError, type ErrorCode } from "@/lib/errors";
import { DATABASE_AWAY, RETRY_SECONDS } from "./load/away";
import { say } from "@/lib/say";

/** The HTTP status of each error code. */
export const statuses: Record<ErrorCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  rate_limited: 429,
  unavailable: 503,
};

/** Runs the work of a route handler; answers what it throws with errorResponse. */
export const orErrorResponse = (work: () => Promise<Response>): Promise<Response> =>
  work().catch(errorResponse);

/** The interface's Error object as a response. Other errors than DomainError are logged and get no details. */
export function errorResponse(error: unknown): Response {
  const isOurs = error instanceof DomainError;
  if (!isOurs && databaseIsAway())
    return errorResponse(new DomainError("unavailable", say(DATABASE_AWAY), {}, RETRY_SECONDS));
  if (!isOurs) log.error("request failed", error);
  const code = isOurs ? error.code : "server_error";
  const message = isOurs
    ? error.message
    : say("Something went wrong on our side. Nothing was changed; try again later.");
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (isOurs && error.retryAfter !== undefined) headers.set("Retry-After", String(error.retryAfter));
  return Response.json(
    { error: code, error_description: message, message },
    { status: isOurs ? statuses[error.code] : 500, headers },
  );
}
