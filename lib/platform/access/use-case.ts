import { AsyncLocalStorage } from "node:async_hooks";
import * as z from "zod";
import german from "zod/v4/locales/de.js";
import { type TenantDb, inReading, inTenant, readInTenant } from "@/lib/platform/db/tenant";
import { DomainError, forbidden } from "@/lib/errors";
import { inLanguage } from "@/lib/in-language";
import { say, spokenLocale } from "@/lib/say";
import type { Locale } from "@/messages/locales";
import { addLogIds } from "@/lib/log";
import { inSpan, timed } from "@/lib/platform/telemetry/telemetry";
import { type Change, announceChange, announceCommit } from "./commits";
import type { Actor } from "./actor";
import type { Permission } from "./permissions";

/**
 * What a use case runs with: the actor, a transaction that sees one organization, how many events were written, and
 * which changes to announce to open pages.
 */
export type Context = { actor: Actor; db: TenantDb; emitted: { count: number }; changed: Set<Change> };

type Nothing = z.ZodObject<Record<never, never>>;

type Declaration<I extends z.ZodObject, O extends z.ZodObject> = {
  /** The exported name, used for spans and metrics. */
  name: string;
  permission: Permission;
  /** Left out where the act takes nothing. */
  input?: I;
  /** Left out where it returns nothing. */
  output?: O;
};

type Result<O extends z.ZodObject> = Promise<
  z.input<O> | (z.input<Nothing> extends z.input<O> ? void : never)
>;

/** An act of the product, as doors see it: callable, with its permission and both schemas. */
export type UseCase<I extends z.ZodObject = z.ZodObject, O extends z.ZodObject = z.ZodObject> = Required<
  Omit<Declaration<I, O>, "name">
> &
  ((actor: Actor, input: z.input<I>) => Promise<z.output<O>>);

/** Use cases with one of these permissions change jobs, candidates or applications. */
const changesWork: ReadonlySet<Permission> = new Set<Permission>([
  "job:write",
  "candidate:write",
  "scorecard:write",
  "application:decide",
  "note:write",
  "service:work",
]);

/**
 * The only door into the domain: checks the permission, parses both ends (so extra columns cannot leak), and runs in
 * a transaction that sees only what the actor may see of their organization. Events are sent after the commit.
 */
export function useCase<I extends z.ZodObject = Nothing, O extends z.ZodObject = Nothing>(
  spec: Declaration<I, O> & {
    run: (ctx: Context, input: z.output<I>) => Result<O>;
    /** In ms, for work on thousands of rows. */
    timeout?: number;
    /** It only reads, and often: its statements are sent like a reading's, each by itself a transaction. */
    reads?: true;
  },
): UseCase<I, O> {
  return declare(spec, async (actor, input) => {
    if (spec.reads) return inReading(actor, (db) => spec.run({ ...contextFor(actor, []), db }, input));
    const callRecorder =
      actor.callRecorder?.recorded || spec.permission.endsWith(":read") ? null : actor.callRecorder;
    const work = async (ctx: Context) => {
      const done = await spec.run(ctx, input);
      await callRecorder?.record(ctx.db);
      return done;
    };
    const result = await transact(
      actor,
      changesWork.has(spec.permission) ? ["work"] : [],
      work,
      spec.timeout,
    );
    if (callRecorder) callRecorder.recorded = true;
    return result;
  });
}

/**
 * A step of the service's own work (reading, judging, syncing, mailing), in a transaction like a use case's. No door
 * leads to it and its values are ours, so types are enough: nothing is parsed. Throws forbidden for anyone else.
 */
export const step = <I extends unknown[], O>(
  name: string,
  run: (ctx: Context, ...input: I) => Promise<O>,
  /** In ms, for work on thousands of rows. */
  timeout?: number,
) => {
  const permission = "service:work";
  const call = (actor: Actor, ...input: I): Promise<O> =>
    observed(name, actor, async () => {
      requirePermission(actor, permission);
      return transact(actor, ["work"], (ctx) => run(ctx, ...input), timeout);
    });
  return Object.assign(call, { permission });
};

/** Runs work in a transaction of the actor's organization, and afterwards announces its events and changes. */
async function transact<T>(
  actor: Actor,
  changes: Change[],
  work: (ctx: Context) => Promise<T>,
  timeout?: number,
): Promise<T> {
  const ctx = contextFor(actor, changes);
  const result = await inTenant(actor, (db) => work({ ...ctx, db }), timeout);
  if (ctx.emitted.count > 0) announceCommit();
  if (ctx.changed.size > 0) announceChange(actor.organizationId, ctx.changed);
  return result;
}

const contextFor = (actor: Actor, changes: Change[]): Omit<Context, "db"> => ({
  actor,
  emitted: { count: 0 },
  changed: new Set(changes),
});

type Read = <T extends readonly object[]>(
  statements: Parameters<typeof readInTenant<T>>[1],
) => ReturnType<typeof readInTenant<T>>;

/**
 * A use case that only reads and is called often: its statements go to PostgreSQL together, one round trip for each
 * `read`. Permission, parsing and row-level security as above.
 */
export function reading<I extends z.ZodObject = Nothing, O extends z.ZodObject = Nothing>(
  spec: Declaration<I, O> & {
    run: (ctx: { actor: Actor; read: Read }, input: z.output<I>) => Promise<z.input<O>>;
  },
): UseCase<I, O> {
  return declare(spec, (actor, input) =>
    spec.run({ actor, read: (statements) => readInTenant(actor, statements) }, input),
  );
}

/**
 * A use case that works between transactions (reads a file, calls a model). Permission and parsing as above; it opens
 * no transaction itself, but the use cases it calls do.
 */
export function flow<I extends z.ZodObject = Nothing, O extends z.ZodObject = Nothing>(
  spec: Declaration<I, O> & { run: (actor: Actor, input: z.output<I>) => Result<O> },
): UseCase<I, O> {
  return declare(spec, spec.run);
}

/** Zod's own validation messages in languages other than English. */
const problemInWords: Record<Locale, z.core.$ZodErrorMap | undefined> = {
  en: undefined,
  de: german().localeError,
};

/**
 * The permission check of every use case, exported for code that needs one that its use case does not declare. Throws
 * forbidden when the actor has none of these permissions.
 */
export function requirePermission(actor: Actor, permission: Permission, ...others: Permission[]): void {
  if (![permission, ...others].some((each) => actor.permissions.has(each)))
    throw actor.kind === "member"
      ? forbidden("Your role does not allow this.")
      : forbidden("This needs the {permission} permission.", { permission });
}

/** Whether a use case runs within another: only what leaves through a door is withheld. */
const withinAnswer = new AsyncLocalStorage<true>();

function declare<I extends z.ZodObject, O extends z.ZodObject>(
  {
    name,
    permission,
    input = z.object({}) as unknown as I,
    output = z.object({}) as unknown as O,
  }: Declaration<I, O>,
  run: (actor: Actor, input: z.output<I>) => Result<O>,
): UseCase<I, O> {
  const call = (actor: Actor, raw: z.input<I>): Promise<z.output<O>> =>
    observed(name, actor, () => checkAndRun(actor, raw));
  async function checkAndRun(actor: Actor, raw: z.input<I>): Promise<z.output<O>> {
    requirePermission(actor, permission);
    const parsed = input.safeParse(raw, { error: problemInWords[spokenLocale()] });
    if (!parsed.success) {
      const issues = parsed.error.issues.map((issue) => ({ ...issue, message: say(issue.message) }));
      throw new DomainError("invalid", z.prettifyError({ issues }));
    }
    const answer = async () => output.parse((await run(actor, parsed.data)) ?? {});
    if (!actor.withhold || withinAnswer.getStore()) return answer();
    const result = await withinAnswer.run(true, answer);
    return (await actor.withhold({ input: parsed.data, result, schema: output })) as z.output<O>;
  }
  return Object.assign(call, { permission, input, output });
}

/** Runs work in the actor's language, with its organization in the log, a span and a time for metrics. */
async function observed<T>(name: string, actor: Actor, work: () => Promise<T>): Promise<T> {
  addLogIds({ organization: actor.organizationId });
  const ids = { "shortlist.organization.id": actor.organizationId, "shortlist.actor.kind": actor.kind };
  const measured = () => timed(name, () => inSpan(name, ids, work));
  return actor.locale ? inLanguage(actor.locale, measured) : measured();
}
