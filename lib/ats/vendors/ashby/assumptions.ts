import { sentence } from "@/lib/say";
import { assumption } from "../../assumption";

/** What Ashby's documentation leaves open, each in one place; to be corrected here. */
export const assumed = {
  /** A move to a stage of this type is taken for what hires; there is no endpoint for it. */
  hireByStage: assumption({
    value: "Hired",
    says: sentence("A candidate who is moved to a stage of type Hired counts as hired without an offer."),
    tryFirst: "Move a test candidate to the Hired stage and read the application's status.",
  }),
  /** Ashby names no life of a file's address: each is asked for right before it is fetched. */
  fileAddress: assumption({
    value: "at once",
    says: sentence("The address that file.info gives is good for at least a minute."),
    tryFirst: "Fetch the same address again after 5 minutes.",
  }),
  /** Applications of a candidate who was merged keep their ids. */
  mergedApplications: assumption({
    value: "keep their ids",
    says: sentence("Applications of a merged candidate keep their ids and name the surviving candidate."),
    tryFirst: "Merge two test candidates and read both applications.",
  }),
} as const;
