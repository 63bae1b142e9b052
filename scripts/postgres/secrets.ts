import { randomBytes } from "node:crypto";
import fs from "node:fs";

/**
 * Reads the named secrets from a file that only its owner may read, creating missing ones
 * (32 random bytes, base64url). Not safe to call concurrently: call it under a lock.
 */
export function readSecrets<Name extends string>(file: string, names: readonly Name[]): Record<Name, string> {
  const secrets = (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {}) as Record<
    string,
    string
  >;
  const missing = names.filter((name) => !secrets[name]);
  for (const name of missing) secrets[name] = randomBytes(32).toString("base64url");
  if (missing.length) {
    fs.writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2) + "\n", { mode: 0o600 });
    fs.renameSync(`${file}.new`, file);
  }
  return secrets;
}
