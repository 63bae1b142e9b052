import { invalid } from "@/lib/errors";
import { type ImportKind, fieldsOf } from "./fields";
import { folded } from "./folded";
import { findProtectedCriteria } from "@/lib/scorecards/protected-criteria";
import { headingsOf, headingsOfPersonalData } from "./headings";

/** Field to column heading, null for none. */
export type Mapping = Record<string, string | null>;
export type Place = { field: string; column: number | null };

/** Which column is which field, by their headings; null where none fits. */
export function suggestMapping(kind: ImportKind, columns: readonly string[]): Mapping {
  const mappedColumns = new Set<string>();
  const mapping: Mapping = Object.fromEntries(fieldsOf[kind].map((field) => [field, null]));
  // The surest heading of any field first, so that "Job ID" is the job's and not just an id.
  const wishes = fieldsOf[kind].map((field) => ({ field, names: headingsOf(kind, field) }));
  const most = Math.max(...wishes.map(({ names }) => names.length));
  for (let rank = 0; rank < most; rank++)
    for (const { field, names } of wishes) {
      if (mapping[field] !== null) continue;
      const column = columns.find((each) => folded(each) === names[rank] && !mappedColumns.has(each));
      if (column === undefined) continue;
      mappedColumns.add(column);
      mapping[field] = column;
    }
  return namesApart(mapping);
}

/** "Vorname, Name" and "Nombre, Apellidos": beside one part of a name, what says just "name" is the other part. */
function namesApart(mapping: Mapping): Mapping {
  const { fullName = null, firstName = null, lastName = null } = mapping;
  if (fullName === null || (firstName === null) === (lastName === null)) return mapping;
  const other = firstName === null ? "firstName" : "lastName";
  return { ...mapping, fullName: null, [other]: fullName };
}

/** Throws invalid for a field or a column that does not exist. */
export function checkedMapping(kind: ImportKind, columns: readonly string[], wanted: Mapping): Mapping {
  const mapping: Mapping = Object.fromEntries(fieldsOf[kind].map((field) => [field, null]));
  for (const [field, column] of Object.entries(wanted)) {
    if (!Object.hasOwn(mapping, field)) throw invalid("mapping: {kind} have no such field.", { kind });
    if (column !== null && !columns.includes(column))
      throw invalid("mapping.{field}: the file has no such column.", { field });
    mapping[field] = column;
  }
  return mapping;
}

/** Where each field stands in a row. */
export const placesOf = (mapping: Mapping, columns: readonly string[]): Place[] =>
  Object.entries(mapping).map(([field, name]) => {
    const column = name === null ? -1 : columns.indexOf(name);
    return { field, column: column === -1 ? null : column };
  });

/**
 * Columns of a file of applications that are no field: what they say is kept as answers, which evaluations read. So
 * those that tell who somebody is, or name what no criterion may ask for, stay out.
 */
export const answerColumns = (kind: ImportKind, columns: readonly string[], mapping: Mapping): string[] =>
  kind === "applications"
    ? columns.filter((column) => !Object.values(mapping).includes(column) && !tellsWho(column))
    : [];

const tellsWho = (column: string) =>
  headingsOfPersonalData.has(folded(column)) || findProtectedCriteria(column) !== null;
