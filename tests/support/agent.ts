import { createHash, randomBytes } from "node:crypto";
import { personAnswering, Host } from "./host.ts";
import { type Answer, Visitor } from "./visitor.ts";

export const newVerifier = () => randomBytes(32).toString("base64url");
export const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");

const REDIRECT_URI = "http://127.0.0.1:33418/callback";

/** An OAuth client that follows the interface document exactly. Each method sends one HTTP request. */
export class OauthAgent {
  clientId = "";
  clientSecret: string | undefined;
  verifier = newVerifier();

  constructor(
    readonly url: string,
    readonly redirectUri = REDIRECT_URI,
    readonly http = new Visitor(url),
  ) {}

  async register(metadata: Record<string, unknown> = {}): Promise<Answer> {
    const answer = await this.http.request("/api/auth/mcp/register", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ redirect_uris: [this.redirectUri], client_name: "Test agent", ...metadata }),
    });
    this.clientId = String(answer.json.client_id ?? "");
    this.clientSecret = answer.json.client_secret as string | undefined;
    return answer;
  }

  /** The authorization URL to send the recruiter to. Omits parameters that are undefined. */
  authorizeUrl(scope: string, more: Record<string, string | undefined> = {}): string {
    const query = {
      response_type: "code",
      client_id: this.clientId,
      redirect_uri: this.redirectUri,
      scope,
      code_challenge: challengeOf(this.verifier),
      code_challenge_method: "S256",
      state: "st ate&1",
      ...more,
    };
    const parameters = Object.entries(query).filter(
      (each): each is [string, string] => each[1] !== undefined,
    );
    return `${this.url}/api/auth/mcp/authorize?${new URLSearchParams(parameters)}`;
  }

  basic(secret = this.clientSecret): Record<string, string> {
    const pair = `${encodeURIComponent(this.clientId)}:${encodeURIComponent(secret ?? "")}`;
    return { authorization: `Basic ${Buffer.from(pair).toString("base64")}` };
  }

  token(form: Record<string, string>, headers: Record<string, string> = this.basic()): Promise<Answer> {
    return this.http.request("/api/auth/mcp/token", {
      method: "POST",
      body: new URLSearchParams(form),
      headers,
    });
  }

  redeem(code: string, more: Record<string, string> = {}, headers?: Record<string, string>) {
    const form = {
      grant_type: "authorization_code",
      code,
      redirect_uri: this.redirectUri,
      code_verifier: this.verifier,
    };
    return this.token({ ...form, ...more }, headers);
  }

  refresh(refreshToken: string, more: Record<string, string> = {}, headers?: Record<string, string>) {
    return this.token({ grant_type: "refresh_token", refresh_token: refreshToken, ...more }, headers);
  }

  revoke(token: string, more: Record<string, string> = {}, headers: Record<string, string> = this.basic()) {
    const body = new URLSearchParams({ token, ...more });
    return this.http.request("/api/auth/mcp/revoke", { method: "POST", body, headers });
  }
}

export type AuthorizedAgent = Awaited<ReturnType<typeof authorizeAgent>>;

/**
 * Gets an access token from a server URL, as a host's SDK does: it discovers the endpoints and scopes; the recruiter
 * signs in and grants the request. @throws with the step that failed
 */
export async function authorizeAgent(
  url: string,
  options: {
    email: string;
    password: string;
    /** Scopes to request instead of those that the server names. */
    scopes?: string[];
    organization?: string;
    clientName?: string;
  },
) {
  const recruiter = new Visitor(url);
  const signedIn = await recruiter.signIn(options.email, options.password);
  if (signedIn.status !== 303) throw new Error(`sign-in answered ${signedIn.status}: ${signedIn.text}`);
  const host = new Host({ client_name: options.clientName ?? "Test agent" });
  const person = personAnswering(recruiter, { organization: options.organization });
  const tokens = await host.authorize("1.x", `${url}/api/mcp`, person, options.scopes?.join(" "));
  const agent = new OauthAgent(url, host.redirectUrl);
  agent.clientId = host.client?.client_id ?? "";
  agent.clientSecret = host.client?.client_secret;
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    scope: tokens.scope ?? "",
    clientId: agent.clientId,
    /** To continue as the same client: refresh, revoke, authorize again. */
    agent,
    recruiter,
  };
}
