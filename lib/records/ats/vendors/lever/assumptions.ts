import { sentence } from "@/lib/say";

/** What no source on Lever settles; a value that the code uses is set here. */
export const assumed = {
  /** Contacts cannot be listed: changes to a person are read from their opportunities. */
  peopleByOpportunities: {
    says: sentence(
      "A change of a contact counts as a change of its opportunities (updatedAt, updated_at_start).",
    ),
    tryFirst: "Rename a test contact and list opportunities with updated_at_start of a minute ago.",
  },
  /** A file's address requires the key; where it redirects to is not documented. */
  filesByKey: {
    says: sentence(
      "The address of a résumé is fetched with the key and may redirect to another host, which does not get the key.",
    ),
    tryFirst: "Fetch the address of a résumé with the key and look at the answer.",
  },
  /** Hiring archives an opportunity with a reason of type "hired"; other reasons reject. */
  hireByReason: {
    value: "hired",
    says: sentence("An opportunity is hired when its archive reason is one of those listed by type=hired."),
    tryFirst: "Mark a test candidate as hired and read the opportunity's archive reason.",
  },
  /** One source says that each event has its own token, another that the account has one. */
  severalTokens: {
    says: sentence(
      "Each event of a webhook may have its own signature token: all are pasted, separated by spaces.",
    ),
    tryFirst: "Switch on two events and compare their signature tokens.",
  },
  /** The documentation of the parameter archived says so; one route map says the opposite. */
  listsArchived: {
    says: sentence("Without a filter, archived opportunities are listed too."),
    tryFirst: "List opportunities without archived and look for one that is.",
  },
  mergedContacts: {
    says: sentence("Opportunities of merged contacts name the surviving contact; the other one returns 404."),
    tryFirst: "Merge two test candidates and read both contacts.",
  },
} as const;
