import { readFileSync } from "node:fs";
import { createServer as createHttp, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createHttps } from "node:https";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { OauthAgent } from "./agent";

const file = (name: string) => path.join(import.meta.dirname, "certificates", name);

/** The self-signed certificate of https hosts: for localhost, 127.0.0.1, [::1] and client.example. */
export const certificateFile = file("document-host.crt");

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves client metadata documents on this machine. Counts connections and records requested paths. */
export class DocumentHost {
  readonly handlers = new Map<string, Handler>();
  readonly requestedPaths: string[] = [];
  connections = 0;
  private constructor(
    readonly origin: string,
    readonly stop: () => Promise<void>,
  ) {}

  static async start(
    scheme: "http" | "https" = "https",
    host = "localhost",
    listen = "127.0.0.1",
  ): Promise<DocumentHost> {
    const answer: Handler = (request, response) => {
      documentHost.requestedPaths.push(request.url ?? "");
      const handler = documentHost.handlers.get(request.url ?? "");
      if (handler) handler(request, response);
      else response.writeHead(404).end();
    };
    const server =
      scheme === "http"
        ? createHttp(answer)
        : createHttps(
            { key: readFileSync(file("document-host.key")), cert: readFileSync(certificateFile) },
            answer,
          );
    await new Promise<void>((resolve) => server.listen(0, listen, resolve));
    const stop = () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      });
    const { port } = server.address() as AddressInfo;
    const documentHost = new DocumentHost(`${scheme}://${host}:${port}`, stop);
    server.on("connection", () => documentHost.connections++);
    return documentHost;
  }

  get port() {
    return Number(new URL(this.origin).port);
  }

  /** Publishes a document whose client_id is its URL. `more` overrides fields; undefined omits one. */
  publish(at: string, more: Record<string, unknown> = {}, headers: Record<string, string> = {}): string {
    const url = this.origin + at;
    const body = JSON.stringify({
      client_id: url,
      client_name: "Documented agent",
      redirect_uris: ["http://127.0.0.1:33418/callback"],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
      ...more,
    });
    this.handlers.set(at, (_, response) =>
      response.writeHead(200, { "content-type": "application/json", ...headers }).end(body),
    );
    return url;
  }

  timesAsked(at: string) {
    return this.requestedPaths.filter((each) => each === at).length;
  }
}

/** A client without registration: its id is the URL of its metadata document. */
export function documentedAgent(url: string, clientId: string): OauthAgent {
  const agent = new OauthAgent(url);
  agent.clientId = clientId;
  agent.basic = () => ({});
  const { token, revoke } = agent;
  agent.token = (form, headers) => token.call(agent, { client_id: clientId, ...form }, headers);
  agent.revoke = (which, more) => revoke.call(agent, which, { client_id: clientId, ...more });
  return agent;
}
