import type { Connector } from "@/lib/records/ats/connector";
import { AtsFailure } from "@/lib/records/ats/failure";
import type { Transport } from "@/lib/records/ats/http";
import { type AtsRecords, fetchable, resources } from "@/lib/records/ats/records";
import { vendorOf } from "@/lib/records/ats/vendors";
import { checkExchange } from "./under-contract.ts";
import type { ContractVendor } from "./validate.mjs";

const contracts: Record<string, ContractVendor> = {
  ashby: "ashby",
  greenhouse: "greenhouse-v3",
  teamtailor: "teamtailor",
  lever: "lever",
  workable: "workable",
};
export const hasContract = (provider: string) => Object.hasOwn(contracts, provider);

export type Difference = { operation: string; difference: string; times: number };
type Checked = { calls: number; differences: Difference[]; stopped: string[] };

/**
 * Makes the first calls of a sync, which only read: permissions, the first page of every list, one record of each
 * kind and the stages of one job. Each exchange is checked against the contract. Values from answers are never
 * reported: a difference names the field, not its value. `stopped` says what could not be read and why.
 */
export async function checkContract({
  provider,
  credentials,
  address,
  fetch: send = fetch,
}: {
  provider: string;
  credentials: Record<string, string>;
  /** Base URL of a simulator; the vendor's own when null. */
  address: string | null;
  fetch?: Transport["fetch"];
}): Promise<Checked> {
  const vendor = vendorOf(provider);
  const contract = contracts[provider];
  if (!vendor || !contract) throw new Error(`No contract for "${provider}".`);
  const differences = new Map<string, Difference>();
  let calls = 0;
  const transport: Transport = {
    async fetch(url, init) {
      const request = new Request(url, init);
      if (!isRead(contract, request)) throw new Error("This call would change something: it was not made.");
      calls++;
      const answer = await send(url, init);
      const { operation, errors } = await checkExchange(contract, pathOf(url, address), request, answer);
      for (const error of errors) note(differences, operation ?? "unknown operation", withoutValues(error));
      return answer;
    },
  };
  const connector = vendor.connect(transport, vendor.credentials.parse(credentials), address);
  const stopped = await readEverything(connector);
  return { calls, differences: [...differences.values()], stopped };
}

async function readEverything(connector: Connector): Promise<string[]> {
  const stopped: string[] = [];
  const attempt = async <T>(label: string, read: () => Promise<T>): Promise<T | null> => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof AtsFailure)) throw error;
      stopped.push(`${label}: ${error.message}`);
      return null;
    }
  };
  await attempt("permissions", () => connector.check());
  const first: Partial<{ [R in keyof AtsRecords]: AtsRecords[R] }> = {};
  for (const resource of resources) {
    const page = await attempt(resource, () => connector.list(resource, { since: null, next: null }));
    Object.assign(first, { [resource]: page?.records[0] });
  }
  for (const resource of fetchable) {
    const id = first[resource]?.externalId;
    if (id) await attempt(`one of ${resource}`, () => connector.one(resource, id));
  }
  const job = first.jobs?.externalId;
  if (job) await attempt("stages of a job", () => connector.stagesOf(job));
  return stopped;
}

/** Ashby reads by POST too: its operations that read end with list, info or listNotes. */
const isRead = (vendor: ContractVendor, { method, url }: Request) =>
  method === "GET" ||
  (vendor === "ashby" && /\.(list|info|listNotes)$/.test(url)) ||
  (vendor === "greenhouse-v3" && url.endsWith("/token"));

/** The path as the contract writes it, without the base path that a simulator has for each vendor. */
function pathOf(url: string, address: string | null): string {
  const { pathname } = new URL(url);
  return address ? pathname.slice(new URL(address).pathname.replace(/\/$/, "").length) : pathname;
}

function note(differences: Map<string, Difference>, operation: string, difference: string) {
  const key = `${operation} ${difference}`;
  const previous = differences.get(key);
  differences.set(key, { operation, difference, times: (previous?.times ?? 0) + 1 });
}

/** Removes array indices and values from an error: a value may be personal data. */
const withoutValues = (error: string) =>
  error
    .replaceAll(/\[\d+\]/g, "[]")
    .replace(/: "(?:[^"\\]|\\.)*" (is not one of|does not match|is no )/s, ": a value $1")
    .replace(
      /: (?:-?[\d.]+|true|false|null|\[.*\]|\{.*\}) (is not one of|is below|is above)/s,
      ": a value $1",
    );
