import { say } from "@/lib/say";

const onLoopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?([/?]|$)/;
/**
 * Schemes that no agent's own application has: a browser or an operating system acts on them itself, runs what they
 * contain, opens files or starts programs of its own. Any other belongs to an application (RFC 8252 §7.1 recommends a
 * reverse domain name, which many do not use), and opens it after a question of the browser.
 */
const notApplications = new RegExp(
  "^(" +
    [
      // Run by the browser, or read by it.
      "javascript|vbscript|livescript|mocha|data|blob|filesystem|file|about|view-source|jar|mhtml|mk|its|res|resource",
      "(chrome|moz|ms-browser|safari|safari-web|edge|opera|brave|vivaldi)(-[a-z-]+)?|devtools|wyciwyg|feed|pcast|cid|mid",
      // Other network protocols, which a browser hands to programs of the system.
      "wss?|ftps?|sftp|gopher|ssh|telnet|tn3270|rlogin|rdp|vnc|smb|nfs|afp|cifs|webcals?|dav|ldaps?|nntp|news|ircs?",
      "mailto|tel|telnum|callto|sms|smsto|mms|sips?|xmpp|facetime(-[a-z]+)?|geo|maps|magnet|ed2k|bitcoin|dns|acct|urn",
      // Handlers of Windows, macOS, iOS, Android and Linux for settings, installers, scripts, help and search.
      "ms-[a-z0-9.+-]*|search(-ms)?|shell(\\..*)?|hcp|help|x-help|jnlps?|itms[a-z-]*|prefs|app-prefs|settings",
      "x-[a-z0-9.+-]*|intent|content|android-app|market|applescript|terminal|apt|steam|zoommtg|java|powershell|cmd",
    ].join("|") +
    "):$",
);
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
  const isApplications = url.protocol.includes(".") || uri.startsWith("/", url.protocol.length);
  if (notApplications.test(url.protocol) || !isApplications)
    return "The URI scheme must be an application's own, followed by a slash, as in com.example.app:/callback.";
  return null;
}

/** Whether the client runs on its user's machine, where it may use any loopback port (RFC 8252 §7.3). */
export const isNative = (uri: string) => !uri.startsWith("https:");

/** The scheme whose links a program on this computer opens to get a code; null for an address on the web or here. */
export const programScheme = (uri: string): string | null =>
  URL.canParse(uri) && !/^https?:/.test(uri) ? new URL(uri).protocol : null;

/** Where a code is sent, as shown to a person: the full host, or the application's scheme. */
export function redirectHost(uri: string): string {
  const url = new URL(uri);
  if (url.protocol === "https:") return url.host;
  if (url.protocol === "http:") return say("{host} (this computer)", { host: url.host });
  return say("{address} (an application on this computer)", { address: `${url.protocol}//${url.host}` });
}
