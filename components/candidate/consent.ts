import type { Employee } from "./shown";

/** Whether an employee agrees to be considered for other roles, as the suffix of a message key `consent.…`. */
export const consentOf = ({ consent: { given, at } }: Employee) =>
  given ? "agrees" : at ? "noLonger" : "never";
