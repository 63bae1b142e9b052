export type ContractVendor = "ashby" | "greenhouse-v3" | "teamtailor" | "lever" | "workable";
type Verdict = { ok: boolean; errors: string[] };
type Exchange = {
  vendor: ContractVendor;
  operation: string;
  request?: { method?: string; path?: string; query?: unknown; body?: unknown };
  response?: { status: number; body: unknown };
};
export function check(exchange: Exchange): Verdict;
export function checkWebhook(call: { vendor: ContractVendor; body: unknown }): Verdict;
export function operations(vendor: ContractVendor): string[];
export function contract(vendor: ContractVendor): {
  operations: Record<string, { method: string; path: string }>;
};
