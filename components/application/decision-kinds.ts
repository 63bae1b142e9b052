import { ArrowRight, Check, RotateCcw, X } from "lucide-react";

/** What was decided, in a word and a sign. */
export const decisionKinds = {
  accept: ["Accepted", Check],
  reject: ["Rejected", X],
  reopen: ["Reopened", RotateCcw],
  move: ["Moved", ArrowRight],
} as const;
