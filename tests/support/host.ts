import {
  Client as ClientOf2026,
  StreamableHTTPClientTransport as TransportOf2026,
  UnauthorizedError as UnauthorizedOf2026,
  auth as authOf2026,
} from "@modelcontextprotocol/client";
import {
  UnauthorizedError as UnauthorizedOf2025,
  auth as authOf2025,
} from "@modelcontextprotocol/sdk/client/auth.js";
import { Client as ClientOf2025 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as TransportOf2025 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { Host as Program, type Person, type Tokens } from "../../scripts/demo/host.ts";
import { answerConsent, type ConsentChoice } from "./answer-consent.ts";
import { fetchFromSomewhere, type Visitor } from "./visitor.ts";

type Auth = (
  provider: Host,
  options: {
    serverUrl: string;
    scope?: string;
    authorizationCode?: string;
    iss?: string;
    fetchFn: typeof fetchFromSomewhere;
  },
) => Promise<"AUTHORIZED" | "REDIRECT">;

/** Both major versions of the SDK, which request different scopes and step up differently. */
export const sdks = {
  "1.x": {
    auth: authOf2025 as unknown as Auth,
    Client: ClientOf2025,
    Transport: TransportOf2025,
    Unauthorized: UnauthorizedOf2025,
  },
  "2.x": {
    auth: authOf2026 as unknown as Auth,
    Client: ClientOf2026 as unknown as typeof ClientOf2025,
    Transport: TransportOf2026 as unknown as typeof TransportOf2025,
    Unauthorized: UnauthorizedOf2026,
  },
};
export type Sdk = keyof typeof sdks;

/** A signed-in recruiter who answers the consent page. */
export const personAnswering =
  (visitor: Visitor, choice: ConsentChoice = {}): Person =>
  async (authorizeUrl) => {
    const { location } = await visitor.get(authorizeUrl.href);
    const answered = await answerConsent(visitor, location ?? "", choice);
    return new URL(answered.location ?? "", visitor.url);
  };

/** An MCP host that people configure with a server URL, built on either SDK. */
export class Host extends Program {
  constructor(metadata: Record<string, unknown> = {}, clientMetadataUrl?: string) {
    super({ client_name: "An SDK", ...metadata }, clientMetadataUrl);
  }

  /** Gets tokens for a server URL with the SDK's `auth()`. Pass a scope only if the test is about it. */
  async authorize(sdk: Sdk, serverUrl: string, person: Person, scope?: string): Promise<Tokens> {
    const { auth } = sdks[sdk];
    const fetchFn = fetchFromSomewhere;
    const first = await auth(this, { serverUrl, scope, fetchFn });
    if (first === "REDIRECT") {
      const { code = "", iss } = Object.fromEntries(await this.browse(person));
      await auth(this, { serverUrl, authorizationCode: code, iss, fetchFn });
    }
    return this.given!;
  }

  /** A connected client. Whenever the server requires more scopes, it sends the person to the authorization page. */
  async connect(sdk: Sdk, serverUrl: string, person: Person) {
    const { Client, Transport, Unauthorized } = sdks[sdk];
    const open = () => new Transport(new URL(serverUrl), { authProvider: this, fetch: fetchFromSomewhere });
    let transport = open();
    const withPerson = async <T>(work: () => Promise<T>): Promise<T> => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Unauthorized)) throw error;
        const { code, iss, error: refused } = Object.fromEntries(await this.browse(person));
        if (!code) throw new Error(`not allowed: ${refused}`, { cause: error });
        // 2.x takes the issuer with the code and checks it.
        const finish: (code: string, iss?: string) => Promise<void> = transport.finishAuth.bind(transport);
        await finish(code, iss);
        return work();
      }
    };
    let client = new Client({ name: "host", version: "1" });
    await withPerson(async () => {
      await client.close();
      client = new Client({ name: "host", version: "1" });
      transport = this.given ? open() : transport;
      await client.connect(transport);
    });
    return {
      tools: async () => (await client.listTools()).tools.map(({ name }) => name),
      call: (name: string, args: Record<string, unknown> = {}) =>
        withPerson(() => client.callTool({ name, arguments: args })),
      close: () => client.close(),
    };
  }
}
