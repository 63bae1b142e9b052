"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { cn } from "@/components/ui/cn";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/shell.json";
import { isCurrent } from "./destinations";
import { useDestinations } from "./permitted";

/** Style of a counter beside a destination. */
export const badge =
  "rounded-full bg-accent-wash px-1 text-center text-xs font-medium text-accent-ink tabular-nums";
export const upTo99 = (count: number) => (count > 99 ? "99+" : count);

/** Links to the app's main pages. `collapsible` shows only icons at medium widths. */
export function Navigation(props: {
  counts: Record<string, number>;
  collapsible?: boolean;
  onGo?: () => void;
}) {
  const t = useWords("shell", en);
  const path = usePathname();
  return (
    <nav aria-label={t("navigation")} className="flex flex-col gap-px">
      {useDestinations().map(({ href, label, icon: Icon }) => {
        const current = isCurrent(href, path);
        const count = props.counts[href] ?? 0;
        return (
          <Link
            key={href}
            href={href}
            prefetch={false}
            onClick={props.onGo}
            aria-current={current ? "page" : undefined}
            title={props.collapsible ? label : undefined}
            className={cn(
              "relative flex h-8 items-center gap-2 rounded-md px-2 text-sm font-medium transition-colors hover:text-ink",
              current ? "bg-pressed text-ink" : "text-ink-muted hover:bg-sunken",
            )}
          >
            <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
            <span className={cn("truncate", props.collapsible && "max-xl:sr-only")}>{label}</span>
            {count > 0 && (
              <span
                className={cn(
                  badge,
                  "-mr-1 ml-auto min-w-5 shrink-0 leading-5",
                  props.collapsible &&
                    "max-xl:absolute max-xl:top-0 max-xl:right-0 max-xl:min-w-4 max-xl:leading-4",
                )}
              >
                {upTo99(count)}
                <span className="sr-only"> {t("waiting")}</span>
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
