"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { type Counts, useNews } from "./use-news";

const address = "/api/live";
/** The page itself comes first. */
const startMs = 1_500;
/** How often a page asks where it cannot be told. */
const pollMs = 5_000;

/** Hears of changes while somebody looks: told by the service, or by asking it where the hosting allows no more. */
export function Live({ seen }: { seen: Counts }) {
  const router = useRouter();
  const hear = useNews(seen);
  useEffect(() => {
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout>;
    const close = () => {
      clearTimeout(timer);
      source?.close();
      source = null;
    };
    const ask = async () => {
      const answer = await fetch(address, { headers: { accept: "application/json" } }).catch(() => null);
      // Signed out: the page says so.
      if (answer?.status === 401) return router.refresh();
      if (answer?.ok) hear((await answer.json()) as Counts);
      if (document.visibilityState === "visible") timer = setTimeout(() => void ask(), pollMs);
    };
    const open = () => {
      source = new EventSource(address);
      source.addEventListener("message", ({ data }) => hear(JSON.parse(String(data)) as Counts));
      source.addEventListener("end", () => {
        close();
        router.refresh();
      });
      source.addEventListener("error", () => {
        // Otherwise the browser tries again by itself.
        if (source?.readyState !== EventSource.CLOSED) return;
        close();
        void ask();
      });
    };
    const turn = () => {
      close();
      if (document.visibilityState === "visible") timer = setTimeout(open, 0);
    };
    timer = setTimeout(turn, startMs);
    document.addEventListener("visibilitychange", turn);
    return () => {
      document.removeEventListener("visibilitychange", turn);
      close();
    };
  }, [hear, router]);
  return null;
}
