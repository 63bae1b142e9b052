import { say } from "@/lib/say";
type Named = { number: number; fullName: string | null };

/**
 * What somebody is called where no job is meant. The number is the pool's: one and the same person may be a different
 * one on each job.
 */
export const poolName = ({ number, fullName }: Named, blind: boolean) =>
  blind
    ? say("Candidate {number} of the pool", { number })
    : (fullName ?? say("Unnamed candidate {number} of the pool", { number }));
