import { sentence } from "@/lib/say";

/** The message while PostgreSQL is unreachable, and after how many seconds to retry. */
export const AWAY = sentence("The service cannot reach its database right now. Nothing was changed.");
export const AWAY_SECONDS = 10;
