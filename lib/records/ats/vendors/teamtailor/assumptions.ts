import { sentence } from "@/lib/say";

/** What no source on Teamtailor settles; a value that the code uses is set here. */
export const assumed = {
  /** No example was found; it follows the general form of JSON:API updates. */
  moveByRelationship: {
    says: sentence("An application is moved by writing its stage relationship."),
    tryFirst: "Move a test application; a 4xx answer means that it is not.",
  },
  /** The attribute is documented; that writing it rejects without an e-mail was tested by one public client. */
  rejectByDate: {
    value: "rejected-at",
    says: sentence("Writing rejected-at rejects the application without an e-mail."),
    tryFirst: "Reject a test candidate whose mailbox is yours.",
  },
  /** Included relationships carry data; no example shows an answer's within a candidate's include. */
  answersNameQuestions: {
    says: sentence("Answers included with a candidate (include=answers,questions) name their question."),
    tryFirst: "Read one candidate with include=answers,questions and look at an answer's relationships.",
  },
  notesNewestFirst: {
    value: "-created-at",
    says: sentence("Notes can be sorted by -created-at; if they come in another order, all are read."),
    tryFirst: "List notes with sort=-created-at and look at the order.",
  },
  /** Jobs and stages cannot be filtered by change; one client sorts by it. */
  jobsByChange: {
    value: "-updated-at",
    says: sentence("Jobs can be sorted by -updated-at, newest change first."),
    tryFirst: "List jobs with sort=-updated-at and look at the order.",
  },
  /** Open: whether the raw body that v2 signs contains the signature field of v1. */
  signedBody: {
    says: sentence("A webhook's v2 signature covers the body as sent, including the field signature."),
    tryFirst: "Receive one webhook and compare the signature.",
  },
} as const;
