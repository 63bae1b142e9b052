import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./cn";

const looks = {
  /** Something to know. */
  note: { icon: Info, frame: "border-line-strong bg-sunken", mark: "text-ink-muted" },
  /** Something to look at before continuing. */
  caution: { icon: TriangleAlert, frame: "border-partly/35 bg-partly-wash", mark: "text-partly" },
  /** Something failed. Say what happened, what was kept and what to do. */
  error: { icon: CircleAlert, frame: "border-danger/35 bg-danger-wash", mark: "text-danger-ink" },
};

export function Alert(props: {
  tone?: keyof typeof looks;
  title?: ReactNode;
  children?: ReactNode;
  /** What can be done about it: buttons or links. */
  action?: ReactNode;
  className?: string;
}) {
  const { icon: Icon, frame, mark } = looks[props.tone ?? "note"];
  return (
    <div
      role={props.tone === "error" ? "alert" : undefined}
      className={cn(
        "flex items-start gap-2.5 rounded-md border px-3 py-2.5 text-sm max-sm:flex-wrap",
        frame,
        props.className,
      )}
    >
      <Icon aria-hidden className={cn("mt-0.5 size-4 shrink-0", mark)} />
      <div className="min-w-0 flex-1">
        {props.title && <p className="font-medium text-ink">{props.title}</p>}
        {props.children && <div className="max-w-[72ch] text-ink-muted">{props.children}</div>}
      </div>
      {props.action && (
        <div className="-my-0.5 flex shrink-0 gap-2 max-sm:my-0 max-sm:basis-full max-sm:pl-6.5">
          {props.action}
        </div>
      )}
    </div>
  );
}
