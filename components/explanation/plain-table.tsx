import type { ReactNode } from "react";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/explanation.json";

/** Scrolls sideways on a phone, never on paper. */
export function TableFrame({ children }: { children: ReactNode }) {
  const t = useWords("explanation", en);
  return (
    <div
      className="relative overflow-x-auto print:overflow-visible"
      tabIndex={0}
      role="region"
      aria-label={t("table")}
    >
      {children}
    </div>
  );
}

/** A framed table with text in the first column and figures in the others. */
export function Table(props: { label: string; head: string[]; children: ReactNode }) {
  return (
    <TableFrame>
      <table
        aria-label={props.label}
        className="w-full border-collapse text-sm tabular-nums [&_td]:py-1 [&_td]:pl-4 [&_td]:text-right [&_th]:py-1 [&_tr]:border-b [&_tr]:border-line"
      >
        <thead>
          <tr className="text-ink-muted">
            {props.head.map((title, i) => (
              <th
                key={title}
                scope="col"
                className={i === 0 ? "text-left font-medium" : "pl-4 text-right font-medium"}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </TableFrame>
  );
}
