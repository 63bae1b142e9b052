import { databaseIsAway } from "@/lib/platform/db/presence";
import { DomainError } from "@/lib/errors";
import { log } from "@/lib/log";
import { sentence } from "@/lib/say";
import { statuses } from "../error-response";
import { DATABASE_AWAY, RETRY_SECONDS } from "../load/away";

/** A refused request to an OAuth endpoint; the endpoint answers with it as the interface's Error object. */
export class OauthProblem extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly description: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(description);
    this.name = "OauthProblem";
  }
}

export const invalidRequest = (description: string) => new OauthProblem(400, "invalid_request", description);

export const NO_STORE = { "cache-control": "no-store", pragma: "no-cache" };

/** The interface's Error object. */
export const errorBody = (error: string, description: string) => ({
  error,
  error_description: description,
  message: description,
});

/** The Error object as a response. Never cached. */
export function errorAnswer(
  status: number,
  error: string,
  description: string,
  headers: Record<string, string> = {},
) {
  return Response.json(errorBody(error, description), { status, headers: { ...NO_STORE, ...headers } });
}

export const methodNotAllowed = (allow: string) =>
  errorAnswer(405, "invalid_request", `This address supports only ${allow}.`, { allow });

export const tooMany = (seconds: number) =>
  new OauthProblem(429, "temporarily_unavailable", `Too many requests: try again in ${seconds} s.`, {
    "retry-after": String(seconds),
  });

/** Too many passwords are being hashed (account/hashing.ts). Replaces better-auth's own response for this. */
export const signingInBusy = () =>
  new OauthProblem(503, "temporarily_unavailable", sentence("Too many people are signing in right now."), {
    "retry-after": "3",
  });

/** Runs an endpoint. What it throws becomes an Error object; unexpected errors give no details. */
export const answering = (work: () => Promise<Response>): Promise<Response> =>
  work().catch((thrown: unknown) => {
    const { status, error, description, headers } = asProblem(thrown);
    return errorAnswer(status, error, description, headers);
  });

/** Converts what an endpoint threw. Unexpected errors are logged and give no details. */
export function asProblem(error: unknown): OauthProblem {
  if (error instanceof OauthProblem) return error;
  if (error instanceof DomainError) return new OauthProblem(statuses[error.code], error.code, error.message);
  if ((error as { status?: unknown }).status === "SERVICE_UNAVAILABLE") return signingInBusy();
  if (databaseIsAway())
    return new OauthProblem(503, "temporarily_unavailable", DATABASE_AWAY, {
      "retry-after": String(RETRY_SECONDS),
    });
  log.error("identity endpoint failed", error);
  return new OauthProblem(500, "server_error", sentence("The request could not be completed. Try again."));
}
