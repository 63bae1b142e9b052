import { sentence } from "@/lib/say";

/** The message while PostgreSQL is unreachable, and after how many seconds to retry. */
export const DATABASE_AWAY = sentence(
  "The service cannot reach its database right now. Nothing was changed.",
);
export const RETRY_SECONDS = 10;
