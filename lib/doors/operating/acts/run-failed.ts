import * as z from "zod";
import { flow } from "@/lib/platform/access/use-case";
import { sentence } from "@/lib/say";
import { runFailedAgain } from "../engine-failures";
import { recordAct } from "./record-act";

/** Restarts all permanently failed runs of a workflow function. Work that was done already is not done twice. */
export const runFailed = flow({
  name: "runFailed",
  permission: "service:operate",
  input: z.object({ functionId: z.string().min(1).max(200) }),
  output: z.object({ started: z.int() }),

  async run(actor, { functionId }) {
    const started = await runFailedAgain(functionId);
    await recordAct(actor, {
      act: sentence("failed runs started again"),
      particulars: { functionId, started },
    });
    return { started };
  },
});
