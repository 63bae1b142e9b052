"use client";

import { useEffect } from "react";
import { follow } from "./following";

/** Refreshes a page with jobs or candidates whenever other users or background work change them. */
export function LiveRefresh() {
  useEffect(follow, []);
  return null;
}
