import { expect, test } from "vitest";
import { readMailbox } from "@/lib/platform/access/read-mailbox";

const here = { host: "localhost:3000", "x-shortlist-peer": "127.0.0.1" };
const isShown = async (headers: Record<string, string>) => (await readMailbox(new Headers(headers))) !== null;

test("shows the development mailbox on the machine itself", async () => {
  expect(await isShown(here)).toBe(true);
  expect(await isShown({ host: "[::1]:3000", "x-shortlist-peer": "::1" })).toBe(true);
  expect(await isShown({ ...here, "x-shortlist-peer": "::ffff:127.0.0.1" })).toBe(true);
  expect(await isShown({ ...here, "x-forwarded-for": "127.0.0.1" })).toBe(true);
});

test.each([
  ["to another machine", { ...here, "x-shortlist-peer": "10.0.0.7" }],
  [
    "to another machine that claims to be this one",
    { ...here, "x-shortlist-peer": "10.0.0.7", "x-forwarded-for": "127.0.0.1" },
  ],
  ["through a tunnel", { ...here, host: "trial.example.com" }],
  ["through a tunnel that hides itself", { ...here, host: "evil.example", "x-forwarded-host": "localhost" }],
  ["through a proxy on this machine", { ...here, "x-forwarded-for": "203.0.113.9" }],
  ["under a host name that resolves to this machine", { ...here, host: "127.0.0.1.evil.example" }],
  ["under another port", { ...here, host: "localhost:4000" }],
  ["through a proxy that claims no address", { ...here, "x-forwarded-for": "127.evil" }],
  ["without a host", { "x-shortlist-peer": "127.0.0.1" }],
  ["to an unknown address", { host: "localhost:3000" }],
])("does not show the development mailbox %s", async (_, headers: Record<string, string>) => {
  expect(await isShown(headers)).toBe(false);
});
