"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import type { ChangeCounts } from "@/lib/platform/access/commits";
import { useNews } from "./use-news";

const address = "/api/live";
/** Delay after the page load, which has priority. */
const startMs = 1_500;
/** How often a page polls when it cannot stream. */
const pollMs = 5_000;

/** Watches for changes while the page is visible: by server-sent events, or by polling if the host cannot stream. */
export function Live({ seen }: { seen: ChangeCounts }) {
  const router = useRouter();
  const onCounts = useNews(seen);
  useEffect(() => {
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout>;
    let mounted = true;
    const close = () => {
      clearTimeout(timer);
      source?.close();
      source = null;
    };
    const poll = async () => {
      const answer = await fetch(address, { headers: { accept: "application/json" } }).catch(() => null);
      if (!mounted) return;
      // Signed out: the refreshed page redirects to sign-in.
      if (answer?.status === 401) return router.refresh();
      if (answer?.ok) onCounts((await answer.json()) as ChangeCounts);
      if (document.visibilityState === "visible") timer = setTimeout(() => void poll(), pollMs);
    };
    const open = () => {
      source = new EventSource(address);
      source.addEventListener("message", ({ data }) => onCounts(JSON.parse(String(data)) as ChangeCounts));
      source.addEventListener("end", () => {
        close();
        // Signed out: the refreshed page redirects to sign-in. Otherwise the server is being replaced.
        router.refresh();
        timer = setTimeout(restart, startMs);
      });
      source.addEventListener("error", () => {
        // In any other state the browser reconnects automatically.
        if (source?.readyState !== EventSource.CLOSED) return;
        close();
        void poll();
      });
    };
    const restart = () => {
      close();
      if (document.visibilityState === "visible") timer = setTimeout(open, 0);
    };
    timer = setTimeout(restart, startMs);
    document.addEventListener("visibilitychange", restart);
    return () => {
      document.removeEventListener("visibilitychange", restart);
      mounted = false;
      close();
    };
  }, [onCounts, router]);
  return null;
}
