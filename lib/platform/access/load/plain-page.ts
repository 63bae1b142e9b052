import { randomBytes } from "node:crypto";
import { escapeHtml } from "@/lib/platform/security/escape-html";
import type { Locale } from "@/messages/locales";

/** An HTML page without Next, for requests answered before it. Title and text are plain text. */
export function plainPage(locale: Locale, title: string, text: string, headers: Record<string, string> = {}) {
  const nonce = randomBytes(16).toString("base64");
  const body = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} · Shortlist</title>
<style nonce="${nonce}">:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p role="alert">${escapeHtml(text)}</p></main></body>
</html>
`;
  return {
    body,
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    },
  };
}
