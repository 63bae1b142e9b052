import { APIError } from "better-auth/api";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { Gate } from "../load/gate";

/**
 * Hashing a password takes one of Node's four threads, 32 MB and a tenth of a second (scrypt, N 16384, r 16). Two at
 * a time leave the other threads to files, compression and DNS; callers that would wait too long are refused.
 */
const gate = new Gate({ inside: 2, waiting: 64, patience: 4_000 });

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const leave = await gate.enter();
  if (!leave)
    throw new APIError("SERVICE_UNAVAILABLE", { message: "Too many people are signing in right now." });
  try {
    return await work();
  } finally {
    leave();
  }
}

/** better-auth's own hashing, behind the gate. */
export const hashing = {
  hash: (password: string) => inTurn(() => hashPassword(password)),
  verify: (attempt: { hash: string; password: string }) => inTurn(() => verifyPassword(attempt)),
};
