import { hasMessage, type Words } from "@/components/words/translate";
import en from "@/messages/en/import.json";

/** What a field is called; problems of a whole row name none. */
export function fieldName(t: Words<typeof en>, field: string) {
  const key = `field.${field}`;
  return t(hasMessage(en, key) ? key : "field.row");
}
