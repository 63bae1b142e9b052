import { randomBytes } from "node:crypto";

/** The partner's OAuth client, as the vendor's folder names it for the simulator. */
const partner = { id: "gh-partner", secret: "gh-partner-secret" };

type Options = {
  tokenSeconds?: number;
  refreshSeconds?: number;
  signInDenied?: boolean;
  signInRevoked?: boolean;
};

const refusal = (error: string, status = 400) => Response.json({ error }, { status });
const random = () => randomBytes(16).toString("base64url");

/**
 * The authorization server for partners (contracts/greenhouse-v3.json, authorize and token): a code for a minute, an
 * access token for an hour, and a single-use refresh token for a day, which replaces both tokens. Using a refresh
 * token a second time ends the whole sign-in (RFC 6749, section 10.4, leaves that to the server).
 */
export function greenhouseSignIns(options: Options, newAccessToken: () => string) {
  const codes = new Map<string, { redirectUri: string; until: number }>();
  let current = { access: "", accessUntil: 0, refresh: "", refreshUntil: 0 };
  const endSignIn = () => (current = { access: "", accessUntil: 0, refresh: "", refreshUntil: 0 });

  return {
    allows: (authorization: string | null) =>
      !options.signInRevoked &&
      current.access !== "" &&
      authorization === `Bearer ${current.access}` &&
      Date.now() < current.accessUntil,

    authorize({ searchParams: query }: URL): Response {
      const redirectUri = query.get("redirect_uri") ?? "";
      if (query.get("client_id") !== partner.id || query.get("response_type") !== "code")
        return refusal("invalid_request");
      const back = new URL(redirectUri);
      const state = query.get("state");
      if (state) back.searchParams.set("state", state);
      if (options.signInDenied) back.searchParams.set("error", "access_denied");
      else {
        const code = random();
        codes.set(code, { redirectUri, until: Date.now() + 60_000 });
        back.searchParams.set("code", code);
      }
      return new Response(null, { status: 302, headers: { location: back.href } });
    },

    issue(request: Request, form: URLSearchParams): Response {
      const basic = Buffer.from(`${partner.id}:${partner.secret}`).toString("base64");
      if (request.headers.get("authorization") !== `Basic ${basic}`) return refusal("invalid_client", 401);
      if (form.get("grant_type") === "authorization_code") {
        const code = form.get("code") ?? "";
        const grant = codes.get(code);
        codes.delete(code);
        if (!grant || grant.redirectUri !== form.get("redirect_uri") || Date.now() > grant.until)
          return refusal("invalid_grant");
      } else if (form.get("grant_type") === "refresh_token") {
        const isCurrent = current.refresh !== "" && form.get("refresh_token") === current.refresh;
        if (options.signInRevoked || !isCurrent || Date.now() > current.refreshUntil) {
          endSignIn();
          return refusal("invalid_grant");
        }
      } else return refusal("unsupported_grant_type");
      const now = Date.now();
      current = {
        access: newAccessToken(),
        refresh: random(),
        accessUntil: now + (options.tokenSeconds ?? 3_600) * 1_000,
        refreshUntil: now + (options.refreshSeconds ?? 86_400) * 1_000,
      };
      return Response.json({
        token_type: "Bearer",
        access_token: current.access,
        refresh_token: current.refresh,
        expires_at: new Date(current.accessUntil).toISOString(),
      });
    },
  };
}
