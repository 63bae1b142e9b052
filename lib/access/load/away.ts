import { sentence } from "@/lib/say";

/** What whoever comes while PostgreSQL is away is told, and after how many seconds to come back. */
export const AWAY = sentence("The service cannot reach its database just now. Nothing was changed.");
export const AWAY_SECONDS = 10;
