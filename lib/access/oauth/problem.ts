import { log } from "@/lib/log";

/** A refused request of an OAuth endpoint, on its way to becoming the interface's Error object. */
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

export const NO_STORE = { "cache-control": "no-store", pragma: "no-cache" };

/** The interface's Error object. */
export const errorBody = (error: string, description: string) => ({
  error,
  error_description: description,
  message: description,
});

/** The Error object as an answer. Never cached. */
export function errorAnswer(
  status: number,
  error: string,
  description: string,
  headers: Record<string, string> = {},
) {
  return Response.json(errorBody(error, description), { status, headers: { ...NO_STORE, ...headers } });
}

export const tooMany = (seconds: number) =>
  new OauthProblem(429, "temporarily_unavailable", `Too many requests: try again in ${seconds} s.`, {
    "retry-after": String(seconds),
  });

/** Runs an endpoint; what it refuses becomes an Error object, and so does what fails, without saying how. */
export async function answering(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OauthProblem)
      return errorAnswer(error.status, error.error, error.description, error.headers);
    log.error("identity endpoint failed", error);
    return errorAnswer(500, "server_error", "The request could not be completed. Try again.");
  }
}
