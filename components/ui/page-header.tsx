import { ChevronRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/ui.json";

/** A view's title, breadcrumb trail, details and actions (the primary act last). */
export function PageHeader(props: {
  title: ReactNode;
  trail?: { href: string; label: string }[];
  detail?: ReactNode;
  actions?: ReactNode;
}) {
  const t = useWords("ui", en);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 px-4 pt-4 pb-3 sm:px-6">
      <div className="min-w-0">
        {props.trail && (
          <nav aria-label={t("breadcrumb")} className="mb-0.5 flex flex-wrap items-center gap-1 text-sm">
            {props.trail.map((step, index) => (
              <span key={step.href} className="inline-flex min-w-0 items-center gap-1">
                {index > 0 && <ChevronRight aria-hidden className="size-3.5 shrink-0 text-ink-faint" />}
                <Link href={step.href} className="truncate rounded-xs text-ink-muted hover:text-ink">
                  {step.label}
                </Link>
              </span>
            ))}
          </nav>
        )}
        <h1 className="text-xl text-pretty">{props.title}</h1>
        {props.detail && (
          <div className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
            {props.detail}
          </div>
        )}
      </div>
      {props.actions && <div className="flex flex-wrap items-center gap-2">{props.actions}</div>}
    </header>
  );
}
