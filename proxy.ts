import type { NextRequest } from "next/server";
import { errorAnswer } from "@/lib/access/oauth/problem";

/** A path whose percent escapes spell nothing would end in Next's router, before any route could answer. */
export function proxy({ nextUrl }: NextRequest) {
  try {
    decodeURIComponent(nextUrl.pathname);
  } catch {
    return errorAnswer(400, "invalid", "The address holds a percent escape that spells nothing.");
  }
}

/** Only paths with an escape come here: no address of ours has one. */
export const config = { matcher: "/(.*%.*)" };
