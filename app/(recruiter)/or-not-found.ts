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
