import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { challengeOf, newVerifier } from "../../support/agent";
import type { DocumentHost } from "../../support/document-host";
import type { Person } from "../../../scripts/demo/host";
import { type Answer, Visitor } from "../../support/visitor";
import type { Profile } from "./profiles";

type Fields = Record<string, string>;
type Rpc = { result?: Record<string, unknown>; error?: { code: number; message: string } };

/** A host that a person gives the server's URL and nothing else. It stays connected as its profile says. */
export class SimulatedHost {
  readonly #http: Visitor;
  readonly #keys = generateKeyPair("RS256");
  #server:
    | { token: string; issuer: string; authorize: string; register: string; methods: string[] }
    | undefined;
  #metadataResource = "";
  #scope: string | undefined;
  #clientId = "";
  #secret = "";
  #tokens: { access_token: string; refresh_token: string; scope: string } | undefined;
  /** How often it sent its person to the browser. */
  asked = 0;
  /** Whether the answers to its refreshes get lost: it repeats each one. */
  losesAnswers = false;
  #session: string | null = null;
  /** How often it refreshed. */
  refreshed = 0;

  constructor(
    readonly profile: Profile,
    readonly url: string,
    readonly documents: DocumentHost,
  ) {
    this.#http = new Visitor(url);
  }

  /** The scopes of its token. */
  get scopes() {
    return this.#tokens?.scope.split(" ") ?? [];
  }

  /** RFC 9728 and 8414, from the challenge on. */
  async connect(person: Person): Promise<void> {
    const challenge = (await this.#post("initialize")).headers.get("www-authenticate") ?? "";
    const { json: resource } = await this.#http.get(/resource_metadata="([^"]+)"/.exec(challenge)?.[1] ?? "");
    const [issuer = ""] = resource.authorization_servers as string[];
    const { json: server } = await this.#http.get(`${issuer}/.well-known/oauth-authorization-server`);
    this.#server = {
      issuer: String(server.issuer),
      token: String(server.token_endpoint),
      authorize: String(server.authorization_endpoint),
      register: String(server.registration_endpoint),
      methods: server.token_endpoint_auth_methods_supported as string[],
    };
    this.#metadataResource = String(resource.resource);
    const { scope } = this.profile;
    const named = {
      challenge: /scope="([^"]+)"/.exec(challenge)?.[1],
      metadata: (resource.scopes_supported as string[]).join(" "),
      none: undefined,
    };
    this.#scope = scope in named ? named[scope as keyof typeof named] : scope;
    await this.#becomeClient();
    await this.#authorize(person);
    const { result } = await this.#rpc("initialize", {
      protocolVersion: this.profile.revision,
      capabilities: this.profile.capabilities ?? {},
      clientInfo: { name: String(this.profile.client.client_name), version: "1" },
    });
    if (result?.protocolVersion !== this.profile.revision) throw new Error("Another revision was agreed on.");
    await this.#post("notifications/initialized", undefined, null);
  }

  async tools() {
    const { result } = await this.#rpc("tools/list");
    return result?.tools as { name: string; description: string; inputSchema: Record<string, unknown> }[];
  }

  /** Calls a tool; refreshes first if the token has expired. */
  async call(
    name: string,
    args: object,
  ): Promise<{ isError?: boolean; content: [{ text: string }]; structuredContent: { jobId?: string } }> {
    const { result, error } = await this.#rpc("tools/call", { name, arguments: args });
    if (!result) throw new Error(error?.message);
    return result as never;
  }

  async #becomeClient() {
    const { client, document } = this.profile;
    if (document) {
      const key = { ...(await exportJWK((await this.#keys).publicKey)), kid: "k", alg: "RS256", use: "sig" };
      const path = `/${randomUUID()}`;
      this.documents.handlers.set(`${path}/jwks.json`, (_, response) =>
        response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ keys: [key] })),
      );
      const jwks_uri = `${this.documents.origin}${path}/jwks.json`;
      this.#clientId = this.documents.publish(`${path}/client.json`, { ...client, jwks_uri });
      return;
    }
    const { status, json, text } = await this.#http.request(this.#server!.register, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(client),
    });
    if (status !== 201) throw new Error(`register: ${status} ${text}`);
    this.#clientId = String(json.client_id);
    this.#secret = String(json.client_secret ?? "");
  }

  #resource(): Fields {
    const { resource } = this.profile;
    if (resource === "none") return {};
    return { resource: resource === "typed" ? `${this.url}/api/mcp/` : this.#metadataResource };
  }

  async #authorize(person: Person) {
    this.asked += 1;
    const verifier = newVerifier();
    const redirect_uri = this.profile.redirectUri ?? (this.profile.client.redirect_uris as string[])[0]!;
    const state = randomUUID();
    const query = new URLSearchParams({
      response_type: "code",
      client_id: this.#clientId,
      redirect_uri,
      code_challenge: challengeOf(verifier),
      code_challenge_method: "S256",
      state,
      ...(this.#scope && { scope: this.#scope }),
      ...this.#resource(),
    });
    const back = (await person(new URL(`${this.#server!.authorize}?${query}`))).searchParams;
    if (back.get("state") !== state || !back.get("code")) throw new Error(`authorize: ${back}`);
    const answer = await this.#token({
      grant_type: "authorization_code",
      code: back.get("code")!,
      redirect_uri,
      code_verifier: verifier,
      ...this.#resource(),
    });
    if (answer.status !== 200) throw new Error(`token: ${answer.status} ${answer.text}`);
    this.#tokens = answer.json as never;
  }

  /** As many refreshes with the same token at once as the host has processes; each has to get a working pair. */
  async #refresh() {
    const form = {
      grant_type: "refresh_token",
      refresh_token: this.#tokens!.refresh_token,
      ...(this.profile.repeatsScope && this.#scope && { scope: this.#scope }),
      ...this.#resource(),
    };
    if (this.losesAnswers) await this.#token(form);
    const answers = await Promise.all(
      Array.from({ length: this.profile.atOnce ?? 1 }, () => this.#token(form)),
    );
    for (const { status, text } of answers) if (status !== 200) throw new Error(`refresh: ${status} ${text}`);
    this.refreshed += 1;
    this.#tokens = answers.at(-1)!.json as never;
  }

  async #token(form: Fields): Promise<Answer> {
    const method = this.#server!.methods.includes(String(this.profile.client.token_endpoint_auth_method))
      ? this.profile.client.token_endpoint_auth_method
      : "none";
    const basic = `Basic ${Buffer.from(`${this.#clientId}:${this.#secret}`).toString("base64")}`;
    const assertion = method === "private_key_jwt" ? await this.#assertion() : "";
    const proof: Fields = {
      client_secret_basic: {},
      client_secret_post: { client_id: this.#clientId, client_secret: this.#secret },
      private_key_jwt: {
        client_id: this.#clientId,
        client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
        client_assertion: assertion,
      },
      none: { client_id: this.#clientId },
    }[String(method)] as Fields;
    return this.#http.request(this.#server!.token, {
      method: "POST",
      body: new URLSearchParams({ ...form, ...proof }),
      headers: method === "client_secret_basic" ? { authorization: basic } : {},
    });
  }

  async #assertion(): Promise<string> {
    const claims = { iss: this.#clientId, sub: this.#clientId, aud: this.#server!.token, jti: randomUUID() };
    return new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid: "k" })
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign((await this.#keys).privateKey);
  }

  /** One request; an expired token is refreshed and the request repeated, once. */
  async #rpc(method: string, params?: object): Promise<Rpc> {
    let answer = await this.#post(method, params);
    if (answer.status === 401) {
      await this.#refresh();
      answer = await this.#post(method, params);
    }
    if (answer.status !== 200) throw new Error(`${method}: ${answer.status} ${answer.text}`);
    if (method === "initialize") this.#session = answer.headers.get("mcp-session-id");
    if (!answer.headers.get("content-type")?.startsWith("text/event-stream")) return answer.json;
    const data = answer.text.split("\n").filter((line) => line.startsWith("data: {"));
    return (
      data.map((line) => JSON.parse(line.slice("data: ".length)) as Rpc).find(({ result }) => result) ?? {}
    );
  }

  #headers(initialized: boolean) {
    return {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...(this.#tokens && { authorization: `Bearer ${this.#tokens.access_token}` }),
      ...(initialized && { "mcp-protocol-version": this.profile.revision }),
      ...(initialized && this.#session && { "mcp-session-id": this.#session }),
    };
  }

  #post(method: string, params?: object, id: number | null = 1): Promise<Answer> {
    const initialized = method !== "initialize" && this.profile.revision > "2025-03-26";
    return this.#http.request("/api/mcp", {
      method: "POST",
      headers: this.#headers(initialized),
      body: JSON.stringify({ jsonrpc: "2.0", ...(id !== null && { id }), method, params }),
    });
  }

  /** A call in whose stream the server may ask something; the host answers as its profile says. */
  async callAnswering(name: string, args: object) {
    return (await this.#answering(name, args)) as unknown as { structuredContent: Record<string, string> };
  }

  async #answering(name: string, args: object): Promise<Rpc["result"]> {
    const send = (body: object) =>
      fetch(`${this.url}/api/mcp`, {
        method: "POST",
        headers: this.#headers(this.profile.revision > "2025-03-26"),
        body: JSON.stringify({ jsonrpc: "2.0", ...body }),
      });
    const response = await send({ id: 1, method: "tools/call", params: { name, arguments: args } });
    if (!response.headers.get("content-type")?.startsWith("text/event-stream"))
      return ((await response.json()) as Rpc).result;
    let text = "";
    for await (const bytes of response.body!) {
      text += Buffer.from(bytes).toString();
      const asked = /"id":"(c[at]1[^"]+)"/.exec(text)?.[1];
      const result = /^data: (\{"result".*|\{.*"result":.*)$/m.exec(text)?.[1];
      if (result) return (JSON.parse(result) as Rpc).result;
      if (asked) await send({ id: asked, result: this.profile.answers });
    }
    throw new Error(`no result: ${text}`);
  }
}
