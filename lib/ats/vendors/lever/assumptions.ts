import { sentence } from "@/lib/say";
import { assumption } from "../../assumption";

/** What no source of Lever's settles, each with its one switch; to be corrected here. */
export const assumed = {
  /** Contacts cannot be listed: what changed of a person is seen in the opportunities, which carry it. */
  peopleByOpportunities: assumption({
    value: true,
    says: sentence(
      "A change of a contact counts as a change of its opportunities (updatedAt, updated_at_start).",
    ),
    tryFirst: "Rename a test contact and list opportunities with updated_at_start of a minute ago.",
  }),
  /** The address of a file wants the key; where it is sent on to is not shown. */
  filesByKey: assumption({
    value: true,
    says: sentence(
      "The address of a résumé is fetched with the key and may be sent on to another host without it.",
    ),
    tryFirst: "Fetch the address of a résumé with the key and look at the answer.",
  }),
  /** A hire is an archiving with a reason of type "hired"; other reasons reject. */
  hireByReason: assumption({
    value: "hired",
    says: sentence("An opportunity is hired when its archive reason is one of those listed by type=hired."),
    tryFirst: "Mark a test candidate as hired and read the opportunity's archive reason.",
  }),
  /** One source says that each event has a token of its own, another that the account has one. */
  severalTokens: assumption({
    value: true,
    says: sentence(
      "Each event of a webhook may have a signature token of its own: all are pasted, with spaces between.",
    ),
    tryFirst: "Switch on two events and compare their signature tokens.",
  }),
  /** The documents' parameter archived says so; one route map says the contrary. */
  listsArchived: assumption({
    value: true,
    says: sentence("Opportunities are listed with those that are archived, as no filter asks for either."),
    tryFirst: "List opportunities without archived and look for one that is.",
  }),
  mergedContacts: assumption({
    value: "follow the survivor",
    says: sentence(
      "Opportunities of merged contacts name the surviving contact, and the other is answered 404.",
    ),
    tryFirst: "Merge two test candidates and read both contacts.",
  }),
} as const;
