import { expect, test } from "vitest";
import { needsOfTrade } from "@/lib/drafting/needs-of-trade";

const needs = "We need someone who has run PostgreSQL under load. We need a mentor for two juniors.";

test("a tool that one team needs is not asked of a job of another trade", () => {
  const success = {
    title: "Customer Success Manager",
    description: "You onboard customers and know Salesforce.",
  };
  expect(needsOfTrade(needs, success)).toBe("We need a mentor for two juniors.");
});

test("it is asked of a job that names the tool or what it shows", () => {
  expect(needsOfTrade(needs, { title: "Developer", description: "You write SQL every day." })).toContain(
    "PostgreSQL",
  );
});

test("an organization that states nothing needs nothing", () => {
  expect(needsOfTrade(null, { title: "Developer", description: "SQL" })).toBeNull();
});
