import { listed } from "@/lib/language/worded";

/** A reader of a label that opens a folded text, "Name: …": where what it announces begins; 0 without one. */
export function afterLabel(list: string) {
  const label = new RegExp(`^${listed(list)}\\s*[:•|>-]+\\s*`, "u");
  return (low: string) => label.exec(low)?.[0].length ?? 0;
}
