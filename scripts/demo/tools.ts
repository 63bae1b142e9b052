import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { check } from "./check.ts";
import type { Host, Person } from "./host.ts";

type Arguments = Record<string, unknown>;
export type Result = Record<string, unknown>;

/** The agent's side of MCP: calls tools, and asks its recruiter before anything that needs confirmation. */
export class Tools {
  readonly #client: Client;

  private constructor(client: Client) {
    this.#client = client;
  }

  /** Opens a session: the SDK discovers the authorization server, and the person at the browser allows access. */
  static async connect(address: string, host: Host, person: Person): Promise<Tools> {
    const open = () => new StreamableHTTPClientTransport(new URL(address), { authProvider: host });
    const client = () => new Client({ name: "demo-agent", version: "1.0.0" });
    const refused = open();
    const error = await client()
      .connect(refused)
      .catch((thrown: unknown) => thrown);
    check(error instanceof UnauthorizedError, `the address asks for authorization first (${String(error)})`);
    await refused.finishAuth((await host.browse(person)).get("code") ?? "");
    const connected = client();
    await connected.connect(open());
    return new Tools(connected);
  }

  async names(): Promise<string[]> {
    const { tools } = await this.#client.listTools();
    return tools.map((tool) => tool.name);
  }

  async call<R = Result>(name: string, args: Arguments): Promise<R> {
    const { refusal, result } = await this.tried<R>(name, args);
    check(refusal === null, `${name}: ${refusal}`);
    return result;
  }

  /** A call that the service may refuse, for an agent that can handle the refusal. */
  async tried<R = Result>(name: string, args: Arguments): Promise<{ refusal: string | null; result: R }> {
    const { isError, content, structuredContent } = await this.#client.callTool({ name, arguments: args });
    const [first] = content as { text?: string }[];
    return { refusal: isError ? (first?.text ?? "") : null, result: structuredContent as R };
  }

  /** The first call changes nothing and returns a preview; the second call confirms it. */
  async confirmed<R = Result>(
    name: string,
    args: Arguments,
    ask: (preview: { headline: string; effects: string[] }) => void,
  ): Promise<R> {
    const first = await this.call(name, args);
    check(first.status === "confirmation_required", `${name} asks for confirmation first`);
    ask(first.preview as { headline: string; effects: string[] });
    const confirmationToken = first.confirmationToken;
    const done = await this.call<R & Result>(name, { ...args, confirmationToken });
    check(done.status === "done", `${name} is done after the confirmation`);
    return done;
  }

  /** Polls until `done`, for at most two minutes. */
  async poll<R>(name: string, args: Arguments, done: (result: R) => boolean): Promise<R> {
    for (const deadline = Date.now() + 120_000; ;) {
      const result = await this.call<R>(name, args);
      if (done(result)) return result;
      check(Date.now() < deadline, `${name} comes to an end within two minutes`);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }

  close = () => this.#client.close();
}
