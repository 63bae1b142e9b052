import { ashbySimulator, ashbyWebhook } from "../ashby/server.ts";
import { greenhouseSimulator, greenhouseWebhook } from "../greenhouse/server.ts";
import { leverSimulator, leverWebhook } from "../lever/server.ts";
import { teamtailorSimulator, teamtailorWebhook } from "../teamtailor/server.ts";
import { workableSimulator, workableWebhook } from "../workable/server.ts";
import type { Handler } from "./faults.ts";
import { uuids } from "./uuids.ts";
import type { Call } from "./webhooks.ts";
import { type SimChange, SimWorld } from "./world.ts";

/** What every simulator can be told to do, and what only one does. */
type Options = { pageCap?: number; tokensExpiredBefore?: number; onSecondPlan?: (id: string) => boolean };

/** A vendor as its simulator speaks, for what is tested of all of them. */
type Dialect = {
  makeId?: (n: number) => string;
  /** A candidate is one application. */
  oneEach?: boolean;
  simulator: (world: SimWorld, options?: Options) => Handler;
  /** Null for what the vendor tells nobody. */
  webhook: (change: SimChange, secret: string, world: SimWorld) => Call | null;
  /** What its webhooks are about besides applications that move. */
  tells: { names: boolean; removals: boolean };
};

const everything = { names: true, removals: true };

export const dialects: Record<string, Dialect> = {
  greenhouse: {
    simulator: greenhouseSimulator,
    webhook: (change, secret) => greenhouseWebhook(change, secret),
    tells: everything,
  },
  ashby: {
    makeId: uuids,
    simulator: ashbySimulator,
    webhook: ashbyWebhook,
    tells: { names: false, removals: false },
  },
  teamtailor: {
    simulator: teamtailorSimulator,
    webhook: (change, secret) => teamtailorWebhook(change, secret),
    tells: everything,
  },
  lever: { makeId: uuids, simulator: leverSimulator, webhook: leverWebhook, tells: everything },
  workable: {
    oneEach: true,
    simulator: workableSimulator,
    webhook: workableWebhook,
    tells: { names: false, removals: false },
  },
};

/** A company of the kind that the vendor can hold. */
export const worldOf = ({ makeId, oneEach = false }: Dialect): SimWorld =>
  Object.assign(new SimWorld(makeId), { oneEach });
