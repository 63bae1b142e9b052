import { say } from "@/lib/say";
/**
 * The name people and agents are shown of an applicant: never invented when no document says it, and a number while one
 * of their reviews is blind.
 */
export const shownName = (
  { number }: { number: number },
  { fullName }: { fullName: string | null },
  blind: boolean,
): string =>
  blind ? say("Candidate {number}", { number }) : (fullName ?? say("Unnamed candidate {number}", { number }));
