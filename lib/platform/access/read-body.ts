import { invalid } from "@/lib/errors";
import { readUpTo } from "@/lib/read-up-to";

/** Reads a request's body, at most `limit` bytes. Throws `tooLarge()` when there is more. */
export async function readBody(
  request: Request,
  limit: number,
  tooLarge: () => Error = () => invalid("The request body must not exceed {limit} bytes.", { limit }),
): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
  const { body } = request;
  const bytes = body ? await receiving(() => readUpTo(body, limit)) : Buffer.alloc(0);
  if (!bytes) throw tooLarge();
  return bytes;
}

const closed = new Set(["ECONNRESET", "ABORT_ERR", "ERR_STREAM_PREMATURE_CLOSE"]);

/** Reads what a client sends. A client that disconnects midway is not our failure: throws `invalid`. */
export async function receiving<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (typeof code === "string" && closed.has(code)) throw invalid("The request body was incomplete.");
    throw error;
  }
}
