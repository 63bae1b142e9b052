import { sentence } from "@/lib/say";

/** What no source on Harvest v3 settles; a value that the code uses is set here. */
export const assumed = {
  /** Two public clients disagree on which id a move takes. */
  moveBy: {
    value: "job_interview_stage" as "job_interview_stage" | "application_stage",
    says: sentence("A move names the job's interview stages, not the application's own rows of stages."),
    tryFirst: "Move a test application; HTTP 422 about from_stage_id means that it is the other way round.",
  },
  /** One client's fixtures still nest `jobs` and `current_stage` in applications; the reference and recordings are flat. */
  flatApplications: {
    says: sentence("Applications are flat: job_id and stage_name, nothing nested."),
    tryFirst: "Read one application and look for job_id.",
  },
  /** The claim is in recorded answers; its meaning is documented for client credentials only. */
  subjectIsUser: {
    value: true,
    says: sentence(
      "After a sign-in, the token's subject is the Greenhouse user in whose name notes are written.",
    ),
    tryFirst: "Sign in, have a comment sent and look at the note's author.",
  },
} as const;
