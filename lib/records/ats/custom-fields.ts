import * as z from "zod";
import type { AtsFields } from "@/lib/records/candidates/ats-fields";

const one = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const Value = z.union([one, z.array(one).transform((all) => all.join(", "))]).catch("");

/** The value of a custom field as text: empty for a shape that is not published, such as an amount of money. */
export const fieldText = (value: unknown): string => Value.parse(value ?? "").trim();

/** The fields that have a value. */
export const filled = (fields: AtsFields): AtsFields =>
  fields.filter(({ name, value }) => name !== "" && value !== "");
