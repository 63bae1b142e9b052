import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressProblem, fetchPublic } from "@/lib/platform/network/fetch-public";

let calls = 0;
const server = createServer((request, response) => {
  calls++;
  if (request.url === "/away") return response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
  let body = "";
  request.on("data", (chunk) => (body += chunk));
  request.on("end", () => response.writeHead(201, { "x-got": request.headers["x-sent"] ?? "" }).end(body));
});
let host: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe("fetchPublic", () => {
  it("reaches an internal host only when the operator allows it, and passes method, headers and body", async () => {
    const answer = await fetchPublic(new Set([host]))(`http://${host}/v1`, {
      method: "POST",
      headers: { "x-sent": "yes" },
      body: "words",
    });
    expect([answer.status, answer.headers.get("x-got"), await answer.text()]).toEqual([201, "yes", "words"]);
    const before = calls;
    await expect(fetchPublic(new Set())(`http://${host}/v1`)).rejects.toThrow("Only https URLs are allowed.");
    await expect(fetchPublic(new Set())(`https://${host}/v1`)).rejects.toThrow("The address is not public.");
    expect(calls).toBe(before);
  });

  it.each([
    ["a name that resolves to a private address", "10.0.0.7"],
    ["a name that resolves to loopback", "127.0.0.1"],
    ["a name that resolves to cloud metadata", "169.254.169.254"],
  ])("refuses to connect to %s", async (_, address) => {
    const resolve = () => Promise.resolve([{ address, family: 4 }]);
    await expect(fetchPublic(new Set(), { resolve })("https://models.example.com/v1")).rejects.toThrow(
      /not public/,
    );
  });

  it("does not follow redirects", async () => {
    const answer = await fetchPublic(new Set([host]))(`http://${host}/away`);
    expect(answer.status).toBe(302);
  });
});

describe("addressProblem", () => {
  it.each(["https://api.openai.com/v1", "https://x.openai.azure.com", "https://8.8.8.8/v1"])(
    "accepts %s",
    (address) => expect(addressProblem(address, new Set())).toBeNull(),
  );
  it.each([
    "http://api.openai.com/v1",
    "ftp://x.example",
    "nonsense",
    "https://127.0.0.1/v1",
    "https://[::1]/v1",
    "https://10.1.2.3",
    "https://ollama/v1",
    "https://user:word@x.example",
    "https://x.example/?q=1",
    "https://169.254.169.254/latest",
    "https://localhost:11434/v1",
  ])("refuses %s", (address) => expect(addressProblem(address, new Set())).not.toBeNull());
  it("accepts a host the operator allows, on that port only", () => {
    expect(addressProblem("http://ollama:11434/v1", new Set(["ollama:11434"]))).toBeNull();
    expect(addressProblem("http://ollama:11435/v1", new Set(["ollama:11434"]))).not.toBeNull();
  });
});
