import type { IncomingMessage } from "node:http";

/** A request that cannot be served, with the status to answer. The message is safe to show. */
export class Refusal extends Error {
  override name = "Refusal";
  status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const maxBodyBytes = 16 * 1024 * 1024;

/** The JSON body of a request. @throws Refusal 400 or 413 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new Refusal(413, `A request may have no more than ${maxBodyBytes} bytes`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    throw new Refusal(400, "The body is not JSON");
  }
}
