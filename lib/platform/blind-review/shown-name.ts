import { say } from "@/lib/say";
/**
 * An applicant's name as people and agents see it: a number when no document has a name, and while one of their
 * reviews is blind.
 */
export const shownName = (
  { number }: { number: number },
  { fullName }: { fullName: string | null },
  blind: boolean,
): string =>
  blind ? say("Candidate {number}", { number }) : (fullName ?? say("Unnamed candidate {number}", { number }));
