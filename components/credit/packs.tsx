import { Button } from "@/components/ui/button";
import { useWords } from "@/components/words/use-words";
import type { Pack } from "@/lib/platform/billing/packs";
import en from "@/messages/en/credit.json";

/** Credit packs with their prices. Members who may not buy see who may instead. */
export function Packs({ packs, mayBuy }: { packs: (Pack & { price: string })[]; mayBuy: boolean }) {
  const t = useWords("credit", en);
  if (!mayBuy) return <p className="text-sm text-ink-muted">{t("buy.administrator")}</p>;
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {packs.map(({ credits, price }) => (
        <li
          key={credits}
          className="flex items-center justify-between gap-3 rounded-lg border border-line bg-surface px-4 py-3"
        >
          <div>
            <p className="font-semibold tabular-nums">{t("pack", { credits })}</p>
            <p className="text-sm text-ink-muted">{price}</p>
          </div>
          <form action="/credits/buy" method="post">
            <input type="hidden" name="credits" value={credits} />
            <Button type="submit">
              {t.rich("buy.pack", {
                credits,
                hidden: (chunks) => <span className="sr-only">{chunks}</span>,
              })}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
