import "../support/database";
import { expect, test, vi } from "vitest";

vi.stubEnv("CREDIT_CURRENCY", "jpy");
vi.stubEnv("CREDIT_PACKS", "100=4900,500=19900");
const { packs } = await import("@/lib/platform/billing/packs");
const { money } = await import("@/lib/platform/billing/money");

test("charges and shows the price of a pack as it is set in a currency without cents, or with thousandths", () => {
  expect(packs.map(({ amount }) => amount)).toEqual([4_900, 19_900]);
  expect(money(packs[0]!.amount, "jpy")).toBe("JP¥4,900");
  expect(money(4_900, "kwd")).toMatch(/4\.900$/);
  expect(money(4_900, "eur")).toBe("€49.00");
});
