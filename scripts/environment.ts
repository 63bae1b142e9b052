import fs from "node:fs";
import path from "node:path";
import { root } from "./root.ts";

/** Reads .env files as Next does, nearest first: what is set already wins. Call it before anything else. */
export function loadEnvFiles(mode: "development" | "production") {
  for (const name of [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"]) {
    const file = path.join(root, name);
    if (fs.existsSync(file)) process.loadEnvFile(file);
  }
}

/** SHORTLIST_HOME, absolute: everything that an installation keeps outside the database server. */
export function homeFolder(): string {
  return path.resolve(root, process.env.SHORTLIST_HOME || ".data");
}
