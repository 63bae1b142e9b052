/** Splits at line feeds only: readline would also split at other separators, which JSON allows within a string. */
export async function* linesIn(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let line = "";
  for await (const chunk of chunks) {
    const [end = "", ...following] = chunk.split("\n");
    line += end;
    for (const next of following) {
      yield line;
      line = next;
    }
  }
  if (line) yield line;
}
