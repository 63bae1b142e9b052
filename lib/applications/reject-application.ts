import { useCase } from "@/lib/access/use-case";
import { Decided, DecidingOnPage, decide } from "./decide";

/** Rejects an application. Always a person's decision; an agent must pass its recruiter's confirmation. */
export const rejectApplication = useCase({
  name: "rejectApplication",
  permission: "application:decide",
  input: DecidingOnPage,
  output: Decided,
  run: (ctx, input) => decide(ctx, "reject", input),
});
