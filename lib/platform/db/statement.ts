import { createHash } from "node:crypto";
import type { Prisma } from "./generated/client";

const names = new Map<string, string>();

/**
 * A statement for pg, named by a hash of its text so that PostgreSQL parses and plans it once per connection. Prisma's
 * statements grow with the lists they search: beyond a bound, texts get no name.
 */
export function prepared({ text, values }: Pick<Prisma.Sql, "text" | "values">) {
  let name = names.get(text);
  if (name === undefined && names.size < 500) {
    name = createHash("sha256").update(text).digest("base64url").slice(0, 20);
    names.set(text, name);
  }
  return { name: name ?? "", text, values };
}
