import type { Employee } from "./shown";

export const sourceWords = {
  upload: "Uploaded",
  ats: "ATS",
  employee: "Employee list",
} as const;

/** What two records of perhaps one person share. */
export const sameWords = { email: "e-mail address", phone: "phone number", cv: "CV" } as const;

export const rediscoveredOptions = [
  ["yes", "Rediscovered"],
  ["no", "Not rediscovered"],
] as const;

export const internalOptions = [
  ["yes", "Internal"],
  ["no", "External"],
] as const;

/** What an employee has said to being considered for other roles. */
export const consentWords = ({ given, at }: Employee["consent"]) =>
  given ? "agrees" : at ? "no longer agrees" : "has not agreed";
