import { callAuth } from "@/lib/access/call-auth";
import { invalidClient, type AuthenticatedClient } from "./client-authentication";
import { OauthProblem } from "./problem";

export type PluginAnswer = { ok: boolean; status: number; body: Record<string, unknown> };

/** Passes a client's form on to a route of the provider. */
export async function askPlugin(
  path: `/oauth2/${string}`,
  form: URLSearchParams,
  { headers }: AuthenticatedClient,
  request: Request,
): Promise<PluginAnswer> {
  const response = await callAuth(path, { from: request.headers, headers, form });
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown> | null;
  return { ok: response.ok, status: response.status, body: body ?? {} };
}

const text = (value: unknown) => (typeof value === "string" ? value : "");
const descriptionOf = ({ body }: PluginAnswer) => text(body.error_description) || text(body.message);

/**
 * Provider errors that RFC 6749 §5.2 calls invalid_grant: the client, the form and the resource are checked before
 * the provider is called, so only the grant can be wrong.
 */
const aboutTheGrant: ReadonlySet<unknown> = new Set(["invalid_grant", "invalid_request", "invalid_user"]);

/** Converts the provider's error to one of RFC 6749 §5.2: 400, or 401 for a client that is not authenticated. */
export function refusalOf(answer: PluginAnswer): OauthProblem {
  if (answer.status >= 500)
    return new OauthProblem(500, "server_error", "The request could not be completed.");
  const description = descriptionOf(answer) || "The request is not valid.";
  const { error } = answer.body;
  if (error === "invalid_client") return invalidClient();
  if (aboutTheGrant.has(error))
    return new OauthProblem(400, "invalid_grant", "The code or token is invalid or has already been used.");
  return new OauthProblem(400, text(error) || "invalid_request", description);
}
