import { env } from "@/lib/env";
import { redirectUriProblem } from "./oauth/redirect-uri";

/**
 * What a browser may do with a page of ours (CSP Level 3): run the scripts that carry this answer's nonce and what
 * they load; take styles, pictures and data from us alone; send forms to us alone; be framed by nobody.
 */
export function pageHeaders(
  { pathname, searchParams }: URL,
  method: string,
  nonce: string,
): Record<string, string> {
  const developing = env.NODE_ENV === "development";
  const policy = {
    "default-src": ["'none'"],
    // React's development build uses eval, and Turbopack's puts styles into the page.
    "script-src": [`'nonce-${nonce}'`, "'strict-dynamic'", ...(developing ? ["'unsafe-eval'"] : [])],
    "style-src": ["'self'", developing ? "'unsafe-inline'" : `'nonce-${nonce}'`],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...storeSources(), ...(developing ? ["ws:"] : [])],
    "form-action": [
      "'self'",
      env.APP_URL,
      ...checkoutSources(),
      ...(pathname === "/consent" ? clientSources(searchParams) : []),
    ],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    // What takes a PDF apart to be drawn; its own answer lets it load nothing.
    "worker-src": ["'self'"],
  };
  return {
    "content-security-policy": Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(" "))
      .join("; "),
    // A client may have opened an authorization in a window of its own, and waits for word from it.
    ...(method === "POST" || isAuthorization(searchParams)
      ? {}
      : { "cross-origin-opener-policy": "same-origin" }),
  };
}

/** Large files go to the object store itself: at its own address, or AWS's for the bucket. */
function storeSources(): string[] {
  if (env.S3_BUCKET === undefined) return [];
  const endpoint = env.S3_PUBLIC_ENDPOINT ?? env.S3_ENDPOINT;
  if (endpoint) return [new URL(endpoint).origin];
  return [`https://${env.S3_BUCKET}.s3.${env.AWS_REGION ?? "us-east-1"}.amazonaws.com`];
}

/** Where the form that buys credits leads. */
function checkoutSources(): string[] {
  if (!env.STRIPE_SECRET_KEY) return [];
  return [env.STRIPE_API_URL ? new URL(env.STRIPE_API_URL).origin : "https://checkout.stripe.com"];
}

/** The pages of a signed authorization request: as their whole query, or handed on in `request`. */
const isAuthorization = (search: URLSearchParams) => search.has("sig") || search.has("request");

/**
 * Where the answer to the consent form leads: Chromium holds a form's redirects to form-action, too. Only a signed
 * request has a form. A source cannot be an IPv6 address (CSP Level 3, 2.3.1): the scheme stands for it.
 */
function clientSources(search: URLSearchParams): string[] {
  const uri = search.get("redirect_uri") ?? "";
  if (redirectUriProblem(uri)) return [];
  const { protocol, hostname, origin } = new URL(uri);
  return [/^https?:$/.test(protocol) && !hostname.startsWith("[") ? origin : protocol];
}
