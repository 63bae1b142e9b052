import { useCase } from "@/lib/access/use-case";
import { Decided, DecidingOnPage, decide } from "./decide";

/** Puts an application on the shortlist. An agent must pass its recruiter's confirmation. */
export const acceptApplication = useCase({
  name: "acceptApplication",
  permission: "application:decide",
  input: DecidingOnPage,
  output: Decided,
  run: (ctx, input) => decide(ctx, "accept", input),
});
