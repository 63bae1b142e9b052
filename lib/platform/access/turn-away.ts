import type { IncomingMessage, ServerResponse } from "node:http";
import { errorBody } from "./oauth/problem";
import { DATABASE_AWAY, RETRY_SECONDS } from "./load/away";
import { plainPage } from "./load/plain-page";
import { inLanguage } from "@/lib/in-language";
import { say, sentence } from "@/lib/say";
import { localeFrom } from "@/messages/locale-from";

type Reason = "away" | "busy";

/** Retry-After in seconds. */
const retryAfter: Record<Reason, number> = { away: RETRY_SECONDS, busy: 3 };

const words: Record<Reason, [title: string, text: string]> = {
  away: [sentence("Back in a moment"), DATABASE_AWAY],
  busy: [
    sentence("Very busy right now"),
    sentence("The service is too busy to answer right now. Nothing was changed."),
  ],
};

/** Headers of a response that is not a page, the same as in next.config.ts. */
export const jsonHeaders = {
  "content-type": "application/json",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
};

/** Answers 503 with Retry-After: a page to a browser that asks for one, else the interface's Error object. */
export async function turnAway(request: IncomingMessage, response: ServerResponse, reason: Reason) {
  const seconds = retryAfter[reason];
  const headers = { "retry-after": String(seconds) };
  // Requests of a page's own script do not want a page.
  const scripted = "rsc" in request.headers || "next-action" in request.headers;
  const isPage = Boolean(request.headers.accept?.includes("text/html")) && !scripted;
  const locale = isPage ? localeFrom({ get: (name) => String(request.headers[name] ?? "") }) : "en";
  const [title, text] = await inLanguage(locale, async () => [
    say(words[reason][0]),
    `${say(words[reason][1])} ${say("Try again in {seconds} seconds.", { seconds })}`,
  ]);
  if (response.headersSent || response.destroyed) return;
  // Next may have set it already, for the page it was going to render.
  response.removeHeader("link");
  if (isPage) {
    // Reloading a GET repeats nothing.
    const reload: Record<string, string> = request.method === "GET" ? { refresh: String(seconds) } : {};
    const page = plainPage(locale, title, text, { ...headers, ...reload });
    response.writeHead(503, page.headers).end(page.body);
    return;
  }
  response.writeHead(503, { ...headers, ...jsonHeaders });
  response.end(JSON.stringify(errorBody("temporarily_unavailable", text)));
}
