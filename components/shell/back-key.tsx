"use client";

import { useRouter } from "next/navigation";
import { listLeft } from "./last-list";
import { useShortcuts } from "./shortcuts";

/** Esc leads up to where this page belongs; to a list as it was left. */
export function BackKey({ href, label }: { href: string; label: string }) {
  const router = useRouter();
  const go = () => router.push(listLeft(href) ?? href);
  useShortcuts([{ keys: "escape", label, group: "Lists", run: go }]);
  return null;
}
