/** The JSON object in an answer, out of the code fence or the sentences that some models put around it. */
export function jsonIn(text: string): unknown {
  for (const part of [text, text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)]) {
    try {
      return JSON.parse(part);
    } catch {
      // Not by itself JSON.
    }
  }
  return undefined;
}
