/**
 * How fast a long list is in a browser: `npm run bench:web [-- rounds]`. A production build, a job with 10,000 copies
 * of one invented applicant, and real Chromium with its CPU slowed down four times. The 404 page is the baseline,
 * loaded in turns with the list. Nothing is cached between loads. Medians of the rounds, except `inpMs`: the 95th
 * percentile of all keystrokes. The last line is JSON.
 */
import { median } from "./mcp/load.ts";
import { load } from "./web/load.ts";
import { measurePeeks } from "./web/peek.ts";
import { withLongList } from "./web/service.ts";
import { measureTriage } from "./web/triage.ts";

const [rounds = 5] = process.argv.slice(2).map(Number);

console.log(
  JSON.stringify(
    await withLongList(10_000, async ({ page, path, decided }) => {
      const loads: { list: Awaited<ReturnType<typeof load>>; bare: Awaited<ReturnType<typeof load>> }[] = [];
      // The first round warms the service up.
      for (let round = 0; round <= rounds; round++) {
        const bare = await load(page, "/there-is-no-such-page");
        const list = await load(page, path);
        console.log(`round ${round}: list ${describe(list)}; bare ${describe(bare)}`);
        if (round > 0) loads.push({ list, bare });
      }
      const peeks = await measurePeeks(page, path);
      console.log(`peeks: ${peeks.map(Math.round).join(", ")} ms`);
      const triage = await measureTriage(page, path, decided);
      console.log(`keystrokes of triage: ${triage.keystrokesMs.join(", ")} ms`);
      return {
        lcpMs: Math.round(median(loads.map(({ list }) => list.lcpMs))),
        barePageMs: Math.round(median(loads.map(({ bare }) => bare.lcpMs))),
        inpMs: triage.inpMs,
        peekMs: Math.round(median(peeks)),
        jsKb: Number(median(loads.map(({ list }) => list.jsKb)).toFixed(2)),
        triageKeystrokes: triage.keystrokes,
      };
    }),
  ),
);
process.exit();

function describe({ lcpMs, jsKb }: { lcpMs: number; jsKb: number }) {
  return `${Math.round(lcpMs)} ms, ${jsKb.toFixed(2)} kB`;
}
