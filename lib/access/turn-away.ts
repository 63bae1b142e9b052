import type { IncomingMessage, ServerResponse } from "node:http";
import { errorBody } from "./oauth/problem";
import { AWAY, AWAY_SECONDS } from "./load/away";
import { plainPage } from "./load/plain-page";
import { inLanguage } from "@/lib/in-language";
import { say, sentence } from "@/lib/say";
import { localeFrom } from "@/messages/locale-from";

type Reason = "away" | "busy";

/** Seconds after which it is worth coming back. */
const later: Record<Reason, number> = { away: AWAY_SECONDS, busy: 3 };

const words: Record<Reason, [title: string, text: string]> = {
  away: [sentence("Back in a moment"), AWAY],
  busy: [
    sentence("Very busy just now"),
    sentence("The service is too busy to answer right now. Nothing was changed."),
  ],
};

/** Of an answer that is no page, as next.config.ts has them. */
export const jsonHeaders = {
  "content-type": "application/json",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
};

/** Answers 503 with Retry-After: a page to a browser that asks for one, else the interface's Error object. */
export async function turnAway(request: IncomingMessage, response: ServerResponse, reason: Reason) {
  const seconds = later[reason];
  const headers = { "retry-after": String(seconds) };
  // What a page's own script asks for is no page.
  const scripted = "rsc" in request.headers || "next-action" in request.headers;
  const isPage = Boolean(request.headers.accept?.includes("text/html")) && !scripted;
  const locale = isPage ? localeFrom({ get: (name) => String(request.headers[name] ?? "") }) : "en";
  const [title, text] = await inLanguage(locale, async () => [
    say(words[reason][0]),
    `${say(words[reason][1])} ${say("Try again in {seconds} seconds.", { seconds })}`,
  ]);
  if (response.headersSent || response.destroyed) return;
  // What the page that Next had begun would have loaded.
  response.removeHeader("link");
  if (isPage) {
    // Looking again repeats nothing.
    const again: Record<string, string> = request.method === "GET" ? { refresh: String(seconds) } : {};
    const page = plainPage(locale, title, text, { ...headers, ...again });
    response.writeHead(503, page.headers).end(page.body);
    return;
  }
  response.writeHead(503, { ...headers, ...jsonHeaders });
  response.end(JSON.stringify(errorBody("temporarily_unavailable", text)));
}
