import { createHash } from "node:crypto";

/** An e-mail address as part of rate-limit keys: hashed, because it is personal data. */
export const accountKey = (email: string): string =>
  createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
