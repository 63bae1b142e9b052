import { VerdictMark } from "@/components/ui/verdict-mark";
import { useWords } from "@/components/words/use-words";
import type { Match } from "@/lib/hiring/talent-pool/search/match";
import en from "@/messages/en/talent-pool.json";
import { ExcerptLine } from "./excerpt-line";

/** Every criterion with the quotes for its verdict, and every matched term with the line it is in. */
export function MatchDetails({ match }: { match: Match }) {
  const t = useWords("talent-pool", en);
  return (
    <div className="mt-2 flex max-w-[80ch] flex-col gap-4 rounded-md bg-sunken px-3 py-3">
      <section>
        <h4 className="mb-1 text-xs font-medium text-ink-muted">{t("match.criteria")}</h4>
        <ul>
          {match.criteria.map(({ criterionId, name, verdict, quotes }) => (
            <li key={criterionId} className="border-b border-line py-1.5 last:border-b-0">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="min-w-0 text-sm break-words">{name}</span>
                <VerdictMark verdict={verdict} />
              </p>
              {quotes.map((quote, index) => (
                <blockquote key={index} className="line-clamp-2 text-sm break-words text-ink-muted">
                  <bdi>{t("match.quote", { quote })}</bdi>
                </blockquote>
              ))}
            </li>
          ))}
        </ul>
      </section>
      {match.terms.length > 0 && (
        <section>
          <h4 className="mb-1 text-xs font-medium text-ink-muted">{t("match.terms")}</h4>
          <dl className="flex flex-col gap-1.5">
            {match.terms.map(({ term, excerpt }) => (
              <div key={term}>
                <dt className="text-sm font-medium">{term}</dt>
                <dd>
                  <ExcerptLine excerpt={excerpt} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
