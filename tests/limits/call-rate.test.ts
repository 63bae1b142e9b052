import { database } from "../support/database";
import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { countAgentCall } from "@/lib/platform/limits/call-rate";

const limits = { perGrant: 50, perOrganization: 70 };
const agent = (organizationId: string, clientId = "client"): Actor => ({
  kind: "agent",
  id: randomUUID(),
  organizationId,
  sees: "organization",
  clientId,
  permissions: new Set(),
  scopes: [],
});

async function allowed(actor: Actor, calls: number, now: number, count = countAgentCall) {
  const waits = await Promise.all(Array.from({ length: calls }, () => count(actor, limits, now)));
  return waits.filter((wait) => wait === null).length;
}

describe("calls a minute", () => {
  it("are limited for one grant, which is told when to come back, and pass again then", async () => {
    const actor = agent(randomUUID());
    const now = Date.now();
    expect(await allowed(actor, 80, now)).toBe(50);
    expect(await countAgentCall(actor, limits, now + 20_000)).toBe(40);
    expect(await countAgentCall(actor, limits, now + 60_001)).toBeNull();
  });

  it("are limited for an organization, whichever of its agents calls", async () => {
    const organization = randomUUID();
    const now = Date.now();
    expect(await allowed(agent(organization), 50, now)).toBe(50);
    expect(await allowed(agent(organization), 50, now)).toBe(20);
    expect(await allowed(agent(randomUUID()), 50, now)).toBe(50);
  });

  it("are counted over all instances", async () => {
    const actor = agent(randomUUID());
    const now = Date.now();
    const first = await allowed(actor, 25, now);
    vi.resetModules();
    // A fresh copy of the module is another instance: it shares nothing but the database.
    const other = await import("@/lib/platform/limits/call-rate");
    expect(other.countAgentCall).not.toBe(countAgentCall);
    const second = await allowed(actor, 80, now, other.countAgentCall);
    // The first took leases of 20 and 20, of which 15 calls were not used when the second began.
    expect(first + second).toBe(35);
    expect(database.name).toBeTruthy();
  });
});
