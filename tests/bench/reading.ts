/**
 * Measures how real CVs, real advertisements and recruiters' briefs are read. The sets lie beside the checkout and are no
 * part of it; docs/measuring.md says what is counted. The last line is JSON.
 */
import path from "node:path";
import { briefs } from "./reading/briefs";
import { benchDrafts, fieldsMissedIn, readAdvertisements, readAsides } from "./reading/drafts";
import { measureReading } from "./reading/roles";
import { hasData } from "../language/fingerprint";

if (!hasData()) {
  console.log("There is no data to measure on: it lies beside the checkout, in ../shared/data.");
  console.log(JSON.stringify({ measured: false }));
  process.exit(0);
}
const advertisements = readAdvertisements(path.resolve("../shared/data/advertisements-dev.jsonl.gz"));
const missed = briefs.flatMap(fieldsMissedIn);
console.log(`Fields of jobs that briefs state and that are not read: ${missed.join("; ") || "none"}.`);
const { drafted, unlisted } = readAsides();
console.log(`Sentences that ask nothing and became criteria: ${drafted.length}. ${drafted.join(" ")}`);
console.log(`Sentences that ask nothing and are listed nowhere: ${unlisted.join(" ") || "none"}.`);
const result = { ...measureReading(), ...benchDrafts(advertisements) };
const rounded = Object.entries(result).map(([key, value]) => [key, value && Number(value.toFixed(4))]);
console.log(JSON.stringify(Object.fromEntries(rounded)));
process.exit(0);
