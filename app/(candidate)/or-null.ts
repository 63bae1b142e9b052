import { DomainError } from "@/lib/errors";

/** Null for what does not exist, and for a malformed address. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError && (error.code === "not_found" || error.code === "invalid")) return null;
    throw error;
  }
}
