import { sentence } from "@/lib/say";
import { assumption } from "../../assumption";

/** What no source of Teamtailor's settles, each with its one switch; to be corrected here. */
export const assumed = {
  /** No example of it was seen; it follows the general form of JSON:API updates. */
  moveByRelationship: assumption({
    value: true,
    says: sentence("An application is moved by writing its stage relationship."),
    tryFirst: "Move a test application; a 4xx answer says that it is not so.",
  }),
  /** The attribute is published; that writing it rejects without a mail is one public client's test. */
  rejectByDate: assumption({
    value: "rejected-at",
    says: sentence("Writing rejected-at rejects without an e-mail of ours."),
    tryFirst: "Reject a test candidate whose mailbox is yours.",
  }),
  /** Relationships carry data where they are included; that of an answer within a candidate's include is not shown. */
  answersNameQuestions: assumption({
    value: "relationships.question.data",
    says: sentence(
      "Answers that come along with a candidate (include=answers,questions) name their question.",
    ),
    tryFirst: "Read one candidate with include=answers,questions and look at an answer's relationships.",
  }),
  notesNewestFirst: assumption({
    value: "-created-at",
    says: sentence("Notes can be sorted by -created-at; where the answer is in another order, all are read."),
    tryFirst: "List notes with sort=-created-at and look at the order.",
  }),
  /** Jobs and stages have no filter by change; one client sorts by it. */
  jobsByChange: assumption({
    value: "-updated-at",
    says: sentence("Jobs can be sorted by -updated-at, newest change first."),
    tryFirst: "List jobs with sort=-updated-at and look at the order.",
  }),
  /** Whether the raw body that v2 signs holds the field signature of v1. */
  signedBody: assumption({
    value: "the body as it came",
    says: sentence("A webhook's v2 signature is over the body as it was sent, the field signature included."),
    tryFirst: "Receive one webhook and compare the signature.",
  }),
} as const;
