/** What whoever comes while PostgreSQL is away is told, and after how many seconds to come back. */
export const AWAY = "The service cannot reach its database just now. Nothing was changed.";
export const AWAY_SECONDS = 10;
