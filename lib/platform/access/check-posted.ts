import { sentence } from "@/lib/say";
import { OauthProblem, invalidRequest } from "./oauth/problem";
import { isSameOrigin } from "./origins";

/**
 * Validates a POST to a page before Next reads it, which would answer bad input with 500. Throws OauthProblem: 403
 * unless one of our pages sent it, 415 for a multipart form, 400 for action arguments that are no plain values.
 */
export async function checkPosted(request: Request): Promise<void> {
  if (!isSameOrigin(request))
    throw new OauthProblem(403, "forbidden", sentence("This request must come from a page of this service."));
  if (/^\s*multipart\//i.test(request.headers.get("content-type") ?? ""))
    throw new OauthProblem(415, "invalid_request", sentence("Multipart forms are not accepted."));
  if (request.headers.has("next-action") && !isArguments(await request.text()))
    throw invalidRequest(sentence("The arguments are malformed."));
}

/** Whether a body lists plain values as React's encodeReply writes them: $ marks special values, $$ is a plain $. */
function isArguments(body: string): boolean {
  try {
    const check = (_: string, value: unknown) => {
      if (typeof value === "string" && value.startsWith("$") && !plain.test(value)) throw new SyntaxError();
      return value;
    };
    return Array.isArray(JSON.parse(body, check));
  } catch {
    return false;
  }
}

const plain = /^\$(\$|undefined$|D\d|n-?\d|NaN$|-?Infinity$|-0$)/;
