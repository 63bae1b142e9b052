import { invalid } from "@/lib/errors";
import type { Access } from "./access";
import type { AtsCredentials } from "./credentials";
import type { Bearer } from "./login/login";
import { AtsFailure } from "./failure";
import { connectorFor } from "./open-connector";
import { wire } from "./wire";

/**
 * Tries credentials against the ATS; the tokens of a stored sign-in come from its `bearer`. Throws invalid when the
 * ATS rejects them, unavailable when it does not answer.
 */
export async function checkCredentials(
  credentials: AtsCredentials,
  connection: { id: string; simulated: boolean },
  bearer: Bearer | null = null,
): Promise<Access[]> {
  try {
    return await connectorFor(credentials, connection, { fetch: wire.fetch }, bearer).check();
  } catch (error) {
    if (error instanceof AtsFailure && error.kind === "unauthorized") throw invalid(error.message);
    throw error;
  }
}
