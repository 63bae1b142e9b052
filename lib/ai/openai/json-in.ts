/** Parses the JSON object in an answer, ignoring a code fence or sentences that some models put around it. */
export function jsonIn(text: string): unknown {
  for (const part of [text, text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)]) {
    try {
      return JSON.parse(part);
    } catch {
      // Not JSON: try the next.
    }
  }
  return undefined;
}
