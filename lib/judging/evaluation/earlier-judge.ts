import { embedded, promptVersion } from "@/lib/judging/ai/judge-versions";
import { scoringVersion } from "./aggregate";

/** The judge that gave a score, and the version of the formula that totalled it. */
type Scorer = { judge: string; judgeVersion: string; scoringVersion: string };

/** Whether a score was judged by an earlier version of its judge, or totalled by an earlier formula. */
export const isEarlier = ({ judge, judgeVersion, scoringVersion: formula }: Scorer): boolean =>
  formula !== scoringVersion ||
  (judge === embedded.id ? judgeVersion !== embedded.version : !judgeVersion.startsWith(`${promptVersion}:`));
