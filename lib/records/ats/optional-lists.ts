import type { Connector, Page } from "./connector";
import { AtsFailure } from "./failure";
import type { Resource } from "./records";

/** Lists that a sync can do without, when the credentials do not allow them or the account does not have them. */
export const optionalLists: readonly string[] = [
  "stages",
  "rejection_reasons",
  "attachments",
] satisfies Resource[];

/** Reads optional lists that the account does not have as empty. */
export const emptyIfMissing =
  (list: Connector["list"]): Connector["list"] =>
  async <R extends Resource>(
    resource: R,
    ...rest: DropFirst<Parameters<Connector["list"]>>
  ): Promise<Page<R>> => {
    try {
      return await list(resource, ...rest);
    } catch (error) {
      const absent = error instanceof AtsFailure && error.kind === "missing";
      if (!absent || !optionalLists.includes(resource)) throw error;
      return { records: [], entries: [], next: null };
    }
  };

type DropFirst<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;
