import { sentence } from "@/lib/say";
import { assumption } from "../../assumption";

/** What no source of Workable's settles, each with its one switch; to be corrected here. */
export const assumed = {
  /** The list is documented to say the stage's slug, one candidate's details to say its name. */
  stageBySlugOrName: assumption({
    value: true,
    says: sentence("A candidate's stage is the slug or the name of one of the job's stages."),
    tryFirst: "Read one candidate by itself and in the list, and compare the field stage.",
  }),
  /** "A collection" is all that is documented of the answer. */
  reasonsKey: assumption({
    value: "disqualification_reasons",
    says: sentence("Reasons are listed under disqualification_reasons, or as the answer itself."),
    tryFirst: "Read /disqualification_reasons.",
  }),
  /** resume_url is in every client; how long it is good for is not said: it is asked for right before it is fetched. */
  resumeAddress: assumption({
    value: "at once",
    says: sentence(
      "The address that a candidate's resume_url gives is good for at least a minute, without the key.",
    ),
    tryFirst: "Fetch the same address without the key, at once and after 5 minutes.",
  }),
  hiredByStage: assumption({
    value: "hired",
    says: sentence("A candidate in a stage of kind hired is hired."),
    tryFirst: "Move a test candidate to the hired stage and read stage_kind and hired_at.",
  }),
  /** Targets have to be unique, so that two events need two; what a target may look like is not said. */
  eventInAddress: assumption({
    value: "event",
    says: sentence("The address that a subscription calls may have a query, which tells two events apart."),
    tryFirst: "Have Workable call on a test account, and read /subscriptions.",
  }),
  /** "A job used internally or confidentially" is what the documents say of the state closed. */
  closedIsInternal: assumption({
    value: "open" as const,
    says: sentence(
      "Jobs of the state closed are internal ones that are still worked on; archived ones are over.",
    ),
    tryFirst: "Publish a test job internally and read its state.",
  }),
} as const;
