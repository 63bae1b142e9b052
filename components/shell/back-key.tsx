"use client";

import { useRouter } from "next/navigation";
import { lastListAddress } from "./last-list";
import { useShortcuts } from "./shortcuts";

/**
 * Esc returns to `href`, with its last filters if it was the last list. `from`: path prefix of other lists that link
 * here, to which Esc also returns.
 */
export function BackKey({ href, from, label }: { href: string; from?: string; label: string }) {
  const router = useRouter();
  const go = () => router.push(lastListAddress([href], from) ?? href);
  useShortcuts([{ keys: "escape", label, group: "Lists", run: go }]);
  return null;
}
