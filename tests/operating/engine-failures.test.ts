import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import { listen } from "../simulators/listen";

// Inngest's own server shows its dashboard at every address it does not know.
const inngest = await listen(createServer((_request, response) => response.end("<!doctype html>")));
process.env.INNGEST_BASE_URL = inngest.url;
afterAll(() => inngest.close());

test("does not take the dashboard of Inngest's own server for a list of failures", async () => {
  const { engineFailures } = await import("@/lib/doors/operating/engine-failures");
  expect(await engineFailures()).toBeNull();
});
