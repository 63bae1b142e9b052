import { expect, test } from "vitest";
import { arePeopleBrowsing, recordPageRequest } from "@/lib/platform/threads/people-browsing";

test("counts four pages within three seconds as people at work, but not one page every two seconds", () => {
  expect(arePeopleBrowsing(0)).toBe(false);
  for (const at of [0, 2_000, 4_000, 6_000]) recordPageRequest(at);
  expect(arePeopleBrowsing(6_000)).toBe(false);
  for (const at of [7_000, 7_100, 7_200, 7_300]) recordPageRequest(at);
  expect(arePeopleBrowsing(7_400)).toBe(true);
  expect(arePeopleBrowsing(11_000)).toBe(false);
});
