import { When } from "@/components/ui/when";
import { VerdictMark } from "@/components/ui/verdict-mark";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/rights.json";
import type { OwnPage } from "./own-page";

type Tool = NonNullable<OwnPage["applications"][number]["tool"]>;
type Criterion = Tool["criteria"][number];

/** How many of the criteria that would have changed the score most are shown first. */
const MOST_LOST = 3;

/** What the tool computed for one application, why, and what another fact would have changed. */
export function ToolsPart({ tool }: { tool: Tool }) {
  const t = useWords("rights", en);
  const at = () => <When at={tool.at} />;
  const gain = ({ instead }: Criterion) => (instead ?? 0) - (tool.overall ?? 0);
  const lost = tool.criteria
    .filter((criterion) => criterion.instead !== null && gain(criterion) >= 0.1)
    .toSorted((a, b) => gain(b) - gain(a))
    .slice(0, MOST_LOST);
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-medium">{t("tool.title")}</h3>
      <p>
        {tool.overall === null
          ? t.rich("tool.noScore", { at })
          : t.rich("tool.score", { overall: tool.overall, at })}{" "}
        {t(tool.byRules ? "tool.byRules" : "tool.byModel")}
      </p>
      {lost.length > 0 && (
        <>
          <h3 className="font-medium">{t("tool.lost")}</h3>
          <Criteria criteria={lost} overall={tool.overall} />
        </>
      )}
      <details>
        <summary className="cursor-pointer font-medium text-accent-ink">{t("tool.criteria")}</summary>
        <div className="mt-3">
          <Criteria criteria={tool.criteria} overall={tool.overall} />
        </div>
      </details>
    </div>
  );
}

const Criteria = ({ criteria, overall }: { criteria: Criterion[]; overall: number | null }) => (
  <ul className="flex flex-col gap-4">
    {criteria.map((criterion) => (
      <CriterionItem key={criterion.name} criterion={criterion} overall={overall} />
    ))}
  </ul>
);

function CriterionItem({ criterion, overall }: { criterion: Criterion; overall: number | null }) {
  const t = useWords("rights", en);
  const { name, verdict, reason, quotes, share, adds, instead, ...time } = criterion;
  const { years, minimumYears, withYears } = time;
  return (
    <li className="flex flex-col gap-1 border-l-2 border-line pl-3">
      <p className="font-medium">{name}</p>
      <p className="flex flex-wrap items-center gap-x-2 text-ink-muted">
        <VerdictMark verdict={verdict} />
        <span className="tabular-nums">· {share > 0 ? t("adds", { adds, share }) : t("outside")}</span>
      </p>
      <p>{reason}</p>
      {quotes.slice(0, 3).map((quote, index) => (
        <p key={index} className="break-words text-ink-muted">
          {t("quote", { quote })}
        </p>
      ))}
      {withYears !== null && overall !== null && years !== null && minimumYears !== null && (
        <p className="tabular-nums">
          {t("instead.years", { minimumYears, years, instead: withYears, overall })}
        </p>
      )}
      {instead !== null && (
        <p className="tabular-nums">
          {overall === null ? t("instead.none", { instead }) : t("instead", { instead, overall })}
        </p>
      )}
    </li>
  );
}
