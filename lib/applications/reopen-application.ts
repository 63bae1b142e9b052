import { useCase } from "@/lib/access/use-case";
import { Decided, DecidingOnPage, decide } from "./decide";

/**
 * Makes an accepted, rejected or withdrawn application undecided again: a decision of its own, which the ATS is told
 * where its interface can reopen it. An agent has to bring its recruiter's confirmation.
 */
export const reopenApplication = useCase({
  name: "reopenApplication",
  permission: "application:decide",
  input: DecidingOnPage,
  output: Decided,
  run: (ctx, input) => decide(ctx, "reopen", input),
});
