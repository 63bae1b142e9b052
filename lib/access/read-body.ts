import { DomainError } from "@/lib/errors";

/** A request's body, read until `limit` bytes and no further. Throws invalid when there is more. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = () => new DomainError("invalid", `The request body must not exceed ${limit} bytes.`);
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
