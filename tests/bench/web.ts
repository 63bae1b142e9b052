/**
 * How a long list feels in a browser: `npm run bench:web [-- rounds]`. A production build, a job of 10,000 applications
 * that are copies of one made-up person, real Chromium whose processor is slowed four times. A page that is not there is
 * the bare page, in turns with the list. Nothing is cached between loads. Medians of the rounds, but for `inpMs`: the
 * 95th percentile of all keystrokes. The last line is JSON.
 */
import { median } from "./mcp/load.ts";
import { loaded } from "./web/load.ts";
import { peekedAt } from "./web/peek.ts";
import { withLongList } from "./web/service.ts";
import { triaged } from "./web/triage.ts";

const [rounds = 5] = process.argv.slice(2).map(Number);

console.log(
  JSON.stringify(
    await withLongList(10_000, async ({ page, path, decided }) => {
      const loads: { list: Awaited<ReturnType<typeof loaded>>; bare: Awaited<ReturnType<typeof loaded>> }[] =
        [];
      // The first round warms the service up.
      for (let round = 0; round <= rounds; round++) {
        const bare = await loaded(page, "/there-is-no-such-page");
        const list = await loaded(page, path);
        console.log(`round ${round}: list ${describe(list)}; bare ${describe(bare)}`);
        if (round > 0) loads.push({ list, bare });
      }
      const peeks = await peekedAt(page, path);
      console.log(`peeks: ${peeks.map(Math.round).join(", ")} ms`);
      const triage = await triaged(page, path, decided);
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
