import { say } from "@/lib/say";

/** Stands above the link to the candidate's own page, at the end of a letter. */
export const ownPageLine = () =>
  say("How this was decided, what part a tool had in it, and how to ask a person to look at it again:");
