import type { Config } from "../config.ts";
import { publish } from "../events/publish.ts";
import type { Catalogue } from "../functions/catalogue.ts";
import { maxAttempts } from "../functions/options.ts";
import { sign } from "../signature.ts";
import { log, warn } from "../log.ts";
import { applyReply, type HeldJob, type Reply } from "../runs/apply.ts";
import { lockRun } from "../runs/continue.ts";
import { failure } from "../runs/failure.ts";
import { isOpen, type StepFailure } from "../runs/run.ts";
import type { Database, Tx } from "../store/database.ts";
import { appNow, callApp, NoAnswer } from "./call.ts";
import { releaseJob, type ClaimedJob } from "./claim.ts";
import { buildCall } from "./request.ts";

export type Execution = { database: Database; catalogue: Catalogue; config: Config };

/** Lost calls that cost no attempt. Later ones do, so that an app that crashes on a call is not called forever. */
const maxLost = 5;
/** Lost or unstored answers after which the run fails, so that a call is not repeated forever. */
const maxUnstored = 20;

const faulty = (fault: StepFailure, noRetry: boolean): Reply => ({ status: 0, noRetry, fault, body: null });
const notRegistered = failure("FunctionNotFound", "The function is no longer registered");
const notStored = failure("AnswerNotKept", "The local engine could not store the app's answers");
const notAnswered = failure("NoAnswer", "The app accepted the call but did not answer it");

type Executed = {
  /** Milliseconds until the job is due again, if it is to be retried. */
  retryInMs?: number;
  /** The app could not be reached or gave a faulty answer: it may have changed. */
  unreachable?: boolean;
};

/** Makes one call and commits its result. */
export async function execute(engine: Execution, job: ClaimedJob): Promise<Executed> {
  const { database, catalogue, config } = engine;
  const fn = catalogue.find(job.function_id);
  if (!fn) return settle(engine, job, faulty(notRegistered, true));
  if (job.lost >= maxUnstored) return settle(engine, job, faulty(notStored, true));
  const call = await buildCall(database, job, {
    maxAttempts: maxAttempts(fn.config),
    checkpointing: config.checkpointing,
  });
  if (!call) return {};
  const url = new URL(config.appUrl ?? fn.url);
  url.searchParams.set("fnId", fn.id);
  url.searchParams.set("stepId", job.step_id);
  const headers = config.signingKey
    ? { ...call.headers, "x-inngest-signature": sign(call.body, config.signingKey, appNow(url)) }
    : call.headers;
  let reply: Reply;
  try {
    reply = await callApp(url, "POST", JSON.stringify(call.body), headers, config.callTimeoutMs);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    warn("no-answer", { kind: error.kind, function: job.function_id, run: job.run_id });
    const charged = error.kind === "timeout" || (error.kind === "lost" && job.lost >= maxLost);
    if (charged) return settle(engine, job, faulty(notAnswered, false));
    const retryInMs = Math.min(2_000, 100 * 2 ** job.lost);
    await releaseJob(database, job, retryInMs, error.kind === "lost" ? 1 : 0);
    return { retryInMs, unreachable: true };
  }
  const { fault } = reply;
  if (fault)
    warn("faulty-answer", {
      fault: fault.name,
      status: reply.status,
      function: job.function_id,
      run: job.run_id,
    });
  return { ...(await settle(engine, job, reply)), unreachable: fault !== undefined };
}

async function settle(
  { database, catalogue, config }: Execution,
  job: ClaimedJob,
  reply: Reply,
): Promise<Executed> {
  return database.transaction(async (tx) => {
    const run = await lockRun(tx, job.run_id);
    const held = run && isOpen(run) && (await holdJob(tx, job.id, job.lease));
    if (!held) {
      log("stale-answer", { function: job.function_id, run: job.run_id });
      return {};
    }
    const { emitted, retryInMs } = await applyReply(tx, catalogue, run, held, reply, config);
    await publish(tx, catalogue, emitted);
    return { retryInMs };
  });
}

/** Locks a job if this lease still holds it, so that late answers are discarded. */
export async function holdJob(tx: Tx, jobId: string, lease: string): Promise<HeldJob | undefined> {
  const { rows } = await tx.query<HeldJob>({
    name: "hold",
    text: "select id, attempt from engine.job where id = $1 and lease = $2 for update",
    values: [jobId, lease],
  });
  return rows[0];
}
