import type { Message } from "./message";
import { rpcError } from "./refusal";

/**
 * Answers a batch (revision 2025-03-26): one message after the other, with the responses as one list; 202 without any.
 * A refusal by HTTP, as for a scope that is missing, ends the batch and is the whole answer. `count` counts every
 * message after the first.
 */
export async function answerBatch(
  messages: (Message | null)[],
  answer: (message: Message) => Promise<Response>,
  count: () => Promise<Response | null>,
): Promise<Response> {
  const responses: unknown[] = [];
  for (const [place, message] of messages.entries()) {
    const tooMany = place > 0 ? await count() : null;
    if (tooMany) return tooMany;
    const response = await answerOne(message, answer);
    if (response.status === 401 || response.status === 403) return response;
    if (response.status !== 202) responses.push(...(await responsesIn(response)));
  }
  return responses.length > 0 ? Response.json(responses) : new Response(null, { status: 202 });
}

async function answerOne(message: Message | null, answer: (message: Message) => Promise<Response>) {
  if (message === null) return rpcError(-32600, "Invalid request: not a JSON-RPC 2.0 message.");
  if (message.method === "initialize")
    return rpcError(-32600, "Invalid request: initialize must not be part of a batch.", message.id);
  return answer(message);
}

/** The JSON-RPC responses of an answer, which is JSON or a stream that may carry notifications, too. */
async function responsesIn(response: Response): Promise<unknown[]> {
  const text = await response.text();
  if (!response.headers.get("content-type")?.startsWith("text/event-stream"))
    return [JSON.parse(text) as unknown];
  const data = text.split("\n").filter((line) => line.startsWith("data:"));
  const messages = data.map((line) => JSON.parse(line.slice("data:".length)) as object);
  return messages.filter((message) => "result" in message || "error" in message);
}
