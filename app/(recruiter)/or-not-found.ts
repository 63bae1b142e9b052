import { notFound } from "next/navigation";
import { DomainError } from "@/lib/errors";

/** A row that is not there, another organization's, or an id that is none: the same page for all three. */
export async function orNotFound<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError && (error.code === "not_found" || error.code === "invalid")) notFound();
    throw error;
  }
}
