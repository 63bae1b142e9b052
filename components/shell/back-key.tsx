"use client";

import { useRouter } from "next/navigation";
import { useShortcuts } from "./shortcuts";

/** Esc leads up to where this page belongs. */
export function BackKey({ href, label }: { href: string; label: string }) {
  const router = useRouter();
  useShortcuts([{ keys: "escape", label, group: "Lists", run: () => router.push(href) }]);
  return null;
}
