import { hasMessage, type Words } from "@/components/words/translate";
import en from "@/messages/en/import.json";

/** A field's display name. Problems with a whole row have no field and get "field.row". */
export function fieldName(t: Words<typeof en>, field: string) {
  const key = `field.${field.startsWith("own:") ? "own" : field}`;
  return t(hasMessage(en, key) ? key : "field.row");
}
