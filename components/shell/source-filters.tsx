import { getWords } from "@/components/words/get-words";
import en from "@/messages/en/candidate.json";
import { FilterSelect } from "./filter-select";

/** Filters by source: rediscovered from the talent pool, and internal. */
export async function SourceFilters() {
  const t = await getWords("candidate", en);
  return (
    <>
      <FilterSelect
        name="rediscovered"
        label={t("filter.rediscovery")}
        any={t("filter.rediscovery.any")}
        options={[
          ["yes", t("filter.rediscovery.yes")],
          ["no", t("filter.rediscovery.no")],
        ]}
      />
      <FilterSelect
        name="internal"
        label={t("filter.internal")}
        any={t("filter.internal.any")}
        options={[
          ["yes", t("filter.internal.yes")],
          ["no", t("filter.internal.no")],
        ]}
      />
    </>
  );
}
