import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { checkPosted } from "@/lib/access/check-posted";
import { methodNotAllowed } from "@/lib/access/oauth/method-not-allowed";
import { answering, errorAnswer } from "@/lib/access/oauth/problem";
import { pageHeaders } from "@/lib/access/page-headers";
import { answeringForm } from "@/lib/access/posted-form";

/**
 * Stands before our pages: refuses what no page of ours has sent, and gives each page a policy with a nonce, which
 * Next takes from the request. A path whose percent escapes spell nothing would end in Next's router, before any
 * route could answer: it is refused here, whatever it leads to.
 */
export const proxy = (request: NextRequest) =>
  isForm(request) ? answeringForm(request, () => pass(request)) : answering(() => pass(request));

async function pass(request: NextRequest) {
  const { nextUrl, method } = request;
  if (!spells(nextUrl.pathname))
    return errorAnswer(400, "invalid", "The address holds a percent escape that spells nothing.");
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
  const ofPage = pageHeaders(nextUrl, method, randomBytes(16).toString("base64"));
  headers.set("content-security-policy", ofPage["content-security-policy"] ?? "");
  const answer = NextResponse.next({ request: { headers } });
  for (const [name, value] of Object.entries(ofPage)) answer.headers.set(name, value);
  return answer;
}

/** Sent by a person's browser itself, not by a script of a page. */
const isForm = ({ method, headers }: NextRequest) =>
  method === "POST" && !headers.has("next-action") && Boolean(headers.get("accept")?.includes("text/html"));

function spells(path: string): boolean {
  try {
    return Boolean(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Documents and files: they have a policy of their own. */
const noPage = /^\/(\.well-known|_next|dev\/mail)\//;

/** Routes under /api come here only with an escape in their path. */
export const config = { matcher: ["/((?!api/|_next/static/).*)", "/(.*%.*)"] };
