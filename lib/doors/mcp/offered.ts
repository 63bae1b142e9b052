import { UriTemplate } from "@modelcontextprotocol/server";
import { randomUUID } from "node:crypto";
import { recordAgentCall } from "@/lib/platform/audit/record-agent-call";
import { DomainError, notFound } from "@/lib/errors";
import { log } from "@/lib/log";
import type { Exchange } from "./exchange";
import { Refused } from "./refused";
import { type Resource, isTemplate } from "./resources/resource";

/** Everything but tools: prompts, resources and completions, in shapes that both eras share. */
export const listPrompts = ({ actor, catalogue }: Exchange) => ({
  prompts: catalogue.promptsFor(actor).map((prompt) => prompt.listing),
});

export const getPrompt = (exchange: Exchange, name: string, args: Record<string, string>) =>
  attempt(exchange, "prompts/get", { name, ...args }, async () => {
    const prompt = exchange.catalogue.promptsFor(exchange.actor).find(({ listing }) => listing.name === name);
    if (!prompt) throw notFound("Prompt");
    const { description } = prompt.listing;
    return { description, ...(await prompt.run(exchange, args)) };
  });

export const listResources = (exchange: Exchange, cursor: string | undefined) =>
  attempt(exchange, null, {}, async () => {
    const { actor, catalogue } = exchange;
    const offered = catalogue.resourcesFor(actor);
    // One template lists its members in pages; the other resources are few and all go on the first page.
    const single = cursor === undefined ? offered.filter((resource) => !isTemplate(resource)) : [];
    const pages = offered.find((resource) => resource.list);
    const page = await pages?.list?.(actor, cursor);
    return {
      resources: [...single.map((each) => ({ uri: each.address, ...listed(each) })), ...(page?.items ?? [])],
      ...(page?.nextCursor && { nextCursor: page.nextCursor }),
    };
  });

const listed = ({ name, title, description, mimeType }: Resource) => ({ name, title, description, mimeType });

export const listTemplates = ({ actor, catalogue }: Exchange) => ({
  resourceTemplates: catalogue
    .resourcesFor(actor)
    .filter(isTemplate)
    .map((resource) => ({ uriTemplate: resource.address, ...listed(resource) })),
});

/** @throws Refused not_found with the uri, for an unknown address and for a row of another organization. */
export const readResource = (exchange: Exchange, uri: string) =>
  attempt(exchange, "resources/read", { uri }, async () => {
    for (const resource of exchange.catalogue.resourcesFor(exchange.actor)) {
      const variables = match(resource, uri);
      if (!variables) continue;
      const contents = await resource.read(exchange.actor, uri, variables).catch((error: unknown) => {
        // A malformed id is answered like an unknown one.
        throw error instanceof DomainError && error.code === "invalid" ? notFound("Resource") : error;
      });
      return { contents: [contents], keptMs: resource.keptMs };
    }
    throw notFound("Resource");
  });

function match(resource: Resource, uri: string): Record<string, string> | null {
  if (!isTemplate(resource)) return resource.address === uri ? {} : null;
  const variables = uri.length < 500 ? new UriTemplate(resource.address).match(uri) : null;
  return (
    variables && Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, String(value)]))
  );
}

type Reference = { type: "ref/prompt"; name: string } | { type: "ref/resource"; uri: string };

/** Returns at most a hundred values, as the protocol requires; none for an argument without completions. */
export const complete = (
  exchange: Exchange,
  ref: Reference,
  { name, value }: { name: string; value: string },
  chosen: Record<string, string> = {},
) =>
  attempt(exchange, null, {}, async () => {
    const { actor, catalogue } = exchange;
    const completes =
      ref.type === "ref/prompt"
        ? catalogue.promptsFor(actor).find(({ listing }) => listing.name === ref.name)?.completes
        : catalogue.resourcesFor(actor).find(({ address }) => address === ref.uri)?.completes;
    if (!completes) throw notFound(ref.type === "ref/prompt" ? "Prompt" : "Resource template");
    const completer = Object.hasOwn(completes, name) ? completes[name] : undefined;
    const values = completer ? await completer(actor, value, chosen) : [];
    return {
      completion: { values: values.slice(0, 100), total: values.length, hasMore: values.length > 100 },
    };
  });

/** Runs `work`, turns failures into Refused, and records the call under the name `as`, unless that is null. */
export async function attempt<T>(
  exchange: Exchange,
  as: string | null,
  args: object,
  work: () => Promise<T>,
): Promise<T> {
  const started = performance.now();
  const recordCall = (outcome: string, reference: string | null = null) => {
    if (as === null) return;
    const durationMs = Math.round(performance.now() - started);
    const call = { tool: as, arguments: args, outcome, durationMs, reference };
    void recordAgentCall(exchange.actor, call, exchange.defer);
  };
  try {
    exchange.signal.throwIfAborted();
    const result = await work();
    recordCall("done");
    return result;
  } catch (error) {
    if (exchange.signal.aborted) {
      recordCall("cancelled");
      throw new Refused("unavailable", "Cancelled: the client went away.");
    }
    if (error instanceof DomainError) {
      recordCall(`failed:${error.code}`);
      throw new Refused(error.code, error.message, "uri" in args ? { uri: args.uri } : undefined);
    }
    const reference = randomUUID();
    log.error("request failed", error);
    log.warn("request failed", { method: as, reference });
    recordCall("error", reference);
    throw new Refused("internal", `Something went wrong on our side (reference ${reference}).`);
  }
}
