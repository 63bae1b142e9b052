"use client";

import { lazy, type ReactNode } from "react";
import { WithPeek } from "@/components/shell/with-peek";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application-list.json";
import type { Presented } from "./peek";

const Peek = lazy(() => import("./peek"));

const pathOf = (applicationId: string) => `/applications/${applicationId}/peek`;

/** A list of applications with a peek panel. `decides`: whether the list has shortcut keys for decisions. */
export function WithApplicationPeek(props: { label: string; decides: boolean; children: ReactNode }) {
  const t = useWords("application-list", en);
  return (
    <WithPeek<Presented>
      label={props.label}
      pathOf={pathOf}
      gone={t("gone")}
      show={(application, close) => <Peek application={application} close={close} decides={props.decides} />}
    >
      {props.children}
    </WithPeek>
  );
}
