import type { addressLimits } from "@/lib/platform/access/address-limits";
import { countByAddress } from "@/lib/platform/access/rate-limit";
import { OauthProblem, tooMany } from "./problem";

/**
 * Counts what a door refuses by the address it came from: whoever guesses is limited, and a host that calls for many
 * people from one address is not. Beyond the limit a refusal is 429.
 */
export async function countingRefusals(
  door: keyof typeof addressLimits,
  headers: Headers,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    const refuses = error instanceof OauthProblem && error.status < 429;
    const wait = refuses ? await countByAddress(door, headers) : 0;
    throw wait ? tooMany(wait) : error;
  }
}
