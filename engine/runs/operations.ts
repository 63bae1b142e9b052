import { z } from "zod";

// These are stored as text, and PostgreSQL's text type cannot store NUL.
const plain = z.string().refine((text) => !text.includes("\0"), "must not contain a NUL character");

const base = { id: plain.min(1), name: plain.nullish(), displayName: plain.nullish() };

const Operation = z.discriminatedUnion("op", [
  z.object({ ...base, op: z.literal("StepRun"), data: z.unknown() }),
  z.object({ ...base, op: z.enum(["StepError", "StepFailed"]), error: z.unknown() }),
  z.object({ ...base, op: z.literal("StepPlanned") }),
  z.object({ ...base, op: z.literal("Sleep"), name: plain }),
  z.object({ ...base, op: z.literal("RunComplete"), data: z.unknown() }),
]);

/** What the SDK asks for in a 206, or reports to a checkpoint. */
export type Operation = z.infer<typeof Operation>;

/** The SDK asked for a step this engine does not implement. Steps are seen only when reached, so the run fails. */
export class UnsupportedOperation extends Error {
  override name = "UnsupportedOperation";
}

/** @throws UnsupportedOperation naming the first operation that is unknown or malformed */
export function parseOperations(body: unknown): Operation[] {
  const list: unknown[] = Array.isArray(body) ? body : [body];
  if (list.length === 0) throw new UnsupportedOperation("The app answered 206 with no operation");
  return list.map((raw) => {
    const parsed = Operation.safeParse(raw);
    if (parsed.success) return parsed.data;
    const code = z.object({ op: z.string().max(64) }).safeParse(raw).data?.op ?? "(none)";
    const isImplemented = Operation.options.some(
      (option) => z.object({ op: option.shape.op }).safeParse({ op: code }).success,
    );
    throw new UnsupportedOperation(
      isImplemented
        ? `The operation ${code} is malformed: ${z.prettifyError(parsed.error)}`
        : `The local engine does not implement the operation ${code}`,
    );
  });
}
