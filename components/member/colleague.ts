import type { ActionState } from "@/lib/platform/access/action-state";

/** A member of the organization, beside a job's hiring team. */
export type Colleague = { userId: string; name: string; role: string; isYou: boolean; onTeam: boolean };

/** Reads the organization's members, with whether each is on the job's team. */
export type ReadTeam = (jobId: string) => Promise<ActionState<{ members: Colleague[] }>>;
