/**
 * `npm run chaos [-- --rounds 100] [--port 47500]`: kill -9 of app, engine, database, launcher and all of them, in
 * turn, on the production build, while applications are created and judged. The last line is JSON; exit code 1 when
 * something was lost, stuck, doubled, or charged twice.
 */
import { parseArgs } from "node:util";
import { freePort } from "../../scripts/ports.ts";
import { chaos } from "./chaos/chaos.ts";
import { victims } from "./chaos/installation.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "100" }, port: { type: "string" } },
});
const port = values.port ? Number(values.port) : await freePort();
const killed = Array.from({ length: Number(values.rounds) }, (_, round) => victims[round % victims.length]!);
const report = await chaos(killed, port, process.env.SHORTLIST_TEST_DIST);
console.log(JSON.stringify(report));
const { lost, stuck, doubled, chargedTwice, offBy } = report;
process.exit(lost + stuck + doubled + chargedTwice + offBy > 0 ? 1 : 0);
