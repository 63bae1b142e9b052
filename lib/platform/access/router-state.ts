import * as z from "zod";

/** A route's segment, or a dynamic one: name, value, kind of parameter, static siblings. */
const Segment = z.union([
  z.string(),
  z.tuple([
    z.string(),
    z.string(),
    z.string().regex(/^(c|oc|d|[cd]i\((\.{1,3}|\.\.\)\(\.\.)\))$/),
    z.array(z.string()).nullable(),
  ]),
]);

type State = [z.output<typeof Segment>, Record<string, State>, ...unknown[]];

const RouterState: z.ZodType<State> = z.tuple([
  Segment,
  z.record(
    z.string(),
    z.lazy(() => RouterState),
  ),
  z.tuple([z.string(), z.string()]).nullish(),
  z.enum(["refetch", "inside-shared-layout", "metadata-only"]).nullish(),
  z.number().nullish(),
  z.string().optional(),
]);

/**
 * Whether Next can read this value of the header next-router-state-tree, with which its pages name the parts that they
 * already have; it answers others with 500. Without the header it sends the whole page.
 */
export function isRouterState(header: string): boolean {
  try {
    return RouterState.safeParse(JSON.parse(decodeURIComponent(header))).success;
  } catch {
    return false;
  }
}
