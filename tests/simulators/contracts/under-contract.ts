import type { Handler } from "../ats/faults.ts";
import { check, checkWebhook, contract, type ContractVendor } from "./validate.mjs";

/** What was exchanged and stands in no source: a test that left something here fails (support/database.ts). */
export const breaches: string[] = [];

/** Called for each breach too; a simulator that runs by itself ends on the first. */
export const onBreach = { call: (_breach: string): void => {} };

/**
 * Holds every exchange with a simulator against the vendor's published contract (README of the contracts): a parameter,
 * a field or a status that no source has is a breach, whichever side made it. `pathOf` gives the path as the contract
 * writes it, or null for what is no part of the API, such as the address of a file.
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
    const seen = request.clone();
    const answer = await handler(request);
    const { errors } = await heldAgainst(vendor, path, seen, answer);
    if (errors.length) tell(`${vendor} ${request.method} ${request.url}: ${errors.join("; ")}`);
    return answer;
  };
}

/** What an exchange has that the contract does not, and under which operation; nothing for a server that failed. */
export async function heldAgainst(
  vendor: ContractVendor,
  path: string,
  request: Request,
  answer: Response,
): Promise<{ operation: string | null; errors: string[] }> {
  const named = operationsAt(vendor, request.method, path);
  const operation = named[0] ?? null;
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
  // Two operations may share an address: the exchange is one of them.
  const verdicts = named.map((one) => check({ vendor, operation: one, ...exchange }));
  return { operation, errors: verdicts.some(({ ok }) => ok) ? [] : (verdicts[0]?.errors ?? []) };
}

/** The same for a call that a vendor makes. */
export function webhookUnderContract<T extends { body: string }>(vendor: ContractVendor, call: T): T {
  const { ok, errors } = checkWebhook({ vendor, body: JSON.parse(call.body) });
  if (!ok) tell(`${vendor} webhook: ${errors.join("; ")}`);
  return call;
}

function tell(breach: string) {
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
