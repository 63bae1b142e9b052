import { OauthProblem } from "./problem";
import { invalidClient } from "./client-authentication";

export type PluginAnswer = { ok: boolean; status: number; body: Record<string, unknown> };

export async function readAnswer(response: Response): Promise<PluginAnswer> {
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown> | null;
  return { ok: response.ok, status: response.status, body: body ?? {} };
}

const text = (value: unknown) => (typeof value === "string" ? value : "");
export const descriptionOf = ({ body }: PluginAnswer) => text(body.error_description) || text(body.message);

/** What the provider calls an invalid request or a missing user is, to RFC 6749 §5.2, a grant that is not valid. */
const aboutTheGrant =
  /code verification failed|code_verifier|session no longer exists|user not found|missing user|invalid code|redirect_uri mismatch|redirect_uri is required/;

/** A refusal of the provider in the words of RFC 6749 §5.2, which knows 400, and 401 for a client not authenticated. */
export function refusalOf(answer: PluginAnswer): OauthProblem {
  if (answer.status >= 500)
    return new OauthProblem(500, "server_error", "The request could not be completed.");
  const description = descriptionOf(answer) || "The request is not valid.";
  const error = text(answer.body.error) || "invalid_request";
  if (error === "invalid_client") return invalidClient();
  if (aboutTheGrant.test(description))
    return new OauthProblem(400, "invalid_grant", "The code or its proof is not valid, or was used before.");
  return new OauthProblem(400, error, description);
}
