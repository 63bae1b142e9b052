import { probeLogin, probeSchema } from "@/lib/db/probe";
import { probeMail } from "@/lib/mail/send-mail";
import { files } from "@/lib/storage/files";
import { Part, type State } from "./part";
import { probeEngine } from "@/lib/events/probe-engine";

/** The service's dependencies, each with how long its check is cached: a mail server is not contacted every time. */
const parts = {
  database: new Part(() => probeLogin("DATABASE_URL"), 1_000),
  migrations: new Part(probeSchema, 10_000),
  engine: new Part(probeEngine, 2_000),
  storage: new Part(() => files.probe(), 5_000),
  mail: new Part(probeMail, 60_000),
};

/** The state of each part, within 2 s even if one hangs. */
export async function readiness(): Promise<{ ready: boolean; parts: Record<keyof typeof parts, State> }> {
  const states = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => [name, await part.state()] as const),
  );
  return {
    ready: states.every(([, { state }]) => state === "ok"),
    parts: Object.fromEntries(states) as Record<keyof typeof parts, State>,
  };
}
