import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./cn";

/** Says what would be shown here, with the act that adds it. */
export function EmptyState(props: {
  icon?: LucideIcon;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  const Icon = props.icon;
  return (
    <div className={cn("empty-state", props.className)}>
      {Icon && (
        <span className="mb-4 grid size-10 place-items-center rounded-lg border border-line-strong bg-surface">
          <Icon aria-hidden className="size-5 text-ink-faint" strokeWidth={1.75} />
        </span>
      )}
      <h2 className="text-base font-semibold">{props.title}</h2>
      {props.children && (
        <p className="mt-1 max-w-[52ch] text-sm text-pretty text-ink-muted">{props.children}</p>
      )}
      {props.action && <div className="mt-4 flex flex-wrap justify-center gap-2">{props.action}</div>}
    </div>
  );
}
