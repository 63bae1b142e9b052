"use client";

import { Badge } from "@/components/ui/badge";
import { Select } from "@/components/ui/select";
import { hasMessage } from "@/components/words/translate";
import { useWords } from "@/components/words/use-words";
import type { DryRun } from "@/lib/records/ats/csv/get-import";
import en from "@/messages/en/import.json";
import { fieldName } from "./field-name";

/** Maps fields to columns. The mapping is guessed from the headings and can be corrected here. */
export function MappingTable(props: {
  fields: DryRun["fields"];
  columns: DryRun["columns"];
  busy: boolean;
  onChange: (field: string, column: string | null) => void;
}) {
  const t = useWords("import", en);
  const columns = new Map(props.columns.map((column) => [column.name, column]));
  const used = new Set(props.fields.map(({ column }) => column));
  const unused = props.columns.filter(({ name }) => !used.has(name));
  const named = props.fields.some(({ field, column }) => field.endsWith("Name") && column !== null);
  return (
    <div>
      <ul className="flex flex-col" aria-busy={props.busy}>
        {props.fields.map(({ field, name, column, needed }) => {
          const hint = `field.${name === null ? field : "own"}.hint`;
          const hasHint = hasMessage(en, hint);
          const missing = needed && column === null && !(field === "fullName" && named);
          const samples = column === null ? [] : (columns.get(column)?.samples ?? []);
          return (
            <li
              key={field}
              className="grid items-center gap-x-4 gap-y-1 border-b border-line py-2 last:border-b-0 sm:grid-cols-[minmax(8rem,1fr)_14rem_minmax(0,1.5fr)]"
            >
              <div className="min-w-0">
                <label htmlFor={`map-${field}`} className="text-sm font-medium">
                  {name ?? fieldName(t, field)}
                </label>
                {missing && (
                  <Badge tone="caution" className="ml-2">
                    {t("mapping.needed")}
                  </Badge>
                )}
                {hasHint && (
                  <p id={`map-${field}-hint`} className="text-xs text-pretty text-ink-muted">
                    {t(hint)}
                  </p>
                )}
              </div>
              <Select
                id={`map-${field}`}
                aria-describedby={hasHint ? `map-${field}-hint` : undefined}
                value={column ?? ""}
                onChange={(event) => props.onChange(field, event.target.value || null)}
                className="w-full"
              >
                <option value="">{t("mapping.none")}</option>
                {props.columns.map((each) => (
                  <option key={each.name} value={each.name}>
                    {each.name}
                  </option>
                ))}
              </Select>
              <p className="truncate text-sm text-ink-muted">
                {samples.length > 0 && <bdi>{samples.join(" · ")}</bdi>}
                {column !== null &&
                  samples.length === 0 &&
                  t(
                    name !== null || field === "sex" || field === "raceEthnicity"
                      ? "mapping.unshown"
                      : "mapping.empty",
                  )}
              </p>
            </li>
          );
        })}
      </ul>
      {unused.length > 0 && (
        <p className="mt-2 text-sm break-words text-ink-muted">
          {t("mapping.unused", { columns: unused.map(({ name }) => name) })}
        </p>
      )}
    </div>
  );
}
