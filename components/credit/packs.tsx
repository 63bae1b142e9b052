import { Button } from "@/components/ui/button";
import type { Pack } from "@/lib/billing/packs";

/** Credits to buy, each pack with its price. Who may not buy is told who may. */
export function Packs({ packs, mayBuy }: { packs: (Pack & { price: string })[]; mayBuy: boolean }) {
  if (!mayBuy)
    return <p className="text-sm text-ink-muted">An administrator of your organization buys credits.</p>;
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {packs.map(({ credits, price }) => (
        <li
          key={credits}
          className="flex items-center justify-between gap-3 rounded-lg border border-line bg-surface px-4 py-3"
        >
          <div>
            <p className="font-semibold tabular-nums">{credits.toLocaleString("en-GB")} credits</p>
            <p className="text-sm text-ink-muted">{price}</p>
          </div>
          <form action="/credits/buy" method="post">
            <input type="hidden" name="credits" value={credits} />
            <Button type="submit">
              Buy<span className="sr-only"> {credits} credits</span>
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
