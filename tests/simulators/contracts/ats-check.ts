// npm run ats:check -- --vendor greenhouse [--address http://…]
// Reads a real account, with credentials from the environment, and compares every answer with the vendor's contract
// (tests/simulators/contracts). It changes nothing, and prints no personal data.
import { parseArgs } from "node:util";
import { vendorOf, vendors } from "@/lib/records/ats/vendors";
import { checkContract, hasContract } from "./check-contract.ts";

const { values } = parseArgs({ options: { vendor: { type: "string" }, address: { type: "string" } } });
const name = values.vendor ?? "";
const vendor = vendorOf(name);
if (!vendor || !hasContract(name)) {
  const vendorNames = Object.keys(vendors).filter(hasContract).join(", ");
  console.error(`Usage: npm run ats:check -- --vendor <${vendorNames}> [--address <of a simulator>]`);
  process.exit(2);
}

/** "clientId" of greenhouse is GREENHOUSE_CLIENT_ID. */
const variable = (field: string) =>
  `${name}_${field.replaceAll(/[A-Z]/g, (letter) => `_${letter}`)}`.toUpperCase();
const credentials = Object.fromEntries(
  vendor.fields.flatMap((field) => {
    const value = process.env[variable(field.name)];
    return value ? [[field.name, value]] : [];
  }),
);
const missing = vendor.fields.filter(
  ({ name: field, optional, choices }) => !credentials[field] && !optional && !choices,
);
if (missing.length) {
  console.error(`Set ${missing.map((field) => variable(field.name)).join(", ")}.`);
  process.exit(2);
}

const { calls, differences, stopped } = await checkContract({
  provider: name,
  credentials,
  address: values.address ?? null,
});
for (const { operation, difference, times } of differences)
  console.log(`${operation}: ${difference}${times > 1 ? ` (${times} times)` : ""}`);
for (const reason of stopped) console.log(`Not read: ${reason}`);
console.log(`${calls} calls, ${differences.length} differences from the contract of ${vendor.name}.`);
process.exit(differences.length || stopped.length ? 1 : 0);
