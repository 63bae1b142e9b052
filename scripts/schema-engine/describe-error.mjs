/** Describes the engine's error for people. The driver's error is in a registry, under the engine's number. */
export function describeError(error, registry, panic) {
  const is_panic = error?.name === "RuntimeError";
  const message = is_panic ? panic || error.message : (error?.message ?? String(error));
  const number = error?.meta?.id ?? /External error id#(\d+)/.exec(message)?.[1];
  const stored = number === undefined ? undefined : registry.consumeError(Number(number))?.error;
  const cause = stored?.cause ?? stored;
  const explained = cause
    ? `Database error code: ${cause.originalCode ?? cause.code ?? "?"} - ${cause.originalMessage ?? cause.message}`
    : message;
  return {
    is_panic,
    message: explained,
    meta: error?.meta ?? null,
    error_code: error?.code ?? error?.error_code,
  };
}
