import { storable } from "@/lib/language/storable";

/**
 * Parses the JSON object in an answer, ignoring a code fence or sentences that some models put around it, and without
 * what cannot be stored.
 */
export function jsonIn(text: string): unknown {
  for (const part of [text, text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)]) {
    try {
      return storable(JSON.parse(part) as unknown);
    } catch {
      // Not JSON: try the next.
    }
  }
  return undefined;
}
