import { DomainError } from "@/lib/errors";

/** The reason why applications cannot be compared, instead of their comparison; rethrows other errors. */
export const orMessage = <T>(comparison: Promise<T>) =>
  comparison.catch((error: unknown) => {
    if (error instanceof DomainError && ["conflict", "invalid"].includes(error.code)) return error.message;
    throw error;
  });
