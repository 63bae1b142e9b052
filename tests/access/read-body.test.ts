import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { errorResponse } from "@/lib/platform/access/error-response";
import { readBody } from "@/lib/platform/access/read-body";
import { readMessage } from "@/lib/doors/mcp/http/message";

let logged: unknown[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, "error").mockImplementation((line: unknown) => void logged.push(line));
});
afterEach(() => void vi.restoreAllMocks());

/** A request whose body fails to read after its first half. */
function halfSent(failure: Error) {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"jsonrpc":')),
    pull: (controller) => controller.error(failure),
  });
  const headers = { "content-type": "application/json" };
  return new Request("http://localhost/", { method: "POST", headers, body, duplex: "half" } as RequestInit);
}

const readers = {
  upload: (request: Request) => readBody(request, 100),
  message: (request: Request) => readMessage(request),
};
const answer = (read: (request: Request) => Promise<unknown>, failure: Error) =>
  read(halfSent(failure)).then(() => expect.unreachable(), errorResponse);

test.each(Object.entries(readers))("logs no error when the client disconnects: %s", async (_name, read) => {
  const reset = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
  const response = await answer(read, reset);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: "The request body was incomplete." });
  expect(logged).toEqual([]);
});

test.each(Object.entries(readers))("answers 500 to any other read failure: %s", async (_name, read) => {
  expect((await answer(read, new TypeError("chunks is undefined"))).status).toBe(500);
  expect(logged).toEqual([expect.stringContaining("request failed")]);
});

test("answers 500 and logs when the server loses a connection of its own", () => {
  expect(errorResponse(Object.assign(new Error("read"), { code: "ECONNRESET" })).status).toBe(500);
  expect(logged).toEqual([expect.stringContaining("ECONNRESET")]);
});
