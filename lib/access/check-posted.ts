import { sentence } from "@/lib/say";
import { OauthProblem } from "./oauth/problem";
import { isSameOrigin } from "./origins";

/**
 * Checks what is sent to one of our pages before Next reads it, which would answer 500: it has to come from a page of
 * ours (OauthProblem 403), be no multipart form (415) and, to a server action, be a list of plain values (400).
 */
export async function checkPosted(request: Request): Promise<void> {
  if (!isSameOrigin(request))
    throw new OauthProblem(403, "forbidden", sentence("This has to be sent from a page of this service."));
  if (/^\s*multipart\//i.test(request.headers.get("content-type") ?? ""))
    throw new OauthProblem(415, "invalid_request", sentence("No page takes multipart forms."));
  if (request.headers.has("next-action") && !isArguments(await request.text()))
    throw new OauthProblem(400, "invalid_request", sentence("The arguments are malformed."));
}

/** As React's encodeReply writes plain values: text that begins with $ means something, unless it is doubled. */
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
