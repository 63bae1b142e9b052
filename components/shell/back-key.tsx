"use client";

import { useRouter } from "next/navigation";
import { listLeft } from "./last-list";
import { useShortcuts } from "./shortcuts";

/**
 * Esc leads up to where this page belongs; to a list as it was left. `from`: lists at paths that begin so lead here, too,
 * and are gone back to.
 */
export function BackKey({ href, from, label }: { href: string; from?: string; label: string }) {
  const router = useRouter();
  const go = () => router.push(listLeft([href], from) ?? href);
  useShortcuts([{ keys: "escape", label, group: "Lists", run: go }]);
  return null;
}
