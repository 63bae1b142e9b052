const units: Record<string, number> = { ms: 1, s: 1e3, m: 6e4, h: 36e5, d: 864e5, w: 6048e5 };
const format = /^(?:\d+(?:\.\d+)?(?:ms|[smhdw]))+$/;

/** Milliseconds of a duration such as "1h30m", "10s" or "" (0). Undefined when it is malformed. */
export function durationMs(text: string): number | undefined {
  if (text === "") return 0;
  if (!format.test(text)) return undefined;
  let total = 0;
  for (const [, amount, unit] of text.matchAll(/(?<!\d)(\d+(?:\.\d+)?)(ms|[smhdw])/g)) {
    total += Number(amount) * (units[unit ?? ""] ?? 0);
  }
  return total;
}
