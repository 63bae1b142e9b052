import { createHash, randomBytes } from "node:crypto";
import { type Answer, Visitor } from "./visitor.ts";

export const newVerifier = () => randomBytes(32).toString("base64url");
export const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");

const REDIRECT_URI = "http://127.0.0.1:33418/callback";

/** An OAuth client that follows the interface document, over HTTP, and a recruiter's browser where it needs one. */
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

  /** The address to send the recruiter to. A parameter given as undefined is left out. */
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
    const given = Object.entries(query).filter((each): each is [string, string] => each[1] !== undefined);
    return `${this.url}/api/auth/mcp/authorize?${new URLSearchParams(given)}`;
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

export type ConsentChoice = {
  allow?: boolean;
  /** Optional scopes to leave ticked; all that the page offers when absent. */
  ticked?: string[];
  /** Id or name, for a recruiter of several. */
  organization?: string;
};

/** Answers the consent page as its form would. `location` is what the authorize endpoint redirected to. */
export async function answerConsent(
  recruiter: Visitor,
  location: string,
  choice: ConsentChoice = {},
): Promise<Answer> {
  const page = await recruiter.get(location);
  const fields: [string, string][] = [
    ["request", new URL(location, recruiter.url).search.slice(1)],
    ["decision", choice.allow === false ? "deny" : "allow"],
  ];
  const offered = [...page.text.matchAll(/<input[^>]*name="scope"[^>]*>/g)].map(([tag]) =>
    attribute(tag, "value"),
  );
  for (const scope of choice.ticked ?? offered) fields.push(["scope", scope]);
  const organization = organizationOn(page.text, choice.organization);
  if (organization) fields.push(["organization", organization]);
  return recruiter.post("/consent/answer", fields);
}

const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

/** One organization is said in words beside a hidden field; several are labelled radio buttons. */
function organizationOn(page: string, wanted: string | undefined): string | undefined {
  const options = [...page.matchAll(/(<input[^>]*name="organization"[^>]*>)([^<]*)/g)].map(
    ([, tag = "", label = ""]) => ({ id: attribute(tag, "value"), name: label.trim() }),
  );
  if (!wanted || (options.length === 1 && page.includes(`>${wanted}<`))) return options[0]?.id;
  return options.find(({ id, name }) => id === wanted || name === wanted)?.id;
}

export type AuthorizedAgent = {
  accessToken: string;
  refreshToken: string | undefined;
  scope: string;
  clientId: string;
  clientSecret: string | undefined;
  /** To go on as the same client: refresh, revoke, authorize again. */
  agent: OauthAgent;
  recruiter: Visitor;
};

/**
 * From an address to an access token, over real HTTP: registers a client, signs the recruiter in, has them allow
 * the scopes, redeems the code. Throws with the answer that stopped it.
 */
export async function authorizeAgent(
  url: string,
  options: {
    email: string;
    password: string;
    scopes?: string[];
    organization?: string;
    clientName?: string;
  },
): Promise<AuthorizedAgent> {
  const agent = new OauthAgent(url);
  expectStatus(await agent.register({ client_name: options.clientName ?? "Test agent" }), 201, "register");
  const recruiter = new Visitor(url);
  const scopes = options.scopes ?? [
    "openid",
    "offline_access",
    "service:recruiter",
    "service:recruiter:write",
  ];
  expectStatus(await recruiter.signIn(options.email, options.password), 303, "sign-in");
  const asked = expectStatus(await recruiter.get(agent.authorizeUrl(scopes.join(" "))), 302, "authorize");
  const answered = await answerConsent(recruiter, asked.location ?? "", {
    organization: options.organization,
  });
  expectStatus(answered, 303, "consent");
  const code = new URL(answered.location ?? "", url).searchParams.get("code");
  if (!code) throw new Error(`consent led to ${answered.location}`);
  const { json } = expectStatus(await agent.redeem(code), 200, "token");
  return {
    accessToken: String(json.access_token),
    refreshToken: json.refresh_token as string | undefined,
    scope: String(json.scope),
    clientId: agent.clientId,
    clientSecret: agent.clientSecret,
    agent,
    recruiter,
  };
}

function expectStatus(answer: Answer, status: number, step: string): Answer {
  if (answer.status !== status)
    throw new Error(`${step} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer;
}
