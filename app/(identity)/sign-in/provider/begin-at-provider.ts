import { ownCookie } from "@/lib/platform/access/own-cookie";
import { seeOther } from "@/lib/platform/access/posted-form";
import { beginSignIn } from "@/lib/hiring/organizations/directory/sign-in-through-provider";

const COOKIE = "shortlist.provider";
const path = "/sign-in/provider";

/** Sends a browser to an organization's provider; only this browser can come back. */
export async function beginAtProvider(...begin: Parameters<typeof beginSignIn>): Promise<Response> {
  const { location, state, seconds } = await beginSignIn(...begin);
  return seeOther(location, [ownCookie(COOKIE, state, { seconds, path })]);
}

export const stateCookie = COOKIE;
export const stateCleared = ownCookie(COOKIE, "", { seconds: 0, path });
