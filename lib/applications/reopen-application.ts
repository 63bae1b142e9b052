import { useCase } from "@/lib/access/use-case";
import { Decided, DecidingOnPage, decide } from "./decide";

/**
 * Makes an accepted, rejected or withdrawn application undecided again. This is recorded as a decision, and sent to
 * the ATS where its API can reopen applications. An agent must pass its recruiter's confirmation.
 */
export const reopenApplication = useCase({
  name: "reopenApplication",
  permission: "application:decide",
  input: DecidingOnPage,
  output: Decided,
  run: (ctx, input) => decide(ctx, "reopen", input),
});
