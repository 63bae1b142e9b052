import { parseEnv } from "./environment";

/** The checked environment of this process: PORT, APP_URL, SHORTLIST_HOME, DATABASE_URL and what else environment.ts declares. */
export const env = parseEnv(process.env);
