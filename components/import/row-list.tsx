import type { ReactNode } from "react";
import { Table, Th } from "@/components/ui/table";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/import.json";

/** Rows of an import's file with something to say about each, by their lines; `shown` of `total`. */
export function RowList(props: {
  id: string;
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  /** Between the title and the table. */
  intro?: ReactNode;
  label: string;
  /** The columns after the line: the widest one first takes the space. */
  columns: { name: string; className?: string }[];
  shown: number;
  total: number;
  children: ReactNode;
}) {
  const t = useWords("import", en);
  const { id, title, shown, total } = props;
  if (total === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-2 pb-1">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {props.action}
      </div>
      {props.intro}
      <div className="overflow-hidden rounded-lg border border-line">
        <Table label={props.label}>
          <thead>
            <tr>
              <Th numeric>{t("line")}</Th>
              {props.columns.map(({ name, className }) => (
                <Th key={name} className={className}>
                  {name}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>{props.children}</tbody>
        </Table>
      </div>
      {shown < total && <p className="pt-2 text-sm text-ink-muted">{t("firstShown", { count: shown })}</p>}
    </section>
  );
}
