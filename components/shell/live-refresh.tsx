"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Keeps a page current while work is going on: asks again every few seconds, and not while nobody looks. */
export function LiveRefresh({ active, everyMs = 2500 }: { active: boolean; everyMs?: number }) {
  const router = useRouter();
  useEffect(() => {
    if (!active) return;
    const look = () => document.visibilityState === "visible" && router.refresh();
    const timer = setInterval(look, everyMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [active, everyMs, router]);
  return null;
}
