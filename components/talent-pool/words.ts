import type { ExclusionReason } from "@/lib/talent-pool/exclusions";

export const people = (count: number) =>
  count === 1 ? "1 person" : `${count.toLocaleString("en-GB")} people`;
export const credits = (count: number) =>
  count === 1 ? "1 credit" : `${count.toLocaleString("en-GB")} credits`;

export const exclusionWords: Record<ExclusionReason, string> = {
  erased: "Erased",
  opted_out: "Opted out",
  employee_without_consent: "Employees without consent",
  in_process: "In process for this job",
  hired: "Hired before",
  recently_rejected: "Rejected for the same",
  withdrawn: "Withdrew from this job",
  unreadable: "CV gone or unreadable",
  weak_match: "Weak match",
};

export const unindexedWords = {
  no_cv: "Without a CV",
  reading: "Being read",
  unreadable: "Unreadable CV",
  waiting: "Waiting to be indexed",
  opted_out: "Opted out",
  merged: "Merged",
  erased: "Erased",
};
