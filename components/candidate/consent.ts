import type { Employee } from "./shown";

/** What an employee has said to being considered for other roles, as the messages `consent.…` put it. */
export const consentOf = ({ consent: { given, at } }: Employee) =>
  given ? "agrees" : at ? "noLonger" : "never";
