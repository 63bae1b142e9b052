import { readFileSync } from "node:fs";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchDocument, type FetchOptions } from "@/lib/access/oauth/cimd/fetch-document";
import { certificateFile, DocumentHost } from "../support/document-host";

let host: DocumentHost;
beforeAll(async () => {
  setDefaultCACertificates([...getCACertificates("default"), readFileSync(certificateFile, "utf8")]);
  host = await DocumentHost.start();
});
afterAll(() => host.stop());

const here = { address: "127.0.0.1", family: 4 };
/** As client.example would be fetched, if it were where the test says. */
const fetched = (path: string, addresses = [here], more: FetchOptions = {}, name = "client.example") =>
  fetchDocument(new URL(`https://${name}:${host.port}${path}`), {
    loopback: true,
    resolve: async () => addresses,
    ...more,
  });
const unreachable = "could not be fetched from a public address";

test("a document is fetched over TLS from the address the name has", async () => {
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
])("a name that leads to %s is not connected to", async (address) => {
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
  ])
    await expect(fetched("/client.json", addresses, { loopback: false })).rejects.toThrow(unreachable);
  expect(host.connections).toBe(before);
});

test("even where loopback is allowed, other private addresses are not", async () => {
  for (const address of ["10.0.0.1", "169.254.169.254", "192.168.0.1"])
    await expect(fetched("/client.json", [{ address, family: 4 }])).rejects.toThrow(unreachable);
});

test("the name is resolved once, so a second answer of the name server is not connected to", async () => {
  host.publish("/client.json");
  let times = 0;
  const rebinding = async () => {
    times++;
    return times === 1 ? [here] : [{ address: "10.0.0.1", family: 4 }];
  };
  await fetched("/client.json", [], { resolve: rebinding });
  expect(times).toBe(1);
});

test("a name that does not exist, or has no address, is not reached", async () => {
  await expect(fetched("/client.json", [])).rejects.toThrow(unreachable);
  const resolve = async () => Promise.reject(new Error("ENOTFOUND"));
  await expect(fetched("/client.json", [], { resolve })).rejects.toThrow(unreachable);
});

test("a certificate for another name is not believed", async () => {
  const before = host.requestedPaths.length;
  await expect(fetched("/client.json", [here], {}, "other.example")).rejects.toThrow(unreachable);
  expect(host.requestedPaths.length).toBe(before);
});

test.each([301, 302, 303, 307, 308])("a redirect (%i) is not followed", async (status) => {
  host.publish("/private.json");
  const before = host.timesAsked("/private.json");
  for (const location of ["/private.json", "http://169.254.169.254/", `${host.origin}/private.json`]) {
    host.handlers.set("/moved", (_, response) => response.writeHead(status, { location }).end());
    await expect(fetched("/moved")).rejects.toThrow(`was answered ${status}`);
  }
  expect(host.timesAsked("/private.json")).toBe(before);
});

test.each<[string, number, Record<string, string>, string | Buffer, string]>([
  ["another status", 201, { "content-type": "application/json" }, "{}", "was answered 201"],
  ["a missing document", 404, { "content-type": "application/json" }, "{}", "was answered 404"],
  ["a page", 200, { "content-type": "text/html" }, "{}", "must be application/json"],
  ["no type", 200, {}, "{}", "must be application/json"],
  [
    "a type that only begins so",
    200,
    { "content-type": "application/jsonp" },
    "{}",
    "must be application/json",
  ],
  ["a list", 200, { "content-type": "application/json" }, "[]", "must be a JSON object"],
  ["null", 200, { "content-type": "application/json" }, "null", "must be a JSON object"],
  ["no JSON", 200, { "content-type": "application/json" }, "{", "not valid JSON"],
  ["nothing", 200, { "content-type": "application/json" }, "", "not valid JSON"],
  [
    "bytes that are no UTF-8",
    200,
    { "content-type": "application/json" },
    Buffer.from([0x22, 0xff, 0x22]),
    "UTF-8",
  ],
  [
    "a compressed document",
    200,
    { "content-type": "application/json", "content-encoding": "gzip" },
    gzipSync("{}"),
    "must not be compressed",
  ],
])("%s is refused", async (_, status, headers, body, message) => {
  host.handlers.set("/odd", (_request, response) => response.writeHead(status, headers).end(body));
  await expect(fetched("/odd")).rejects.toMatchObject({ status: 400, error: "invalid_client" });
  await expect(fetched("/odd")).rejects.toThrow(message);
});

test("a structured suffix is JSON too, and so is a type with a charset", async () => {
  for (const type of ["application/client+json", "Application/JSON; charset=utf-8"]) {
    host.publish("/typed", {}, { "content-type": type });
    expect((await fetched("/typed")).body.client_name).toBe("Documented agent");
  }
});

test("64 KB are read and no more, whatever length was announced", async () => {
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

test("a host that is slow to answer, to go on or to be resolved is given up", async () => {
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

test("nothing of ours is sent along", async () => {
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
