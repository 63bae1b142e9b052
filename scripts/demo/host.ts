import { randomUUID } from "node:crypto";

export type Tokens = { access_token: string; refresh_token?: string; scope?: string };

/**
 * What a program brings to the SDK's authorization, as the SDK's documentation builds it (OAuthClientProvider, of
 * both generations): it keeps what it is handed and opens its user's browser. It knows no path and no scope.
 */
export class Host {
  readonly redirectUrl = "http://localhost:6274/oauth/callback";
  readonly clientMetadata;
  /** For a program with a metadata document, which then does not register. */
  readonly clientMetadataUrl: string | undefined;
  /** Where its user's browser was sent, one address a time it asked. */
  readonly asked: URL[] = [];
  client: { client_id: string; client_secret?: string } | undefined;
  given: Tokens | undefined;
  #verifier = "";
  #state = "";

  constructor(metadata: Record<string, unknown> = {}, clientMetadataUrl?: string) {
    this.clientMetadata = {
      redirect_uris: [this.redirectUrl],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      ...metadata,
    };
    this.clientMetadataUrl = clientMetadataUrl;
  }

  state = () => (this.#state = randomUUID());
  clientInformation = () => this.client;
  saveClientInformation = (client: NonNullable<Host["client"]>) => void (this.client = client);
  tokens = () => this.given as (Tokens & { token_type: string }) | undefined;
  saveTokens = (tokens: Tokens) => void (this.given = tokens);
  redirectToAuthorization = (url: URL) => void this.asked.push(url);
  saveCodeVerifier = (verifier: string) => void (this.#verifier = verifier);
  codeVerifier = () => this.#verifier;

  /** Sends its user to where the SDK wants them; returns what comes back: a code, or an error in its place. */
  async browse(person: Person): Promise<URLSearchParams> {
    const back = await person(this.asked.at(-1)!);
    if (!back.href.startsWith(this.redirectUrl)) throw new Error(`The browser ended at ${back.href}`);
    if (back.searchParams.get("state") !== this.#state) throw new Error("The state is another.");
    return back.searchParams;
  }
}

/** The person at the browser: goes where they are sent and says where they end. */
export type Person = (address: URL) => Promise<URL>;
