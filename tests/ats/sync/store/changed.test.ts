import { expect, test } from "vitest";
import { toWrite } from "@/lib/records/ats/sync/store/changed";

const kept = { atsUpdatedAt: null, atsRemovedAt: null, atsFields: [{ name: "Notice", value: "3 months" }] };

test("writes custom fields only when one differs", () => {
  expect(toWrite(kept, null, { atsFields: [{ name: "Notice", value: "3 months" }] })).toBe(false);
  expect(toWrite(kept, null, { atsFields: [{ name: "Notice", value: "6 months" }] })).toBe(true);
  const without = { ...kept, atsFields: null };
  expect(toWrite(without, null, { atsFields: [] })).toBe(true);
});
