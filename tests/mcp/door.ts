import { type Role, type Scope, rolePermissions, scopePermissions } from "@/lib/platform/access/permissions";
import type { Actor } from "@/lib/platform/access/actor";
import { sightOf } from "@/lib/platform/access/role-permissions";
import { agentCallsWritten } from "@/lib/platform/audit/record-agent-call";
import { catalogue } from "@/lib/doors/mcp/all-tools";
import { type Door, mcpDoor } from "@/lib/doors/mcp/server";

export const ENDPOINT = "http://localhost:3000/api/mcp";
export const READ: Scope[] = ["service:recruiter"];
export const WRITE: Scope[] = ["service:recruiter", "service:recruiter:write"];

/** The actor of this recruiter's agent, as authentication would build it from a token. */
export function agentOf(
  recruiter: Actor,
  scopes = WRITE,
  clientId = "agent-under-test",
  role: Role = "recruiter",
): Actor {
  const granted = new Set(scopes.flatMap((scope) => scopePermissions[scope]));
  return {
    ...recruiter,
    sees: sightOf(role),
    kind: "agent",
    clientId,
    scopes,
    permissions: new Set(rolePermissions[role].filter((permission) => granted.has(permission))),
    grant: {
      memberPermissions: new Set(rolePermissions[role]),
      declined: [],
      confirmation: "agent",
      withheld: [],
      suspended: false,
    },
  };
}

/**
 * The door as the route builds it, with the token check replaced by this actor. `settled` waits for deferred work,
 * and for calls written in a batch that an earlier door deferred.
 */
export function doorFor(actor: Actor, replaced: Partial<Door> = {}) {
  const deferred: Promise<void>[] = [];
  const serve = mcpDoor({
    catalogue,
    authenticate: async () => ({ actor }),
    count: async () => null,
    defer: (work) => void deferred.push(work()),
    ...replaced,
  });
  return { serve, settled: () => Promise.all([...deferred, agentCallsWritten()]) };
}

export type Serve = (request: Request) => Promise<Response>;

/** A fetch for the SDKs' clients that calls the door directly. */
export const fetchOf =
  (serve: Serve) =>
  (input: string | URL | Request, init?: RequestInit): Promise<Response> =>
    serve(new Request(input, init));

type Sent = { headers?: Record<string, string>; method?: string; body?: unknown; raw?: BodyInit };

/** One HTTP request, as a client that knows only the documents would send it. */
export function send(serve: Serve, { headers = {}, method = "POST", body, raw }: Sent): Promise<Response> {
  return serve(
    new Request(ENDPOINT, {
      method,
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...headers,
      },
      ...(method === "POST" && { body: raw ?? JSON.stringify(body) }),
    }),
  );
}

/** Every field a tool's result may have; each test knows which ones to expect. */
export type Reply = {
  isError?: boolean;
  resultType?: string;
  content: [{ type: string; text: string }];
  structuredContent: {
    [field: string]: unknown;
    status?: string;
    preview: { headline: string; effects: string[] };
    confirmationToken: string;
    expiresAt: string;
    approvalUrl: string;
  };
  requestState: string;
  inputRequests: { confirm: { params: { message: string; mode: string; url: string } } };
};
/** A JSON-RPC response, with either a result or an error; each test knows which. */
export type Answered<T = Reply> = { result: T; error: { code: number; message: string } };

export const sendLegacy = (serve: Serve, method: string, params?: object) =>
  send(serve, { body: { jsonrpc: "2.0", id: 1, method, params } });

export const rpc = async <T = Reply>(...call: Parameters<typeof sendLegacy>) =>
  (await (await sendLegacy(...call)).json()) as Answered<T>;

export const callLegacy = async (serve: Serve, name: string, args: object): Promise<Reply> =>
  (await rpc(serve, "tools/call", { name, arguments: args })).result;

/** The HTTP status of a call: 403 when the scope or the role does not allow it. */
export const statusOf = async (serve: Serve, name: string, args: object) =>
  (await sendLegacy(serve, "tools/call", { name, arguments: args })).status;

/** The JSON-RPC messages of a streamed response. */
export const streamed = async (response: Response) =>
  [...(await response.text()).matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data ?? ""));

/** The envelope that revision 2026-07-28 requires with every request. */
export const envelope = (capabilities: object = {}, version = "2026-07-28") => ({
  "io.modelcontextprotocol/protocolVersion": version,
  "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": capabilities,
});

type Modern = { capabilities?: object; headers?: Record<string, string>; version?: string };

export function sendModern(
  serve: Serve,
  method: string,
  params: Record<string, unknown> = {},
  options: Modern = {},
) {
  const { capabilities, version = "2026-07-28", headers } = options;
  const _meta = { ...envelope(capabilities, version), ...(params._meta as object | undefined) };
  return send(serve, {
    headers: {
      "mcp-protocol-version": version,
      "mcp-method": method,
      ...(typeof params.name === "string" && { "mcp-name": params.name }),
      ...headers,
    },
    body: { jsonrpc: "2.0", id: 1, method, params: { ...params, _meta } },
  });
}

export const callModern = async (serve: Serve, name: string, params: object, options?: Modern) =>
  (await (await sendModern(serve, "tools/call", { name, ...params }, options)).json()) as Answered;
