import type { Actor } from "@/lib/platform/access/actor";
import { statuses } from "@/lib/platform/access/error-response";
import { asProblem } from "@/lib/platform/access/oauth/problem";
import { countByAddress, countCall } from "@/lib/platform/access/rate-limit";
import { readBody } from "@/lib/platform/access/read-body";
import { DomainError, rateLimited } from "@/lib/errors";
import { schemaOf, ScimProblem } from "@/lib/hiring/organizations/directory/provisioning/scim";
import { directoryOf } from "@/lib/hiring/organizations/directory/provisioning/token";

const LARGEST = 1024 * 1024;
/** Calls of one organization's directory: a first run sends everybody. */
const limit = { limit: 3_000, seconds: 60 };

type Call = { directory: Actor; id: string; query: URLSearchParams; body: unknown };

/** A SCIM endpoint (RFC 7644): checks the directory's token, and answers in SCIM's form, errors too. */
export const scim =
  (work: (call: Call) => Promise<object | void>, status = 200) =>
  async (request: Request, { params }: { params: Promise<{ id?: string }> }): Promise<Response> => {
    try {
      const directory = await directoryOf(request.headers);
      const wait = await (directory
        ? countCall(`scim:${directory.organizationId}`, limit)
        : countByAddress("scim", request.headers));
      if (wait) throw rateLimited(wait);
      if (!directory) throw new ScimProblem(401, "The bearer token is missing or no longer valid.");
      const { id = "" } = await params;
      const query = new URL(request.url).searchParams;
      const answer = await work({ directory, id, query, body: await bodyOf(request) });
      return answer ? json(answer, status) : new Response(null, { status: 204 });
    } catch (error) {
      return refusal(error);
    }
  };

async function bodyOf(request: Request): Promise<unknown> {
  if (!["POST", "PUT", "PATCH"].includes(request.method)) return null;
  const text = (await readBody(request, LARGEST)).toString("utf8");
  try {
    return JSON.parse(text);
  } catch {
    throw new ScimProblem(400, "The body is not JSON.", "invalidSyntax");
  }
}

function refusal(error: unknown): Response {
  if (error instanceof ScimProblem) {
    const { status, message: detail, scimType } = error;
    const challenge: HeadersInit = status === 401 ? { "www-authenticate": "Bearer" } : {};
    return json({ schemas: [schemaOf.error], status: String(status), scimType, detail }, status, challenge);
  }
  const { status, description, headers } = asProblem(error);
  const known = error instanceof DomainError ? statuses[error.code] : status;
  return json({ schemas: [schemaOf.error], status: String(known), detail: description }, known, headers);
}

const json = (body: object, status: number, headers: HeadersInit = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/scim+json", "cache-control": "no-store", ...headers },
  });
