import { X } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/list.json";
import { FilterChoices } from "./filter-choices";

/** A list's search and filters in one line; on a phone the filters scroll sideways below the search. */
export function FilterBar(props: {
  search: ReactNode;
  children: ReactNode;
  /** Address of the unfiltered list; null if no filter is set. */
  clear: string | null;
  end?: ReactNode;
}) {
  const t = useWords("list", en);
  return (
    <FilterChoices>
      <div className="flex items-start gap-x-2 gap-y-2 border-b border-line px-4 pb-2 max-sm:flex-wrap sm:px-6">
        {props.search}
        <div className="flex min-w-0 flex-1 items-center gap-2 max-sm:-mx-4 max-sm:-my-1 max-sm:basis-full max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap">
          {props.children}
          {props.clear !== null && (
            <Button asChild intent="quiet" size="sm">
              <Link href={props.clear} scroll={false}>
                <X aria-hidden />
                {t("clear")}
              </Link>
            </Button>
          )}
          {props.end && <div className="sm:ml-auto">{props.end}</div>}
        </div>
      </div>
    </FilterChoices>
  );
}
