/**
 * Measures how well real CVs, real advertisements and recruiters' briefs are parsed. The data is next to the
 * checkout, not in it; docs/measuring.md explains the measures. With a folder as argument, its PDFs are measured and
 * nothing else. The last line is JSON.
 */
import path from "node:path";
import { briefs } from "./reading/briefs";
import { benchDrafts, fieldsMissedIn, readAdvertisements, readAsides } from "./reading/drafts";
import { measureFiles } from "./reading/files";
import { measureReading } from "./reading/roles";
import { hasData } from "../language/fingerprint";

const rounded = (result: object) =>
  Object.fromEntries(
    Object.entries(result).map(([key, value]) => [key, value && Number((value as number).toFixed(4))]),
  );
const [folder] = process.argv.slice(2);
if (folder) {
  console.log(JSON.stringify(rounded(await measureFiles(folder))));
  process.exit(0);
}
if (!hasData()) {
  console.log("There is no data to measure: it is expected next to the checkout, in ../shared/data.");
  console.log(JSON.stringify({ measured: false }));
  process.exit(0);
}
const advertisements = readAdvertisements(path.resolve("../shared/data/advertisements-dev.jsonl.gz"));
const missed = briefs.flatMap(fieldsMissedIn);
console.log(`Job fields stated in briefs but not parsed: ${missed.join("; ") || "none"}.`);
const { drafted, unlisted } = readAsides();
console.log(`Sentences without a requirement that became criteria: ${drafted.length}. ${drafted.join(" ")}`);
console.log(`Sentences without a requirement that are listed nowhere: ${unlisted.join(" ") || "none"}.`);
const result = { ...measureReading(), ...benchDrafts(advertisements) };
console.log(JSON.stringify(rounded(result)));
process.exit(0);
