import { useCase } from "@/lib/access/use-case";
import { Decided, DecidingOnPage, decide } from "./decide";

/** Turns an application down. Only ever done by a person; an agent has to bring its recruiter's confirmation. */
export const rejectApplication = useCase({
  name: "rejectApplication",
  permission: "application:decide",
  input: DecidingOnPage,
  output: Decided,
  run: (ctx, input) => decide(ctx, "reject", input),
});
