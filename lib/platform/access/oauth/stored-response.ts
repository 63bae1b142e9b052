import { keyFor } from "@/lib/platform/security/keys";
import { open, seal } from "@/lib/platform/security/secrets";

const KEY_ID = "response";

/** Only who has what was presented can derive the key: of it, the database has a hash at most. */
const keysFrom = (presented: string) => new Map([[KEY_ID, keyFor("repeated-response", presented)]]);

/** Encrypts a response for whoever presents the same again. `context`: the row it is stored in. */
export const sealResponse = (response: object, presented: string, context: string): string =>
  Buffer.from(seal(JSON.stringify(response), context, keysFrom(presented)).bytes).toString("base64");

export const openResponse = (stored: string, presented: string, context: string): unknown =>
  JSON.parse(open({ bytes: Buffer.from(stored, "base64"), keyId: KEY_ID }, context, keysFrom(presented)));
