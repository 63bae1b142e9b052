import { invalid } from "@/lib/errors";
import { type ImportKind, fieldsOf, importKinds } from "./fields";
import { fieldOf, type OwnQuestion } from "@/lib/records/self-reports/questions";
import { isSelfReport } from "@/lib/records/self-reports/is-self-report";
import { headingsOf, headingsOfPersonalData, numberedHeading, readingsOf } from "./headings";

/** Field to column heading, null for none. */
export type Mapping = Record<string, string | null>;
export type MappedField = { field: string; column: number | null };

/** Suggests a column for each field by the headings; null when none fits. */
export function suggestMapping(kind: ImportKind, columns: readonly string[]): Mapping {
  const mappedColumns = new Set<string>();
  const mapping: Mapping = Object.fromEntries(fieldsOf[kind].map((field) => [field, null]));
  const headings = fieldsOf[kind].map((field) => ({ field, names: headingsOf(kind, field) }));
  const ranks = Math.max(...headings.map(({ names }) => names.length));
  const readings = new Map(columns.map((column) => [column, readingsOf(kind, column)]));
  const levels = Math.max(0, ...[...readings.values()].map(({ length }) => length));
  // The surest reading of all columns first; and of each, every field's surest heading, so that "Job ID" becomes the
  // job's id and not the row's own.
  for (let level = 0; level < levels; level++)
    for (let rank = 0; rank < ranks; rank++)
      for (const { field, names } of headings) {
        const name = names[rank];
        if (mapping[field] !== null || name === undefined) continue;
        const column = columns.find((each) => {
          const reading = readings.get(each)?.[level];
          return (reading === name || reading === numberedHeading(name)) && !mappedColumns.has(each);
        });
        if (column === undefined) continue;
        mappedColumns.add(column);
        mapping[field] = column;
      }
  return completeNameParts(mapping);
}

/** The same for a table: a column of e-mail addresses is known by its cells, whatever its heading. */
export async function suggestMappingOf(
  kind: ImportKind,
  { columns, rows }: { columns: string[]; rows: () => AsyncIterable<{ cells: string[] }[]> },
): Promise<Mapping> {
  const mapping = suggestMapping(kind, columns);
  if (mapping.email !== null) return mapping;
  const mapped = Object.values(mapping);
  for await (const first of rows()) {
    const email = columns.find((column, at) => {
      const cells = first.map((row) => row.cells[at]?.trim() ?? "").filter((cell) => cell !== "");
      const addresses = cells.filter((cell) => address.test(cell.slice(0, longestAddress)));
      return !mapped.includes(column) && 2 * addresses.length > cells.length;
    });
    return email === undefined ? mapping : { ...mapping, email };
  }
  return mapping;
}

const address = /[^\s@]@[^\s@]+\.[^\s@]/;
const longestAddress = 320;

/** "Vorname, Name" and "Nombre, Apellidos": next to one part of a name, a plain "name" column is the other part. */
function completeNameParts(mapping: Mapping): Mapping {
  const { fullName = null, firstName = null, lastName = null } = mapping;
  if (fullName === null || (firstName === null) === (lastName === null)) return mapping;
  const other = firstName === null ? "firstName" : "lastName";
  return { ...mapping, fullName: null, [other]: fullName };
}

const known = new Set(
  importKinds.flatMap((kind) => fieldsOf[kind].flatMap((field) => headingsOf(kind, field))),
);

/** Whether a cell may be a heading of any kind of file. */
export const isHeading = (cell: string) =>
  cell.length < 60 &&
  importKinds.some((kind) => readingsOf(kind, cell).some((reading) => known.has(reading)));

/** Throws invalid for a field or a column that does not exist. */
export function checkedMapping(
  kind: ImportKind,
  columns: readonly string[],
  wanted: Mapping,
  own: readonly OwnQuestion[] = [],
): Mapping {
  const asked = kind === "candidates" ? own.map(fieldOf) : [];
  const mapping: Mapping = Object.fromEntries([...fieldsOf[kind], ...asked].map((field) => [field, null]));
  for (const [field, column] of Object.entries(wanted)) {
    if (!Object.hasOwn(mapping, field)) throw invalid("mapping: {kind} have no such field.", { kind });
    if (column !== null && !columns.includes(column))
      throw invalid("mapping.{field}: the file has no such column.", { field });
    mapping[field] = column;
  }
  return mapping;
}

/** The column of each field in a row. */
export const placesOf = (mapping: Mapping, columns: readonly string[]): MappedField[] =>
  Object.entries(mapping).map(([field, name]) => {
    const column = name === null ? -1 : columns.indexOf(name);
    return { field, column: column === -1 ? null : column };
  });

/**
 * Unmapped columns of an applications file, which become answers that evaluations read. Columns with personal data,
 * or about anything a criterion must not ask for, are therefore excluded.
 */
export const answerColumns = (kind: ImportKind, columns: readonly string[], mapping: Mapping): string[] =>
  kind === "applications"
    ? columns.filter((column) => !Object.values(mapping).includes(column) && !isExcluded(column))
    : [];

const isExcluded = (column: string) =>
  readingsOf("applications", column).some((reading) => headingsOfPersonalData.has(reading)) ||
  isSelfReport(column);
