import "../support/database";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchDocument } from "@/lib/platform/access/oauth/cimd/fetch-document";
import { resolveHost } from "@/lib/platform/network/resolve-host";
import { DocumentHost } from "../support/document-host";
import { startNameServer } from "../support/name-server";

let names: Awaited<ReturnType<typeof startNameServer>>;
beforeAll(async () => {
  names = await startNameServer({
    "client.example": ["93.184.216.34", "93.184.216.35", "2606:4700::1111"],
    "four.example": ["93.184.216.34"],
    "six.example": ["2606:4700::1111"],
    "mixed.example": ["93.184.216.34", "127.0.0.1"],
    "private.example": ["127.0.0.1"],
    "mapped.example": ["0:0:0:0:0:ffff:7f00:1"],
    "nat64.example": ["64:ff9b::7f00:1"],
    "metadata.example": ["169.254.169.254"],
    "broken.example": null,
  });
});
afterAll(() => names.stop());
const resolve = (host: string) => resolveHost(host, [names.address]);
const four = (address: string) => ({ address, family: 4 });
const six = (address: string) => ({ address, family: 6 });

test("resolves a name to all its addresses", async () => {
  expect(await resolve("client.example")).toEqual([
    four("93.184.216.34"),
    four("93.184.216.35"),
    six("2606:4700::1111"),
  ]);
  expect(await resolve("four.example")).toEqual([four("93.184.216.34")]);
  expect(await resolve("six.example")).toEqual([six("2606:4700::1111")]);
});

test("resolves an unknown name, or one whose lookup fails, to no address", async () => {
  expect(await resolve("nobody.example")).toEqual([]);
  expect(await resolve("broken.example")).toEqual([]);
});

test("sends names to the name server without search domains, and ignores local names", async () => {
  const hosts = readFileSync("/etc/hosts", "utf8").replaceAll(/#.*/g, "");
  // localhost is looked up on the machine itself.
  const local = hosts
    .split(/\s+/)
    .find((word) => /^[a-z][a-z\d.-]*$/i.test(word) && !/^localhost|[.]localhost$/i.test(word));
  const asked = ["metadata", "db.internal", ...(local ? [local.toLowerCase()] : [])];
  const before = names.queries.length;
  for (const name of asked) expect(await resolve(name), name).toEqual([]);
  expect(names.queries.slice(before).toSorted()).toEqual(
    asked.flatMap((name) => [`${name} A`, `${name} AAAA`]).toSorted(),
  );
});

test("refuses to connect to a public name that resolves to an internal address", async () => {
  const host = await DocumentHost.start();
  for (const name of ["private", "mixed", "mapped", "nat64", "metadata"]) {
    expect(await resolve(`${name}.example`)).not.toEqual([]);
    const url = new URL(`https://${name}.example:${host.port}/client.json`);
    await expect(fetchDocument(url, { resolve }), name).rejects.toThrow("could not be fetched");
  }
  expect(host.connections).toBe(0);
  await host.stop();
});
