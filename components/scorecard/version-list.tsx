import Link from "next/link";
import { cn } from "@/components/ui/cn";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/scorecard.json";

export type Source = {
  href: string;
  name: string;
  detail: string;
  at: string;
  shown: boolean;
};

/** What the editor can start from: the draft, the current version, and earlier ones. */
export function VersionList({ sources }: { sources: Source[] }) {
  const t = useWords("scorecard", en);
  if (sources.length < 1) return null;
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="text-base">
        {t("versions")}
      </h2>
      <ul className="mt-1">
        {sources.map((source) => (
          <li key={source.href}>
            <Link
              href={source.href}
              scroll={false}
              aria-current={source.shown ? "true" : undefined}
              className={cn(
                "-mx-2 flex min-h-9 items-center justify-between gap-3 rounded-md px-2 text-sm",
                source.shown ? "bg-pressed" : "hover:bg-sunken",
              )}
            >
              <span className="min-w-0">
                <span className="font-medium">{source.name}</span>{" "}
                <span className="text-ink-muted">{source.detail}</span>
              </span>
              <When at={source.at} className="shrink-0 text-xs text-ink-faint tabular-nums" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
