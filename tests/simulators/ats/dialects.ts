import { ashbySimulator, ashbyWebhook } from "../ashby/server.ts";
import { greenhouseSimulator, greenhouseWebhook } from "../greenhouse/server.ts";
import { leverSimulator, leverWebhook } from "../lever/server.ts";
import { teamtailorSimulator, teamtailorWebhook } from "../teamtailor/server.ts";
import { workableSimulator, workableWebhook } from "../workable/server.ts";
import type { Handler } from "./faults.ts";
import { uuids } from "./uuids.ts";
import type { Call } from "./webhooks.ts";
import { type SimChange, SimWorld } from "./world.ts";

/** Options of all simulators; some apply to one vendor only. */
type Options = { pageCap?: number; tokensExpiredBefore?: number; onSecondPlan?: (id: string) => boolean };

/** A vendor's simulator and webhooks, for tests that cover all vendors. */
type Dialect = {
  makeId?: (n: number) => string;
  /** A candidate is one application, under one id. */
  candidateIsApplication?: boolean;
  simulator: (world: SimWorld, options?: Options) => Handler;
  /** Null for changes that the vendor sends no webhook for. */
  webhook: (change: SimChange, secret: string, world: SimWorld) => Call | null;
  /** What its webhooks cover besides moved applications. */
  notifies: { names: boolean; removals: boolean };
};

const everything = { names: true, removals: true };

export const dialects: Record<string, Dialect> = {
  greenhouse: {
    simulator: greenhouseSimulator,
    webhook: (change, secret) => greenhouseWebhook(change, secret),
    notifies: everything,
  },
  ashby: {
    makeId: uuids,
    simulator: ashbySimulator,
    webhook: ashbyWebhook,
    notifies: { names: false, removals: false },
  },
  teamtailor: {
    simulator: teamtailorSimulator,
    webhook: (change, secret) => teamtailorWebhook(change, secret),
    notifies: everything,
  },
  lever: { makeId: uuids, simulator: leverSimulator, webhook: leverWebhook, notifies: everything },
  workable: {
    candidateIsApplication: true,
    simulator: workableSimulator,
    webhook: workableWebhook,
    notifies: { names: false, removals: false },
  },
};

/** An empty company with the kind of ids and candidates of a vendor, given by name or as its dialect. */
export function worldOf(vendor: string | Dialect): SimWorld {
  const { makeId, candidateIsApplication = false } = typeof vendor === "string" ? dialects[vendor]! : vendor;
  return Object.assign(new SimWorld(makeId), { candidateIsApplication });
}
