import type { Handler } from "../ats/faults.ts";
import { check, checkWebhook, contract, type ContractVendor } from "./validate.mjs";

/** Breaches of a contract so far: a test that leaves one here fails (support/set-up.ts). */
export const breaches: string[] = [];

/** Called for each breach; the standalone simulator (ats/main.ts) exits on the first. */
export const onBreach = { call: (_breach: string): void => {} };

/**
 * Checks every exchange with a simulator against the vendor's published contract (docs/ats.md): a parameter, field or
 * status that no source has is a breach, whichever side caused it. `pathOf` returns the path as the contract writes
 * it, or null for URLs outside the API, such as a file's.
 */
export function underContract(
  vendor: ContractVendor,
  handler: Handler,
  pathOf: (url: URL) => string | null,
): Handler {
  if (process.env.ATS_CONTRACTS === "off") return handler;
  return async (request) => {
    const path = pathOf(new URL(request.url));
    if (path === null) return handler(request);
    const copy = request.clone();
    const answer = await handler(request);
    const { errors } = await checkExchange(vendor, path, copy, answer);
    if (errors.length) report(`${vendor} ${request.method} ${request.url}: ${errors.join("; ")}`);
    return answer;
  };
}

/** The operation of an exchange, and its differences from the contract; none for a server error. */
export async function checkExchange(
  vendor: ContractVendor,
  path: string,
  request: Request,
  answer: Response,
): Promise<{ operation: string | null; errors: string[] }> {
  const matching = operationsAt(vendor, request.method, path);
  const operation = matching[0] ?? null;
  if (answer.status >= 500) return { operation, errors: [] };
  if (!operation) return { operation, errors: ["is no operation of the contract"] };
  const exchange = {
    request: {
      method: request.method,
      path,
      query: new URL(request.url).searchParams,
      body: await bodyOf(request),
    },
    response: { status: answer.status, body: await bodyOf(answer) },
  };
  // Two operations may share a path: the exchange has to match one of them.
  const verdicts = matching.map((one) => check({ vendor, operation: one, ...exchange }));
  return { operation, errors: verdicts.some(({ ok }) => ok) ? [] : (verdicts[0]?.errors ?? []) };
}

/** Checks a vendor's webhook call in the same way. */
export function webhookUnderContract<T extends { body: string }>(vendor: ContractVendor, call: T): T {
  const { ok, errors } = checkWebhook({ vendor, body: JSON.parse(call.body) });
  if (!ok) report(`${vendor} webhook: ${errors.join("; ")}`);
  return call;
}

function report(breach: string) {
  breaches.push(breach);
  onBreach.call(breach);
}

const shapes = new Map<ContractVendor, { name: string; method: string; path: RegExp }[]>();

function operationsAt(vendor: ContractVendor, method: string, path: string): string[] {
  const operations =
    shapes.get(vendor) ??
    Object.entries(contract(vendor).operations).map(([name, one]) => ({
      name,
      method: one.method,
      path: new RegExp(`^${one.path.replaceAll(".", "\\.").replaceAll(/\{[^}]+\}/g, "[^/]+")}$`),
    }));
  shapes.set(vendor, operations);
  return operations.filter((one) => one.method === method && one.path.test(path)).map(({ name }) => name);
}

async function bodyOf(message: Request | Response): Promise<unknown> {
  const text = await message.clone().text();
  if (text === "") return undefined;
  const form = message.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
  return form ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
}
