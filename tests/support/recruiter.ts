import { randomUUID } from "node:crypto";
import { OauthAgent } from "./agent";
import { answerConsent, type ConsentChoice } from "./answer-consent";
import { confirmAddressOf } from "./confirm-address";
import { Visitor } from "./visitor";

export const PASSWORD = "correct horse battery";

/** Those who have signed in over HTTP, by app and email address. A browser may go on with their session. */
export const signedInVisitors = new Map<string, Visitor>();

export type Recruiter = { visitor: Visitor; email: string; organization: string };

/**
 * Signs up an owner of a new organization over HTTP and signs in. Confirms the email address if this process started
 * the app, so that the organization has its trial credits.
 */
export async function newRecruiter(url: string): Promise<Recruiter> {
  const suffix = randomUUID().slice(0, 8);
  const visitor = new Visitor(url);
  const email = `ann-${suffix}@acme.example`;
  const organization = `Acme ${suffix}`;
  const answer = await visitor.signUp({ organization, name: "Ann Recruiter", email, password: PASSWORD });
  if (answer.status !== 303 || answer.location !== "/sign-up/sent")
    throw new Error(`sign-up answered ${answer.status} ${answer.location}: ${answer.text.slice(0, 300)}`);
  await confirmAddressOf(url, email);
  const entered = await visitor.signIn(email, PASSWORD);
  if (entered.location !== "/") throw new Error(`sign-in answered ${entered.status} ${entered.location}`);
  signedInVisitors.set(`${url} ${email}`, visitor);
  return { visitor, email, organization };
}

/** A registered client. */
export async function newAgent(url: string, metadata: Record<string, unknown> = {}): Promise<OauthAgent> {
  const agent = new OauthAgent(url);
  const answer = await agent.register(metadata);
  if (answer.status !== 201) throw new Error(`register answered ${answer.status}: ${answer.text}`);
  return agent;
}

export const RECRUITER_SCOPES = "openid offline_access service:recruiter service:recruiter:write";

/** The URL that the browser ends at after the consent page: the client's redirect URI, with a code or an error. */
export async function consentTo(
  agent: OauthAgent,
  { visitor }: Recruiter,
  scope = RECRUITER_SCOPES,
  choice: ConsentChoice = {},
  more: Record<string, string | undefined> = {},
): Promise<URL> {
  const response = await visitor.get(agent.authorizeUrl(scope, more));
  if (!response.location?.startsWith("/consent?"))
    throw new Error(`authorize: ${response.status} ${response.location}`);
  const answered = await answerConsent(visitor, response.location, choice);
  if (answered.status !== 303 || !answered.location)
    throw new Error(`consent: ${answered.status} ${answered.text}`);
  return new URL(answered.location, visitor.url);
}

export async function codeFor(...args: Parameters<typeof consentTo>): Promise<string> {
  const url = await consentTo(...args);
  const code = url.searchParams.get("code");
  if (!code) throw new Error(`consent led to ${url.href}`);
  return code;
}

/** New tokens from the token endpoint. */
export async function tokensFor(...args: Parameters<typeof consentTo>) {
  const answer = await args[0].redeem(await codeFor(...args));
  if (answer.status !== 200) throw new Error(`token answered ${answer.status}: ${answer.text}`);
  return answer.json as { access_token: string; refresh_token: string; scope: string; id_token?: string };
}

/** The status that userinfo returns for a token: 200 while it is valid. */
export async function statusOf(agent: OauthAgent, accessToken: string): Promise<number> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await agent.http.request("/api/auth/oauth2/userinfo", { headers })).status;
}
