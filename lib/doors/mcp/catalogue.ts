import type { Actor } from "@/lib/platform/access/actor";
import type { Catalogue } from "./exchange";
import type { Prompt } from "./prompts/prompt";
import type { Resource } from "./resources/resource";
import type { Tool } from "./tool";

/** Everything agents are offered that does not change from one request to the next, computed once. */
export function catalogueOf(
  tools: readonly Tool[],
  prompts: readonly Prompt[] = [],
  resources: readonly Resource[] = [],
): Catalogue {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  if (byName.size !== tools.length) throw new Error("Two tools have the same name.");
  const lists = new Map<string, Tool["listing"][]>();
  /** By the recruiter's permissions, even beyond the token's scopes: a refusal names the scope. */
  const offeredTo = ({ grant, permissions }: Actor) =>
    tools.filter((tool) => (grant?.memberPermissions ?? permissions).has(tool.permission));
  return {
    find: (name) => byName.get(name),
    listedFor(actor: Actor) {
      const offered = offeredTo(actor);
      const key = offered.map((tool) => tool.name).join();
      const cached = lists.get(key);
      if (cached) return cached;
      const list = offered.map((tool) => tool.listing);
      lists.set(key, list);
      return list;
    },
    promptsFor(actor: Actor) {
      const offered = new Set(offeredTo(actor).map((tool) => tool.name));
      return prompts.filter(({ uses }) => uses.every((name) => offered.has(name)));
    },
    resourcesFor: ({ permissions }: Actor) =>
      resources.filter(({ permission }) => permission === null || permissions.has(permission)),
  };
}
