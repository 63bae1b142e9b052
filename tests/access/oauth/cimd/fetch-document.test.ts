import "../../../support/database";
import { readFileSync } from "node:fs";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchDocument, type FetchOptions } from "@/lib/platform/access/oauth/cimd/fetch-document";
import { NotPublic, requestPublic } from "@/lib/platform/network/request-public";
import { certificateFile, DocumentHost } from "../../../support/document-host";

let host: DocumentHost;
beforeAll(async () => {
  setDefaultCACertificates([...getCACertificates("default"), readFileSync(certificateFile, "utf8")]);
  host = await DocumentHost.start();
});
afterAll(() => host.stop());

const here = { address: "127.0.0.1", family: 4 };
/** Fetches a document of client.example, whose name resolves to `addresses`. */
const fetched = (path: string, addresses = [here], more: FetchOptions = {}, name = "client.example") =>
  fetchDocument(new URL(`https://${name}:${host.port}${path}`), {
    loopback: true,
    resolve: async () => addresses,
    ...more,
  });
const unreachable = "could not be fetched from a public address";

test("fetches a document over TLS from the address its host name resolves to", async () => {
  host.publish("/client.json");
  const { body } = await fetched("/client.json");
  expect(body).toMatchObject({ client_name: "Documented agent" });
});

test.each([
  "127.0.0.1",
  "10.0.0.1",
  "169.254.169.254",
  "192.168.1.1",
  "0.0.0.0",
  "::1",
  "::ffff:127.0.0.1",
  "64:ff9b::7f00:1",
  "fd00::1",
  "fe80::1",
])("does not connect to a host name that resolves to %s", async (address) => {
  host.publish("/client.json");
  const before = host.connections;
  const family = address.includes(":") ? 6 : 4;
  for (const addresses of [
    [{ address, family }],
    [
      { address: "93.184.216.34", family: 4 },
      { address, family },
    ],
    [
      { address, family },
      { address: "2606:4700::1111", family: 6 },
    ],
  ]) {
    await expect(fetched("/client.json", addresses, { loopback: false })).rejects.toThrow(unreachable);
    // The document's refusal is the same for an address that does not answer: this is the reason for it.
    const request = { headers: {}, signal: AbortSignal.timeout(5_000), resolve: async () => addresses };
    const url = new URL(`https://client.example:${host.port}/client.json`);
    await expect(requestPublic(url, request)).rejects.toThrow(NotPublic);
  }
  expect(host.connections).toBe(before);
});

test.each(["10.0.0.1", "169.254.169.254", "192.168.1.1", "64:ff9b::7f00:1", "fd00::1", "fe80::1"])(
  "refuses the private address %s even when loopback is allowed and the first address answers",
  async (address) => {
    host.publish("/client.json");
    const before = host.connections;
    const family = address.includes(":") ? 6 : 4;
    await expect(fetched("/client.json", [here, { address, family }])).rejects.toThrow(unreachable);
    expect(host.connections).toBe(before);
    await expect(fetched("/client.json", [here])).resolves.toHaveProperty("body");
  },
);

test("resolves the host name once, so that DNS rebinding cannot change the address", async () => {
  host.publish("/client.json");
  let lookups = 0;
  const rebinding = async () => {
    lookups++;
    return lookups === 1 ? [here] : [{ address: "10.0.0.1", family: 4 }];
  };
  await fetched("/client.json", [], { resolve: rebinding });
  expect(lookups).toBe(1);
});

test("refuses a host name that does not exist or has no address", async () => {
  await expect(fetched("/client.json", [])).rejects.toThrow(unreachable);
  const resolve = async () => Promise.reject(new Error("ENOTFOUND"));
  await expect(fetched("/client.json", [], { resolve })).rejects.toThrow(unreachable);
});

test("refuses a certificate for another host name", async () => {
  const before = host.requestedPaths.length;
  await expect(fetched("/client.json", [here], {}, "other.example")).rejects.toThrow(unreachable);
  expect(host.requestedPaths.length).toBe(before);
});

test.each([301, 302, 303, 307, 308])("does not follow a redirect (%i)", async (status) => {
  host.publish("/private.json");
  const before = host.timesAsked("/private.json");
  for (const location of ["/private.json", "http://169.254.169.254/", `${host.origin}/private.json`]) {
    host.handlers.set("/moved", (_, response) => response.writeHead(status, { location }).end());
    await expect(fetched("/moved")).rejects.toThrow(`returned ${status}`);
  }
  expect(host.timesAsked("/private.json")).toBe(before);
});

test.each<[string, number, Record<string, string>, string | Buffer, string]>([
  ["a status other than 200", 201, { "content-type": "application/json" }, "{}", "returned 201"],
  ["a missing document", 404, { "content-type": "application/json" }, "{}", "returned 404"],
  ["an HTML page", 200, { "content-type": "text/html" }, "{}", "must be application/json"],
  ["a missing content type", 200, {}, "{}", "must be application/json"],
  [
    "a type that only starts like application/json",
    200,
    { "content-type": "application/jsonp" },
    "{}",
    "must be application/json",
  ],
  ["a JSON array", 200, { "content-type": "application/json" }, "[]", "must be a JSON object"],
  ["JSON null", 200, { "content-type": "application/json" }, "null", "must be a JSON object"],
  ["invalid JSON", 200, { "content-type": "application/json" }, "{", "not valid JSON"],
  ["an empty body", 200, { "content-type": "application/json" }, "", "not valid JSON"],
  ["invalid UTF-8", 200, { "content-type": "application/json" }, Buffer.from([0x22, 0xff, 0x22]), "UTF-8"],
  [
    "a compressed document",
    200,
    { "content-type": "application/json", "content-encoding": "gzip" },
    gzipSync("{}"),
    "must not be compressed",
  ],
])("refuses %s", async (_, status, headers, body, message) => {
  host.handlers.set("/odd", (_request, response) => response.writeHead(status, headers).end(body));
  await expect(fetched("/odd")).rejects.toMatchObject({ status: 400, error: "invalid_client" });
  await expect(fetched("/odd")).rejects.toThrow(message);
});

test("accepts a type with the suffix +json and a type with a charset", async () => {
  for (const type of ["application/client+json", "Application/JSON; charset=utf-8"]) {
    host.publish("/typed", {}, { "content-type": type });
    expect((await fetched("/typed")).body.client_name).toBe("Documented agent");
  }
});

test("reads up to 64 KB and hangs up on a longer document", async () => {
  const json = { "content-type": "application/json" };
  const padded = (bytes: number) => JSON.stringify({ x: "y".repeat(bytes - 8) });
  expect(padded(65_536)).toHaveLength(65_536);
  host.handlers.set("/full", (_, response) => response.writeHead(200, json).end(padded(65_536)));
  expect((await fetched("/full")).body.x).toHaveLength(65_528);
  host.handlers.set("/over", (_, response) => response.writeHead(200, json).end(padded(65_537)));
  await expect(fetched("/over")).rejects.toThrow("64 KB");

  let closed!: () => void;
  const hungUp = new Promise<void>((resolve) => (closed = resolve));
  host.handlers.set("/endless", (_, response) => {
    response.writeHead(200, json).write('{"x":"');
    const timer = setInterval(() => response.write("y".repeat(10_000)), 1);
    response.on("close", () => {
      clearInterval(timer);
      closed();
    });
  });
  await expect(fetched("/endless")).rejects.toThrow("64 KB");
  await hungUp;
});

test("gives up on a host that is slow to resolve, to answer or to continue", async () => {
  const withinMs = 300;
  host.handlers.set("/silent", () => {});
  await expect(fetched("/silent", [here], { withinMs })).rejects.toThrow(unreachable);
  host.handlers.set("/drip", (_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).write(" ");
    const timer = setInterval(() => response.write(" "), 50);
    response.on("close", () => clearInterval(timer));
  });
  await expect(fetched("/drip", [here], { withinMs })).rejects.toThrow(unreachable);
  const resolve = () => new Promise<never>(() => {});
  await expect(fetched("/silent", [], { withinMs, resolve })).rejects.toThrow(unreachable);
});

test("sends no headers that the request does not need", async () => {
  let sent: Record<string, unknown> = {};
  host.publish("/client.json");
  const publish = host.handlers.get("/client.json");
  host.handlers.set("/seen", (request, response) => {
    sent = request.headers;
    publish?.(request, response);
  });
  await fetched("/seen");
  expect(Object.keys(sent).sort()).toEqual(["accept", "accept-encoding", "connection", "host", "user-agent"]);
});
