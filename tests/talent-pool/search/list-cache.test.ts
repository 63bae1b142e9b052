import { beforeEach, expect, test } from "vitest";
import {
  clearLists,
  cacheList,
  cachedList,
  cachedDelta,
  makeRoom,
} from "@/lib/hiring/talent-pool/search/list-cache";

const list = (count: number) => ({ offsets: new Uint16Array(count), impacts: new Uint8Array(count) });
const cachedTerms = (organization: string, terms: string[]) =>
  terms.filter((term) => cachedList(organization, 0, 1, term) !== undefined);

beforeEach(clearLists);

test("evicts the least recently used lists of the largest organization, and keeps the others'", () => {
  for (const term of ["a", "b"]) cacheList("small", 0, 1, term, list(1_000));
  for (const term of ["a", "b", "c", "d"]) cacheList("large", 0, 1, term, list(10_000));
  cachedList("large", 0, 1, "a");
  makeRoom(75_000);
  expect(cachedTerms("large", ["a", "b", "c", "d"])).toEqual(["a", "d"]);
  expect(cachedTerms("small", ["a", "b"])).toEqual(["a", "b"]);
  for (let i = 0; i < 1_000; i++) {
    cacheList("large", 0, 1, `more${i}`, list(10_000));
    makeRoom(75_000);
  }
  expect(cachedTerms("small", ["a", "b"])).toEqual(["a", "b"]);
});

test("returns a list only for its version and organization, and null for a term that nobody has", () => {
  cacheList("ours", 0, 1, "sql", list(1));
  cacheList("ours", 0, 1, "plc", null);
  expect(cachedList("ours", 0, 1, "sql")).toEqual(list(1));
  expect(cachedList("ours", 0, 1, "plc")).toBeNull();
  expect(cachedList("ours", 0, 2, "sql")).toBeUndefined();
  expect(cachedList("ours", 1, 1, "sql")).toBeUndefined();
  expect(cachedList("theirs", 0, 1, "sql")).toBeUndefined();
  cacheList("ours", 0, 2, "sql", list(2));
  expect(cachedList("ours", 0, 1, "sql")).toBeUndefined();
});

test("counts entries that wait to be merged, and evicts them after the lists", () => {
  const waiting = cachedDelta("large", new Set([1, 2]));
  for (const number of [1, 2]) waiting.keep(number, "revision", "9 sql\n5 go");
  cacheList("large", 0, 1, "sql", list(100));
  makeRoom(waiting.bytes);
  expect(cachedTerms("large", ["sql"])).toEqual([]);
  expect(cachedDelta("large", new Set([1, 2])).people.size).toBe(2);
  // Entries that were merged or removed are dropped.
  expect([...cachedDelta("large", new Set([2])).people.keys()]).toEqual([2]);
  makeRoom(10);
  expect(cachedDelta("large", new Set([2])).people.size).toBe(0);
});
