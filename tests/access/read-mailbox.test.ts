import { expect, test } from "vitest";
import { readMailbox } from "@/lib/access/read-mailbox";

const here = { host: "localhost:3000", "x-shortlist-peer": "127.0.0.1" };
const seen = async (headers: Record<string, string>) => (await readMailbox(new Headers(headers))) !== null;

test("the development mailbox is read on the machine itself", async () => {
  expect(await seen(here)).toBe(true);
  expect(await seen({ host: "[::1]:3000", "x-shortlist-peer": "::1" })).toBe(true);
  expect(await seen({ ...here, "x-shortlist-peer": "::ffff:127.0.0.1" })).toBe(true);
  expect(await seen({ ...here, "x-forwarded-for": "127.0.0.1" })).toBe(true);
});

test.each([
  ["from another machine", { ...here, "x-shortlist-peer": "10.0.0.7" }],
  [
    "from another that claims to be this one",
    { ...here, "x-shortlist-peer": "10.0.0.7", "x-forwarded-for": "127.0.0.1" },
  ],
  ["through a tunnel", { ...here, host: "trial.example.com" }],
  ["through a tunnel that denies it", { ...here, host: "evil.example", "x-forwarded-host": "localhost" }],
  ["through a proxy on this machine", { ...here, "x-forwarded-for": "203.0.113.9" }],
  ["by a name that was bound to this machine", { ...here, host: "127.0.0.1.evil.example" }],
  ["at another port", { ...here, host: "localhost:4000" }],
  ["without a host", { "x-shortlist-peer": "127.0.0.1" }],
  ["from an unknown address", { host: "localhost:3000" }],
])("and not %s", async (_, headers: Record<string, string>) => {
  expect(await seen(headers)).toBe(false);
});
