import { say } from "@/lib/say";
type Named = { number: number; fullName: string | null };

/**
 * A candidate's name outside any job. The number is the pool's: the same person may have a different number on each
 * job.
 */
export const poolName = ({ number, fullName }: Named, blind: boolean) =>
  blind
    ? say("Candidate {number} of the pool", { number })
    : (fullName ?? say("Unnamed candidate {number} of the pool", { number }));
