import Link from "next/link";
import type { ReactNode } from "react";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/link.json";

/** A link that opens in a new tab, and says so to screen readers. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useWords("link", en);
  return (
    <Link href={href} target="_blank" className="text-accent-ink underline underline-offset-2">
      {children}
      <span className="sr-only"> {t("newTab")}</span>
    </Link>
  );
}
