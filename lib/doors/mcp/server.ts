import { isLegacyRequest } from "@modelcontextprotocol/server";
import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import type { Bearer } from "@/lib/platform/access/bearer";
import { errorResponse } from "@/lib/platform/access/error-response";
import { mayAskAgain } from "@/lib/platform/access/oauth/earlier-grant";
import { scopeFor } from "@/lib/platform/access/permissions";
import { withholding } from "@/lib/records/candidates/withheld/withholding";
import { recordAgentCall } from "@/lib/platform/audit/record-agent-call";
import { takeReply } from "./confirm/ask-in-stream";
import { modesOfSession } from "./confirm/session";
import type { Catalogue, Exchange } from "./exchange";
import { answerBatch } from "./http/batch";
import { type Message, calledTool, readMessage } from "./http/message";
import { corsHeaders, isAllowedOrigin, preflight } from "./http/origin";
import { paramsProblem } from "./http/params-problem";
import { insufficientScope, refusal, unauthenticated } from "./http/refusal";
import { serveLegacy } from "./legacy";
import { serveModern } from "./modern";
import { answerPlainly } from "./plain";
import { refuseTask } from "./tasks/refuse-task";
import type { Tool } from "./tool";
import { whyWithheld } from "./withheld";

export type Door = {
  catalogue: Catalogue;
  authenticate: (request: Request) => Promise<Bearer>;
  /** Counts a call. Returns the seconds to wait when there have been too many, else null. */
  count: (actor: Actor) => Promise<number | null>;
  /** Keeps the instance alive until work that outlasts the response is done. */
  defer: Exchange["defer"];
};

/**
 * The one endpoint for agents, for both eras of the protocol: it authenticates the caller and decides on refusals by
 * HTTP; serveLegacy and serveModern speak JSON-RPC.
 */
export const mcpDoor = (door: Door) => async (request: Request) => {
  if (!isAllowedOrigin(request.headers.get("origin")))
    return finish(refusal(403, "forbidden", "Pages of this origin may not call this endpoint."), request);
  if (request.method === "OPTIONS") return preflight(request);
  try {
    return finish(await serve(door, request), request);
  } catch (error) {
    return finish(errorResponse(error), request);
  }
};

async function serve(door: Door, request: Request): Promise<Response> {
  const caller = await door.authenticate(request);
  if ("problem" in caller) return unauthenticated(caller.problem);
  const actor = withholding(caller.actor);
  if (request.method !== "POST")
    return refusal(405, "method_not_allowed", "POST JSON-RPC to this endpoint.", { Allow: "POST" });
  if (!actor.scopes.includes("service:recruiter"))
    return insufficientScope(["service:recruiter"], "This endpoint needs the scope service:recruiter.");
  const tooMany = await countCall(door, actor);
  if (tooMany) return tooMany;
  const message = await readMessage(request);
  if (message instanceof Response) return message;
  if (!accepts(request))
    return refusal(406, "not_acceptable", "Accept application/json, text/event-stream or both.");
  const answered = (each: Message) => answer(door, request, actor, each);
  return Array.isArray(message)
    ? answerBatch(message, answered, () => countCall(door, actor))
    : answered(message);
}

async function countCall({ count }: Door, actor: Actor): Promise<Response | null> {
  const wait = await count(actor);
  return wait === null
    ? null
    : refusal(429, "rate_limited", `Too many calls. Try again in ${wait} seconds.`, {
        "Retry-After": `${wait}`,
      });
}

async function answer(door: Door, request: Request, actor: Actor, message: Message): Promise<Response> {
  const refused = (await refuseTool(door, actor, message)) ?? refuseTask(actor, message, door.defer);
  if (refused instanceof Response) return refused;

  const exchange: Exchange = {
    actor,
    acting: actor,
    catalogue: refused ?? door.catalogue,
    signal: request.signal,
    defer: door.defer,
    elicits: modesOfSession(request, actor),
    ask: null,
    answered: null,
    rounds: null,
    tasks: false,
    progress: null,
    say: null,
  };
  if (await takeReply(actor, message)) return new Response(null, { status: 202 });
  const plain = await answerPlainly(request, message, exchange);
  if (plain) return plain;
  const lenient = accepting(request);
  const legacy = await isLegacyRequest(lenient, message);
  const problem = paramsProblem(message, legacy);
  if (problem) return problem;
  return legacy ? serveLegacy(lenient, message, exchange) : serveModern(lenient, message, exchange);
}

/**
 * A tool the actor may not call is refused by HTTP, so that a client knows which scope to ask its recruiter for. When
 * the recruiter has declined that scope, or it is suspended, the tool itself answers so, in a result that the agent
 * reads: a challenge would make the host send the recruiter to the same question again and again. Only a scope that
 * they left out when they first connected the agent is asked for once more.
 */
async function refuseTool(
  { catalogue, defer }: Door,
  actor: Actor,
  message: Message,
): Promise<Response | Catalogue | null> {
  const tool = calledTool(message, catalogue);
  if (!tool || actor.permissions.has(tool.permission)) return null;
  const scope = scopeFor(tool.permission);
  const beyondRole = actor.grant && !actor.grant.memberPermissions.has(tool.permission);
  const reason = scope && !beyondRole && whyWithheld(actor, scope, tool.name, tool.permission);
  const asksAgain = reason && actor.grant?.declined.includes(scope) && (await mayAskAgain(actor));
  if (reason && !asksAgain) return { ...catalogue, find: () => withheldTool(tool, reason) };
  const args = message.params?.arguments ?? {};
  const call = { tool: tool.name, arguments: args, durationMs: 0, reference: null };
  void recordAgentCall(actor, { ...call, outcome: "failed:forbidden" }, defer);
  if (scope && !beyondRole && !actor.scopes.includes(scope))
    return insufficientScope(
      ["service:recruiter", scope],
      reason ? `${reason} They can be asked once more now.` : `${tool.name} needs the scope ${scope}.`,
    );
  return refusal(403, "forbidden", `The recruiter's role does not allow ${tool.name}.`);
}

/** A tool whose scope the agent does not get: it answers any arguments with the reason. */
const withheldTool = (tool: Tool, text: string): Tool => ({
  ...tool,
  input: z.looseObject({}),
  task: undefined,
  run: async () => ({
    kind: "failure",
    text,
    outcome: "failed:forbidden",
  }),
});

/** Whether the client accepts any content type that we may answer with. */
const accepts = (request: Request) =>
  /\*\/\*|application\/(json|\*)|text\/event-stream/.test(request.headers.get("accept") ?? "*/*");

/** The request without its body, and with an Accept header of two types, on which both SDKs insist. */
function accepting(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set("accept", "application/json, text/event-stream");
  return new Request(request.url, { method: "POST", headers, signal: request.signal });
}

function finish(response: Response, request: Request): Response {
  response.headers.set("Cache-Control", "no-store");
  if (isAllowedOrigin(request.headers.get("origin")))
    for (const [name, value] of Object.entries(corsHeaders(request))) response.headers.set(name, value);
  return response;
}
