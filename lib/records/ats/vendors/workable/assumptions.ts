import { sentence } from "@/lib/say";

/** What no source on Workable settles; a value that the code uses is set here. */
export const assumed = {
  /** By the documentation, the list has the stage's slug, and a single candidate has its name. */
  stageBySlugOrName: {
    says: sentence("A candidate's stage is the slug or the name of one of the job's stages."),
    tryFirst: "Read one candidate by itself and in the list, and compare the field stage.",
  },
  /** The documentation describes the answer only as "a collection". */
  reasonsKey: {
    value: "disqualification_reasons",
    says: sentence("Reasons are listed under disqualification_reasons, or the answer is the list itself."),
    tryFirst: "Read /disqualification_reasons.",
  },
  /** Every client uses resume_url; its lifetime is not documented: it is requested right before the download. */
  resumeAddress: {
    says: sentence(
      "The address in a candidate's resume_url is valid for at least a minute, without the key.",
    ),
    tryFirst: "Fetch the same address without the key, at once and after 5 minutes.",
  },
  hiredByStage: {
    value: "hired",
    says: sentence("A candidate in a stage of kind hired is hired."),
    tryFirst: "Move a test candidate to the hired stage and read stage_kind and hired_at.",
  },
  /** Targets must be unique, so two events need two; the allowed form of a target is not documented. */
  eventInAddress: {
    value: "event",
    says: sentence("The address a subscription calls may have a query, which distinguishes two events."),
    tryFirst: "Have Workable call on a test account, and read /subscriptions.",
  },
  /** The documentation calls the state closed "a job used internally or confidentially". */
  closedIsInternal: {
    value: "open",
    says: sentence("Jobs in the state closed are internal and still active; archived ones have ended."),
    tryFirst: "Publish a test job internally and read its state.",
  },
} as const;
