import { sentence } from "@/lib/say";

type Minimum = {
  title: string;
  paragraphs: readonly string[];
  /** For how many months records of decisions or logs are to be kept at least, where the law says. */
  keptMonths?: number;
};

/**
 * What a notice says at least where a law asks for it: an organization chooses the jurisdictions, and cannot shorten
 * their parts. Statutes and sources: docs/compliance.md. {organization} is its name.
 */
export const minimumParts = {
  newYorkCity: {
    title: sentence("New York City"),
    paragraphs: [
      sentence(
        "Local Law 144 of 2021 (Administrative Code § 20-871): an automated employment decision tool may be used to assess you, at the earliest ten business days after this notice was published. The day is stated on this page.",
      ),
      sentence(
        "The page of each job lists the qualifications and characteristics that the tool assesses. What data it uses, where they come from and how long they are kept is stated above; whoever asks in writing is told within 30 days.",
      ),
      sentence(
        "You can ask for an alternative selection process, or for an accommodation under other laws: ask for a review by people alone on your own page, or write to the address above.",
      ),
    ],
  },
  illinois: {
    title: sentence("Illinois"),
    paragraphs: [
      sentence(
        "Illinois Human Rights Act, 775 ILCS 5/2-102(L): {organization} uses artificial intelligence in recruiting and hiring, as described above. It does not use ZIP codes in place of protected classes.",
      ),
    ],
  },
  colorado: {
    title: sentence("Colorado"),
    keptMonths: 36,
    paragraphs: [
      sentence(
        "SB 26-189: an automated tool takes part in decisions about hiring, as described above. After a decision against you, you can read on your own page within 30 days, in plain language, why it was made and what part the tool had.",
      ),
      sentence(
        "You can see the data that were used, have wrong ones corrected, and have a person look at the decision again.",
      ),
    ],
  },
  california: {
    title: sentence("California"),
    keptMonths: 48,
    paragraphs: [
      sentence(
        "Regulations on automated decision-making technology under the CCPA: this is the notice before use. You can opt out of the tool, see what it used and how it came to its result, and appeal to a person. Nobody is put at a disadvantage for doing so.",
      ),
      sentence(
        "Regulations of the Civil Rights Council on automated-decision systems: data of the system are kept for four years. If a disability or your creed puts you at a disadvantage with it, ask for an accommodation at the address above.",
      ),
    ],
  },
  europe: {
    title: sentence("European Union and European Economic Area"),
    keptMonths: 6,
    paragraphs: [
      sentence(
        "General Data Protection Regulation, Articles 13 to 22: {organization} is responsible for the processing. You can ask for access, correction, erasure, restriction and a copy in a machine-readable form, object to the processing, and complain to a supervisory authority. No decision about you is based on automated processing alone.",
      ),
      sentence(
        "AI Act, Articles 26(11) and 86: a high-risk AI system assists in decisions about you. People oversee it, and you can ask what part it had in a decision.",
      ),
    ],
  },
} as const satisfies Record<string, Minimum>;

export type Jurisdiction = keyof typeof minimumParts;
export const jurisdictions = Object.keys(minimumParts) as [Jurisdiction, ...Jurisdiction[]];

/** Of these jurisdictions, the one that has records kept for the longest, and the months; null where none does. */
export function longestKept(chosen: readonly string[]): { title: string; months: number } | null {
  const [longest] = jurisdictions
    .filter((each) => chosen.includes(each))
    .map((each): Minimum => minimumParts[each])
    .flatMap(({ title, keptMonths: months }) => (months === undefined ? [] : [{ title, months }]))
    .toSorted((a, b) => b.months - a.months);
  return longest ?? null;
}
