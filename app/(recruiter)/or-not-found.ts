import { notFound } from "next/navigation";
import { DomainError } from "@/lib/errors";

/** Shows the 404 page for a missing row, another organization's row, and a malformed id. */
export async function orNotFound<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError && (error.code === "not_found" || error.code === "invalid")) notFound();
    throw error;
  }
}

/** A list that a search finds; of a search that cannot be understood an empty one that says why. Not behind a cursor. */
export const orSaysWhy = <T>(list: Promise<T>, query: string | undefined) =>
  list.catch((error: unknown) => {
    if (query && error instanceof DomainError && error.code === "invalid")
      return { items: [], total: 0, nextCursor: null, searched: [error.message] };
    throw error;
  });
