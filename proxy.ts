import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { checkPosted } from "@/lib/platform/access/check-posted";
import { answering, errorAnswer, methodNotAllowed } from "@/lib/platform/access/oauth/problem";
import { pageHeaders } from "@/lib/platform/access/page-headers";
import { answeringForm } from "@/lib/platform/access/posted-form";

/**
 * Runs before every page: rejects posts that none of our pages sent, and gives each page a content security policy
 * with a nonce, which Next reads from the request. Answers malformed percent-encoding with 400, on any path, because
 * Next's router would fail on it before a route could answer.
 */
export const proxy = (request: NextRequest) =>
  isForm(request) ? answeringForm(request, () => pass(request)) : answering(() => pass(request));

async function pass(request: NextRequest) {
  const { nextUrl, method } = request;
  if (!isDecodable(nextUrl.pathname))
    return errorAnswer(400, "invalid", "The URL contains malformed percent-encoding.");
  if (nextUrl.pathname.startsWith("/api/")) return NextResponse.next();
  const sends = !["GET", "HEAD", "OPTIONS"].includes(method);
  if (noPage.test(nextUrl.pathname))
    return sends ? methodNotAllowed("GET, HEAD, OPTIONS") : NextResponse.next();
  const headers = new Headers(request.headers);
  if (sends) {
    await checkPosted(request);
    // Checked against APP_URL just now. Next compares the two once more.
    const origin = headers.get("origin");
    if (origin) headers.set("x-forwarded-host", new URL(origin).host);
  }
  const securityHeaders = pageHeaders(nextUrl, method, randomBytes(16).toString("base64"));
  headers.set("content-security-policy", securityHeaders["content-security-policy"] ?? "");
  const answer = NextResponse.next({ request: { headers } });
  for (const [name, value] of Object.entries(securityHeaders)) answer.headers.set(name, value);
  return answer;
}

/** A form that the browser submitted natively, without a script of the page. */
const isForm = ({ method, headers }: NextRequest) =>
  method === "POST" && !headers.has("next-action") && Boolean(headers.get("accept")?.includes("text/html"));

function isDecodable(path: string): boolean {
  try {
    return Boolean(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Paths that serve documents and files, which have their own policy. */
const noPage = /^\/(\.well-known|_next|dev\/mail)\//;

/** Requests under /api reach the proxy only when their path contains a percent sign. */
export const config = { matcher: ["/((?!api/|_next/static/).*)", "/(.*%.*)"] };
