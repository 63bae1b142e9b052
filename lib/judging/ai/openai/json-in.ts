import { parsePartialJson } from "ai";
import { storable } from "@/lib/reading/language/storable";

const endOfThought = "</think>";

/**
 * Parses the JSON in an answer, ignoring reasoning in tags, a code fence or sentences that some models put around it,
 * and without what cannot be stored. `whole` is false for the readable beginning of an answer that was cut.
 */
export async function jsonIn(answer: string): Promise<{ value: unknown; whole: boolean }> {
  const thought = answer.lastIndexOf(endOfThought);
  const text = answer.slice(thought < 0 ? 0 : thought + endOfThought.length).trim();
  for (const part of [text, text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)]) {
    try {
      return { value: storable(JSON.parse(part) as unknown), whole: true };
    } catch {
      // Not JSON: try the next.
    }
  }
  const begun = text.indexOf("{");
  const { value } = begun < 0 ? { value: undefined } : await parsePartialJson(text.slice(begun));
  return { value: storable(value), whole: false };
}
