import { parseEnv } from "./environment";

/** The checked environment of this process. */
export const env = parseEnv(process.env);
