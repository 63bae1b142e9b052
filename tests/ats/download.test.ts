import { readFileSync } from "node:fs";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { download } from "@/lib/records/ats/download";
import type { Transport } from "@/lib/records/ats/http";
import { wire } from "@/lib/records/ats/wire";
import { isPublicAddress } from "@/lib/platform/network/public-address";
import { resolveHost } from "@/lib/platform/network/resolve-host";
import { certificateFile, DocumentHost } from "../support/document-host";
import { startNameServer } from "../support/name-server";

// 127.0.0.2 stands for the public Internet; all other addresses of this machine are internal and off limits.
const outside = "127.0.0.2";
/** Where the ATS keeps files. */
let host: DocumentHost;
/** An internal service that answers anyone who reaches it. */
let inner: DocumentHost;
let innerTls: DocumentHost;
const { reach, fileMs } = wire;

beforeAll(async () => {
  setDefaultCACertificates([...getCACertificates("default"), readFileSync(certificateFile, "utf8")]);
  host = await DocumentHost.start("https", "localhost", "0.0.0.0");
  inner = await DocumentHost.start("http");
  innerTls = await DocumentHost.start("https");
  for (const each of [inner, innerTls])
    each.handlers.set("/secret", (_, response) => response.end("the inside"));
});
afterAll(async () => {
  for (const each of [host, inner, innerTls]) await each.stop();
});
afterEach(() => Object.assign(wire, { reach, fileMs }));

const isAllowed = (address: string) => address === outside || isPublicAddress(address);
const at = (addresses: Record<string, string[]>) => ({
  allows: isAllowed,
  resolve: async (name: string) => (addresses[name] ?? []).map((address) => ({ address, family: 4 })),
});
const transport: Transport = {
  fetch: (url, init) => fetch(url, init),
};

/** Downloads a file as a sync does. */
const fetchFile = (source: string, limit = 1_000, base = "https://harvest.greenhouse.io") =>
  download(transport, `${base}/v3`, source, limit);
const redirect = (from: string, location: string, status = 302) =>
  host.handlers.set(from, (_, response) => response.writeHead(status, { location }).end());
const unsafe = { kind: "malformed", message: "The file's address is not a safe one." };

test("fetches a file over TLS, also through redirects", async () => {
  wire.reach = at({ localhost: [outside] });
  let sent: object = {};
  host.handlers.set("/cv.pdf", ({ headers }, response) => {
    sent = headers;
    response.end("%PDF-1.4");
  });
  redirect("/signed", "/once-more", 307);
  redirect("/once-more", `${host.origin}/cv.pdf`, 301);
  for (const path of ["/cv.pdf", "/signed"])
    expect(Buffer.from(await fetchFile(host.origin + path)).toString()).toBe("%PDF-1.4");
  // No other header is sent, such as a credential.
  expect(Object.keys(sent).sort()).toEqual(["accept-encoding", "connection", "host"]);
});

test.each<[string, () => string]>([
  ["this machine", () => `http://127.0.0.1:${inner.port}/secret`],
  ["this machine over TLS", () => `https://127.0.0.1:${innerTls.port}/secret`],
  ["this machine by its name", () => `https://inside.example:${innerTls.port}/secret`],
  ["this machine over IPv6", () => `https://[::1]:${innerTls.port}/secret`],
  ["this machine by a decimal address", () => `https://2130706433:${innerTls.port}/secret`],
  ["cloud metadata", () => "http://169.254.169.254/latest/meta-data/"],
  ["cloud metadata over TLS", () => "https://169.254.169.254/latest/meta-data/"],
  ["a plain http URL", () => `http://localhost:${host.port}/cv.pdf`],
  ["a URL with another scheme", () => "file:///etc/passwd"],
  ["a data URL", () => "data:text/plain,inside"],
  ["a URL with credentials", () => `https://user:word@localhost:${host.port}/cv.pdf`],
  ["an invalid URL", () => "https://"],
])("refuses to fetch %s, directly or through a redirect", async (_, address) => {
  wire.reach = at({ localhost: [outside], "inside.example": ["127.0.0.1"] });
  const before = inner.connections + innerTls.connections;
  await expect(fetchFile(address())).rejects.toMatchObject(unsafe);
  for (const status of [301, 302, 303, 307, 308]) {
    redirect("/moved", address(), status);
    await expect(fetchFile(`${host.origin}/moved`)).rejects.toMatchObject(unsafe);
  }
  expect(inner.connections + innerTls.connections).toBe(before);
});

test("refuses a host with any internal address, and connects only to the address it checked", async () => {
  const before = innerTls.connections;
  const source = `https://localhost:${innerTls.port}/secret`;
  wire.reach = at({ localhost: [outside, "127.0.0.1"] });
  await expect(fetchFile(source)).rejects.toMatchObject(unsafe);
  // DNS rebinding: the first lookup returns a public address, later ones an internal address.
  let lookups = 0;
  wire.reach = {
    allows: isAllowed,
    resolve: async () => [{ address: lookups++ === 0 ? outside : "127.0.0.1", family: 4 }],
  };
  await expect(fetchFile(source)).rejects.toMatchObject({ kind: "unreachable" });
  expect(lookups).toBe(1);
  // A redirect is resolved again, and the new address is checked.
  host.handlers.set("/cv.pdf", (_, response) => response.end("%PDF-1.4"));
  redirect("/again", `${host.origin}/cv.pdf`);
  lookups = 0;
  await expect(fetchFile(`${host.origin}/again`)).rejects.toMatchObject(unsafe);
  expect(lookups).toBe(2);
  expect(innerTls.connections).toBe(before);
});

test("resolves host names through DNS", async () => {
  const server = await startNameServer({ "files.example": ["10.0.0.8"], "gone.example": [] });
  wire.reach = { resolve: (name) => resolveHost(name, [server.address]) };
  await expect(fetchFile("https://files.example/cv.pdf")).rejects.toMatchObject(unsafe);
  await expect(fetchFile("https://gone.example/cv.pdf")).rejects.toMatchObject({ kind: "unreachable" });
  expect(server.queries).toContain("files.example A");
  await server.stop();
});

test("follows at most five redirects", async () => {
  wire.reach = at({ localhost: [outside] });
  host.handlers.set("/hop0", (_, response) => response.end("there"));
  for (let n = 1; n <= 6; n++) redirect(`/hop${n}`, `/hop${n - 1}`);
  expect(Buffer.from(await fetchFile(`${host.origin}/hop5`)).toString()).toBe("there");
  await expect(fetchFile(`${host.origin}/hop6`)).rejects.toMatchObject({ kind: "malformed" });
  redirect("/round", "/round");
  const before = host.timesAsked("/round");
  await expect(fetchFile(`${host.origin}/round`)).rejects.toMatchObject({ kind: "malformed" });
  expect(host.timesAsked("/round") - before).toBe(6);
});

test("stops reading a file at the size limit, and refuses compressed responses", async () => {
  wire.reach = at({ localhost: [outside] });
  host.handlers.set("/full", (_, response) => response.end("x".repeat(1_000)));
  expect(await fetchFile(`${host.origin}/full`)).toHaveLength(1_000);
  let closed!: () => void;
  const hungUp = new Promise<void>((resolve) => (closed = resolve));
  host.handlers.set("/endless", (_, response) => {
    const timer = setInterval(() => response.write("x".repeat(10_000)), 1);
    response.on("close", () => {
      clearInterval(timer);
      closed();
    });
  });
  await expect(fetchFile(`${host.origin}/endless`)).rejects.toMatchObject({ kind: "refused" });
  await hungUp;
  host.handlers.set("/bomb", (_, response) =>
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("0".repeat(10_000_000))),
  );
  await expect(fetchFile(`${host.origin}/bomb`, 20_000_000)).rejects.toMatchObject({ kind: "malformed" });
});

test("gives up on a host that is silent, slow, or slow at every redirect, within the time limit", async () => {
  wire.reach = at({ localhost: [outside] });
  wire.fileMs = 400;
  host.handlers.set("/silent", () => {});
  host.handlers.set("/drip", (_, response) => {
    response.write("x");
    const timer = setInterval(() => response.write("x"), 50);
    response.on("close", () => clearInterval(timer));
  });
  host.handlers.set("/late", (_, response) => {
    setTimeout(() => response.writeHead(302, { location: "/late" }).end(), 150);
  });
  for (const path of ["/silent", "/drip", "/late"])
    await expect(fetchFile(host.origin + path, 100_000)).rejects.toMatchObject({ kind: "unreachable" });
  wire.reach = { resolve: () => new Promise<never>(() => {}) };
  await expect(fetchFile(`${host.origin}/silent`)).rejects.toMatchObject({ kind: "unreachable" });
});

test("fetches only a simulator's own files, and follows none of its redirects", async () => {
  const simulator = await DocumentHost.start("http");
  simulator.handlers.set("/cv.pdf", (_, response) => response.end("%PDF-1.4"));
  simulator.handlers.set("/moved", (_, response) =>
    response.writeHead(302, { location: `http://127.0.0.1:${inner.port}/secret` }).end(),
  );
  const from = (source: string) => fetchFile(source, 1_000, simulator.origin);
  expect(Buffer.from(await from(`${simulator.origin}/cv.pdf`)).toString()).toBe("%PDF-1.4");
  await expect(from(`${simulator.origin}/moved`)).rejects.toMatchObject({ kind: "refused" });
  await expect(from(`http://127.0.0.1:${inner.port}/secret`)).rejects.toMatchObject(unsafe);
  await simulator.stop();
});
