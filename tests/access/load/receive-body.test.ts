import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { receiveBody } from "@/lib/platform/access/load/receive-body";

const bytes = Buffer.alloc(41 * 1024 * 1024, "abc");

/** Receives a body of so many megabytes, all of which has arrived. */
function receive(address: string, megabytes: number) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  request.push(bytes.subarray(0, megabytes * 1024 * 1024));
  request.push(null);
  request.complete = true;
  const refusal = receiveBody(request, response, "others", address);
  return { request, refusal, close: () => response.emit("close") };
}

test("bodies count until their response is closed: 64 MB of one address, 256 MB in all", async () => {
  const inside = [40, 20, 30, 30, 30, 30, 30, 30].map((megabytes, at) => receive(`${at >> 1}`, megabytes));
  for (const { refusal } of inside) expect(await refusal).toBeNull();
  const [first] = inside;
  expect((await buffer(first!.request)).equals(bytes.subarray(0, 40 * 1024 * 1024))).toBe(true);
  const refused = [receive("0", 5), receive("4", 20), receive("4", 41)] as const;
  expect(await refused[0].refusal).toMatchObject({ status: 429 });
  expect(await refused[1].refusal).toBe("busy");
  expect(await refused[2].refusal).toMatchObject({ status: 413 });
  for (const { close } of refused) close();
  expect(await receive("4", 20).refusal).toBe("busy");
  first!.close();
  expect(await receive("4", 20).refusal).toBeNull();
});
