import { beforeEach, expect, test } from "vitest";
import { forgetLists, keepList, keptList, keptWaiting, makeRoom } from "@/lib/talent-pool/search/list-cache";

const list = (count: number) => ({ offsets: new Uint16Array(count), impacts: new Uint8Array(count) });
const cachedTerms = (organization: string, terms: string[]) =>
  terms.filter((term) => keptList(organization, 0, 1, term) !== undefined);

beforeEach(forgetLists);

test("who holds most gives way, the least recently used first; another's lists stay", () => {
  for (const term of ["a", "b"]) keepList("small", 0, 1, term, list(1_000));
  for (const term of ["a", "b", "c", "d"]) keepList("large", 0, 1, term, list(10_000));
  keptList("large", 0, 1, "a");
  makeRoom(75_000);
  expect(cachedTerms("large", ["a", "b", "c", "d"])).toEqual(["a", "d"]);
  expect(cachedTerms("small", ["a", "b"])).toEqual(["a", "b"]);
  for (let i = 0; i < 1_000; i++) {
    keepList("large", 0, 1, `more${i}`, list(10_000));
    makeRoom(75_000);
  }
  expect(cachedTerms("small", ["a", "b"])).toEqual(["a", "b"]);
});

test("a list is found in its own version and organization only, and nobody's having it is known too", () => {
  keepList("ours", 0, 1, "sql", list(1));
  keepList("ours", 0, 1, "plc", null);
  expect(keptList("ours", 0, 1, "sql")).toEqual(list(1));
  expect(keptList("ours", 0, 1, "plc")).toBeNull();
  expect(keptList("ours", 0, 2, "sql")).toBeUndefined();
  expect(keptList("ours", 1, 1, "sql")).toBeUndefined();
  expect(keptList("theirs", 0, 1, "sql")).toBeUndefined();
  keepList("ours", 0, 2, "sql", list(2));
  expect(keptList("ours", 0, 1, "sql")).toBeUndefined();
});

test("what waits to be merged counts too, and goes when its lists have gone", () => {
  const waiting = keptWaiting("large", new Set([1, 2]));
  for (const number of [1, 2]) waiting.keep(number, "revision", "9 sql\n5 go");
  keepList("large", 0, 1, "sql", list(100));
  makeRoom(waiting.bytes);
  expect(cachedTerms("large", ["sql"])).toEqual([]);
  expect(keptWaiting("large", new Set([1, 2])).people.size).toBe(2);
  // Who is merged, or has gone, is not kept.
  expect([...keptWaiting("large", new Set([2])).people.keys()]).toEqual([2]);
  makeRoom(10);
  expect(keptWaiting("large", new Set([2])).people.size).toBe(0);
});
