import { env } from "@/lib/env";
import { redirectUriProblem } from "./oauth/redirect-uri";

/**
 * What a browser may do with our pages (CSP Level 3): run scripts with this response's nonce and those they load;
 * take styles, pictures and data from us only; send forms to us only, but for the exceptions below; never frame them.
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
    "manifest-src": ["'self'"],
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
    // The worker that parses PDFs for display; its own response lets it load nothing.
    "worker-src": ["'self'"],
  };
  return {
    "content-security-policy": Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(" "))
      .join("; "),
    // A client may have opened the authorization in a popup, and waits for a message from it.
    ...(method === "POST" || isAuthorization(searchParams)
      ? {}
      : { "cross-origin-opener-policy": "same-origin" }),
  };
}

/** Large files are uploaded directly to the object store: at its own address, or AWS's for the bucket. */
function storeSources(): string[] {
  if (env.S3_BUCKET === undefined) return [];
  const endpoint = env.S3_PUBLIC_ENDPOINT ?? env.S3_ENDPOINT;
  if (endpoint) return [new URL(endpoint).origin];
  return [`https://${env.S3_BUCKET}.s3.${env.AWS_REGION ?? "us-east-1"}.amazonaws.com`];
}

/** Where the form for buying credits redirects to. */
function checkoutSources(): string[] {
  if (!env.STRIPE_SECRET_KEY) return [];
  return [env.STRIPE_API_URL ? new URL(env.STRIPE_API_URL).origin : "https://checkout.stripe.com"];
}

/** Pages of a signed authorization request have it as their whole query, or in `request`. */
const isAuthorization = (search: URLSearchParams) => search.has("sig") || search.has("request");

/**
 * Where the consent form redirects to: Chromium applies form-action to a form's redirects, too. Only a signed request
 * has a form. A source cannot be an IPv6 address (CSP Level 3, 2.3.1): its scheme is allowed instead.
 */
function clientSources(search: URLSearchParams): string[] {
  const uri = search.get("redirect_uri") ?? "";
  if (redirectUriProblem(uri)) return [];
  const { protocol, hostname, origin } = new URL(uri);
  return [/^https?:$/.test(protocol) && !hostname.startsWith("[") ? origin : protocol];
}
