import { createHash } from "node:crypto";
import type { Prisma } from "./generated/client";

const names = new Map<string, string>();

/** A statement for pg, named by a hash of its text so that PostgreSQL parses and plans it once per connection. */
export function prepared({ text, values }: Prisma.Sql) {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash("sha256").update(text).digest("base64url").slice(0, 20);
    // Statements come from the code; the bound only guards against a mistake.
    if (names.size < 500) names.set(text, name);
  }
  return { name, text, values };
}
