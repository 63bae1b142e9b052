import { createHash } from "node:crypto";

/** An e-mail address as a part of keys that are counted by: it is a person's, so it is stored hashed. */
export const accountKey = (email: string): string =>
  createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
