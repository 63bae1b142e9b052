import { say } from "@/lib/say";

const onLoopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?([/?]|$)/;
const reverseDomain = /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/;
/** Applications that agents run in, whose schemes are not the reverse domain names RFC 8252 §7.1 requires. */
const applicationSchemes = new Set(["cursor:", "vscode:", "vscode-insiders:", "windsurf:", "zed:"]);
/** Printable ASCII; `unsafe` are the characters that could end or split a URI somewhere downstream. */
const plain = /^[\x21-\x7e]+$/;
const unsafe = /[\\,*<>"`{}|^#]/;
/** A DNS name or an IPv6 address: the URL standard lets a host have `;` and `,` too, which end a CSP directive. */
const plainHost = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])$/;

const isLoopback = (url: URL) =>
  /^(localhost\.?|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0|\[::\])$/.test(url.hostname);

/** Why codes must not be sent to a redirect URI; null when they may. */
export function redirectUriProblem(uri: unknown): string | null {
  if (
    typeof uri !== "string" ||
    uri.length > 2048 ||
    !plain.test(uri) ||
    unsafe.test(uri) ||
    !URL.canParse(uri)
  )
    return "Each redirect URI must be an absolute URI without a fragment or unusual characters.";
  const url = new URL(uri);
  if (url.username || url.password) return "A redirect URI must not contain credentials.";
  if (url.protocol === "https:" && !plainHost.test(url.hostname))
    return "The host of a redirect URI must be a plain name or address.";
  if (url.protocol === "https:")
    return isLoopback(url) ? "On the local machine use http with localhost, 127.0.0.1 or [::1]." : null;
  if (url.protocol === "http:")
    return onLoopback.test(uri) ? null : "http is for localhost, 127.0.0.1 and [::1]; use https elsewhere.";
  if (reverseDomain.test(url.protocol) || applicationSchemes.has(url.protocol)) return null;
  return "An application's own URI scheme must be a reverse domain name, as in com.example.app:/callback.";
}

/** Whether the client runs on its user's machine, where it may use any loopback port (RFC 8252 §7.3). */
export const isNative = (uri: string) => !uri.startsWith("https:");

/** Where a code is sent, as shown to a person: the full host, or the application's scheme. */
export function redirectHost(uri: string): string {
  const url = new URL(uri);
  if (url.protocol === "https:") return url.host;
  if (url.protocol === "http:") return say("{host} (this computer)", { host: url.host });
  return say("{address} (an application on this computer)", { address: `${url.protocol}//${url.host}` });
}
