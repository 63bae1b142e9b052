import type { Actor } from "@/lib/access/actor";
import type { Catalogue } from "./exchange";
import type { Tool } from "./tool";

/** Everything about a set of tools that does not change from one request to the next, worked out once. */
export function catalogueOf(tools: readonly Tool[]): Catalogue {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  if (byName.size !== tools.length) throw new Error("Two tools have the same name.");
  const lists = new Map<string, Tool["listing"][]>();
  return {
    find: (name) => byName.get(name),
    listedFor({ permissions }: Actor) {
      const offered = tools.filter((tool) => permissions.has(tool.permission));
      const key = offered.map((tool) => tool.name).join();
      const known = lists.get(key);
      if (known) return known;
      const list = offered.map((tool) => tool.listing);
      lists.set(key, list);
      return list;
    },
  };
}
