"use client";

import { useEffect } from "react";
import { follow } from "./following";

/** Keeps a page that shows jobs or people current: it is served anew when others, or work under way, change them. */
export function LiveRefresh() {
  useEffect(follow, []);
  return null;
}
