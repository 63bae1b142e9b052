import type * as z from "zod";
import { Figure } from "@/components/credit/figure";
import { Skeleton } from "@/components/ui/skeleton";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { getPool } from "@/lib/hiring/talent-pool/get-pool";
import en from "@/messages/en/talent-pool.json";

type Pool = z.output<typeof getPool.output>;

const frame =
  "grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-4 [&>*]:bg-surface";

/** How many people a rediscovery can find, and how many it cannot, with the reasons. */
export function PoolFacts({ pool }: { pool: Pool }) {
  const { employees, notIndexed } = pool;
  const t = useWords("talent-pool", en);
  const left = notIndexed.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="flex flex-col gap-2">
      <dl className={frame}>
        <Figure name={t("pool.people")} value={pool.indexed} />
        <Figure name={t("pool.cvs")} value={pool.cvs} />
        <Figure name={t("pool.employees")} value={employees.indexed} />
        <div className="px-4 py-3">
          <dt className="text-sm text-ink-muted">{t("pool.lastIndexed")}</dt>
          <dd className="text-xl font-semibold">
            {pool.lastIndexedAt ? <When at={pool.lastIndexedAt} /> : t("pool.never")}
          </dd>
        </div>
      </dl>
      {employees.total > 0 && (
        <p className="text-sm text-ink-muted">
          {t("pool.consented", { consented: employees.consented, total: employees.total })}
        </p>
      )}
      {left > 0 && (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer rounded-xs text-ink-muted hover:text-ink">
            {t("pool.notSearched", { count: left })}
          </summary>
          <dl className="mt-2 grid gap-y-1.5 pl-4 sm:grid-cols-[max-content_4rem_1fr] sm:gap-x-4">
            {notIndexed.map(({ reason, count, explanation }) => (
              <div key={reason} className="contents max-sm:mb-1 max-sm:block">
                <dt className="font-medium max-sm:inline">{t(`unindexed.${reason}`)}</dt>
                <dd className="text-right tabular-nums max-sm:ml-2 max-sm:inline">{t("count", { count })}</dd>
                <dd className="text-ink-muted">{explanation}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

export const PoolFactsSkeleton = () => (
  <div aria-hidden className={frame}>
    {[0, 1, 2, 3].map((n) => (
      <div key={n} className="flex h-[4.5rem] flex-col gap-2 px-4 py-3">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-6 w-12" />
      </div>
    ))}
  </div>
);
