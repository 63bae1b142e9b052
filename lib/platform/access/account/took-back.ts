import { isSignature, sign } from "@/lib/platform/security/keys";
import { cookieIn, ownCookie } from "../own-cookie";
import { storedPassword } from "./stored-password";

const COOKIE = "shortlist.took-back";

/**
 * A cookie of the browser that took this account back with a mailed link, until the password is replaced or the browser
 * closed. With the password it may answer the review; by itself it grants nothing.
 */
export const tookBackCookie = async (userId: string): Promise<string> =>
  ownCookie(COOKIE, sign("took-back", await proven(userId)));

/** Whether this browser used the link that set the account's present password. */
export const tookBackHere = async (userId: string, headers: Headers): Promise<boolean> =>
  isSignature("took-back", await proven(userId), cookieIn(headers, COOKIE));

const proven = async (userId: string) => `${userId}\n${await storedPassword({ id: userId })}`;
