import { createHash } from "node:crypto";
import { z } from "zod";
import type { Database } from "../store/database.ts";
import { FunctionConfig } from "./options.ts";
import { planSchedules } from "./schedules.ts";
import { relimitLanes } from "./concurrency.ts";

const Registration = z.object({
  appName: z.string().min(1),
  url: z.url(),
  sdk: z.string().optional(),
  functions: z.array(z.looseObject({ id: z.string().min(1) })),
});

/** An app registered something this engine does not implement. The message names the function, option and rule. */
export class RefusedRegistration extends Error {
  override name = "RefusedRegistration";
}

/** @throws RefusedRegistration naming every function and option that this engine does not implement */
export function parseRegistration(body: unknown) {
  const outer = Registration.safeParse(body);
  if (!outer.success)
    throw new RefusedRegistration(`The registration is malformed: ${z.prettifyError(outer.error)}`);
  const refusals: string[] = [];
  const functions: FunctionConfig[] = [];
  for (const raw of outer.data.functions) {
    const parsed = FunctionConfig.safeParse(raw);
    if (parsed.success) functions.push(parsed.data);
    else refusals.push(...parsed.error.issues.map((issue) => `Function "${raw.id}": ${explain(issue)}`));
  }
  if (refusals.length > 0) throw new RefusedRegistration(refusals.join("\n"));
  const { appName: app, url, sdk } = outer.data;
  return { app, url, sdk, functions };
}

function explain(issue: z.core.$ZodIssue): string {
  const at = issue.path.map(String);
  if (issue.code === "unrecognized_keys") {
    // The SDK registers cancelOn as "cancel".
    const keys = issue.keys.map((key) => (key === "cancel" ? "cancelOn" : key));
    const options = keys.map((key) => `"${[...at, key].join(".")}"`).join(", ");
    return `the local engine does not implement the option ${options}.`;
  }
  const nested = issue.code === "invalid_union" ? issue.errors.flat() : [];
  const specific =
    nested.find((inner) => inner.code === "custom" || inner.code === "unrecognized_keys") ?? nested[0];
  if (specific) return explain({ ...specific, path: [...issue.path, ...specific.path] });
  return `the option "${at.join(".")}" ${issue.code === "custom" ? issue.message : `is not accepted: ${issue.message}`}.`;
}

/**
 * Replaces the functions of one app with those it registers now. Runs of a removed function stay, and fail
 * when they are next due.
 * @returns whether anything differs from the last registration
 * @throws RefusedRegistration, without having changed anything
 */
export async function register(
  database: Database,
  body: unknown,
): Promise<{ modified: boolean; functions: number }> {
  const { app, url, sdk, functions } = parseRegistration(body);
  const checksum = createHash("sha256")
    .update(JSON.stringify([url, functions]))
    .digest("hex");
  const modified = await database.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `insert into engine.app (name, url, sdk, checksum) values ($1, $2, $3, $4)
       on conflict (name) do update set url = excluded.url, sdk = excluded.sdk, checksum = excluded.checksum, synced_at = now()
       where app.checksum <> excluded.checksum`,
      [app, url, sdk, checksum],
    );
    if (!rowCount) return false;
    const ids = functions.map((config) => config.id);
    await tx.query("delete from engine.function where app = $1 and not id = any($2)", [app, ids]);
    await tx.query(
      `insert into engine.function (id, app, url, config)
       select config->>'id', $1, config#>>'{steps,step,runtime,url}', config from json_array_elements($2::json) config
       on conflict (id) do update set app = excluded.app, url = excluded.url, config = excluded.config`,
      [app, JSON.stringify(functions)],
    );
    await planSchedules(tx, functions);
    await relimitLanes(tx, functions);
    return true;
  });
  return { modified, functions: functions.length };
}
