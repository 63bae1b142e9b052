import { randomUUID } from "node:crypto";

export type Tokens = { access_token: string; refresh_token?: string; scope?: string };

/**
 * A program's OAuthClientProvider, as the documentation of the SDK (both generations) builds it: it stores what it is
 * given and opens its user's browser. It knows no path and no scope.
 */
export class Host {
  readonly redirectUrl = "http://localhost:6274/oauth/callback";
  readonly clientMetadata;
  /** For a program with a client metadata document, which does not have to register. */
  readonly clientMetadataUrl: string | undefined;
  /** The addresses to which its user's browser was sent, in order. */
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

  /** Opens the last authorization address in the browser; returns the callback's parameters: a code or an error. */
  async browse(person: Person): Promise<URLSearchParams> {
    const back = await person(this.asked.at(-1)!);
    if (!back.href.startsWith(this.redirectUrl)) throw new Error(`The browser ended at ${back.href}`);
    if (back.searchParams.get("state") !== this.#state) throw new Error("The state differs.");
    return back.searchParams;
  }
}

/** The person at the browser: opens an address and returns the address they end at. */
export type Person = (address: URL) => Promise<URL>;
