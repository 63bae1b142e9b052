/** A message between the app and a reading process: its length in four bytes (big-endian), then its content. */
export function frame(message: string | Uint8Array): [Uint8Array, Uint8Array] {
  const body = typeof message === "string" ? Buffer.from(message) : message;
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return [length, body];
}

/** Yields the messages of a stream until it ends. @throws RangeError when one is longer than `most` bytes */
export async function* framesOf(
  stream: AsyncIterable<Buffer>,
  most: number,
): AsyncGenerator<Buffer, undefined> {
  let chunks: Buffer[] = [];
  let length = 0;
  let needed = 4;
  let inside = false;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    while (length >= needed) {
      const all = Buffer.concat(chunks, length);
      const rest = all.subarray(needed);
      if (inside) yield all.subarray(0, needed);
      else if (all.readUInt32BE() > most) throw new RangeError("A message is too long.");
      needed = inside ? 4 : all.readUInt32BE();
      inside = !inside;
      [chunks, length] = [[rest], rest.length];
    }
  }
}
