import { invalid } from "@/lib/errors";

/** A request's body, read until `limit` bytes and no further. Throws `tooLarge` when there is more. */
export async function readBody(
  request: Request,
  limit: number,
  tooLarge: () => Error = () => invalid(`The request body must not exceed ${limit} bytes.`),
): Promise<Buffer> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
