import type { Disposition } from "@/lib/db/generated/enums";

type Named = { number: number; disposition: Disposition };

/** In blind review a candidate stays a number until a person has decided. */
export const isBlind = (application: Pick<Named, "disposition">, blindReview: boolean) =>
  blindReview && application.disposition === "active";

/** The name people and agents are shown: never invented when no document says it. */
export function shownName(
  application: Named,
  candidate: { fullName: string | null },
  blindReview: boolean,
): string {
  if (isBlind(application, blindReview)) return `Candidate ${application.number}`;
  return candidate.fullName ?? `Unnamed candidate ${application.number}`;
}
