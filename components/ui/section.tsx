import { useId, type ReactNode } from "react";

/** A titled part of a page. */
export function Section(props: { title: string; note?: ReactNode; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-9 items-center justify-between gap-3 border-b border-line-strong">
        <h2 id={id} className="text-base">
          {props.title}
          {props.note && <span className="ml-2 text-sm font-normal text-ink-faint">{props.note}</span>}
        </h2>
        {props.action}
      </div>
      <div className="pt-2">{props.children}</div>
    </section>
  );
}
